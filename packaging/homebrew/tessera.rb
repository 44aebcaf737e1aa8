# Untested: there was no Mac to try it on. Tessera has no home on the web yet: example.org and the zeros stand for the
# place and the checksum of the source archive that `make dist` makes, and are filled in when it is published.
class Tessera < Formula
  desc "Tile palette and picker for the terminal"
  homepage "https://example.org/tessera"
  url "https://example.org/tessera/tessera-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "jansson"
  depends_on "libunistring"
  depends_on "ncurses"
  uses_from_macos "swift" => :build

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    assert_equal "b\n", pipe_output("#{bin}/tessera --filter b", "a\nb\n")
  end
end
