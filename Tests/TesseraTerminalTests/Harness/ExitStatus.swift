/// How a program ended.
enum ExitStatus: Equatable, CustomStringConvertible {
  /// It returned or called `exit`.
  case code(Int32)
  /// A signal ended it; a shell shows 128 more.
  case signal(Int32)

  /// Reads what `waitpid` answered.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .code(waitStatus >> 8 & 0xFF) : .signal(signal)
  }

  /// What `$?` is in a shell.
  var shellStatus: Int32 {
    switch self {
    case .code(let code): code
    case .signal(let signal): 128 + signal
    }
  }

  /// Both, as words.
  var description: String {
    switch self {
    case .code(let code): "exit \(code)"
    case .signal(let signal): "signal \(signal)"
    }
  }
}
