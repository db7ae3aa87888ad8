package org.jadoube.cli.shell;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// Options of a command that cannot be combined.
public final class Misuse {
  private Misuse() {}

  /// Ends the command with `message` if it was used wrongly.
  public static void refuse(boolean wrong, CommandSpec command, String message) {
    if (wrong) {
      throw new ParameterException(command.commandLine(), message + ".");
    }
  }
}
