import CStartup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

startup_take_memory()
exit(Command.run())
