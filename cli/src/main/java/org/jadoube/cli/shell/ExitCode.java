package org.jadoube.cli.shell;

/// The exit codes of every command.
public final class ExitCode {
  /// Done, with nothing to report.
  public static final int DONE = 0;

  /// Done, and something was found: an audit's finding, an illegal move.
  public static final int FOUND = 1;

  /// Wrong use, or input that cannot be read at all.
  public static final int MISUSE = 2;

  private ExitCode() {}
}
