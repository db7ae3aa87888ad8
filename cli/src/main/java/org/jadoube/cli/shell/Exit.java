package org.jadoube.cli.shell;

/// What a command says to the shell when it ends.
public final class Exit {
  /// Done, and nothing to object to.
  public static final int DONE = 0;

  /// Done, and something was found: an audit's finding, an illegal move.
  public static final int FOUND = 1;

  /// Wrong use, or input that cannot be read as a whole.
  public static final int MISUSE = 2;

  private Exit() {}
}
