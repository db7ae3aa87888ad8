package org.jadoube.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The `jadoube` command: each thing it can do is a subcommand.
@Command(
    name = "jadoube",
    description = "Chess under the Laws.",
    mixinStandardHelpOptions = true,
    version = "jadoube 0.1.0-SNAPSHOT")
final class Jadoube implements Runnable {
  @Spec private CommandSpec spec;

  private Jadoube() {}

  public static void main(String... arguments) {
    System.exit(new CommandLine(new Jadoube()).execute(arguments));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which command?");
  }
}
