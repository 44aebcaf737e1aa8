import Testing

/// Tests of what a process has once: ncurses' standard screen, signal actions, descriptors. One at a time.
@Suite(.serialized) enum ProcessWide {}
