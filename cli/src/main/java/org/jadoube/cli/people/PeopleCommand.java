package org.jadoube.cli.people;

import java.net.URI;
import java.util.Optional;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.storage.StorageOptions;
import org.jadoube.server.StartFailure;
import org.jadoube.server.people.PasswordResets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Helps people with their accounts.
@Command(
    name = "people",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    header = "Help people with their accounts on a server.",
    footer = {
      "",
      "Example:",
      "  jadoube people reset Ana --address https://chess.example.org",
    })
public final class PeopleCommand implements Runnable {
  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private StorageOptions stored = new StorageOptions();

  public PeopleCommand(Streams streams) {
    this.streams = streams;
  }

  /// Without a subcommand, lists them.
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  @Command(
      name = "reset",
      mixinStandardHelpOptions = true,
      header = "Make a link with which somebody sets a new password.",
      description = {
        "For somebody who has forgotten theirs; make sure of who it is. The link is good once, for"
            + " half an hour, and replaces an earlier one. Nothing changes until it is used; then"
            + " all devices are signed out. The server may be running."
      })
  int reset(
      @Parameters(paramLabel = "NAME", description = "The name of the account.") String name,
      @Option(
              names = "--address",
              paramLabel = "URL",
              defaultValue = "http://localhost:8080",
              description =
                  "Where they reach the server, for the link (default: ${DEFAULT-VALUE}).")
          URI address) {
    try {
      Optional<PasswordResets.Given> given = stored.storage().resetPassword(name);
      given.ifPresentOrElse(
          found -> tell(found, address), () -> complain("There is no account of that name."));
      return given.isPresent() ? ExitCode.DONE : ExitCode.MISUSE;
    } catch (StartFailure failed) {
      complain(String.valueOf(failed.getMessage()));
      return ExitCode.MISUSE;
    }
  }

  private void tell(PasswordResets.Given given, URI address) {
    String origin = address.toString().replaceFirst("/+$", "");
    streams.out().println(origin + "/reset#" + given.key().text());
    streams.out().println("good once, until " + given.until());
    streams.out().flush();
  }

  private void complain(String message) {
    streams.err().println("jadoube people reset: " + message);
  }
}
