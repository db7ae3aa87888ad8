package org.jadoube.cli;

/// What a command says to the shell when it ends.
final class Exit {
  /// Done, and nothing to object to.
  static final int DONE = 0;

  /// Done, and something was found: an audit's finding, an illegal move.
  static final int FOUND = 1;

  /// Wrong use, or input that cannot be read as a whole.
  static final int MISUSE = 2;

  private Exit() {}
}
