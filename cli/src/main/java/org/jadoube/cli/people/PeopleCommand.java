package org.jadoube.cli.people;

import java.net.URI;
import java.util.Optional;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.storage.Operating;
import org.jadoube.cli.storage.StorageOptions;
import org.jadoube.play.people.PasswordResets;
import org.jadoube.web.StartFailure;
import org.jadoube.wire.Json;
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
      header = "Make a link for setting a new password.",
      description = {
        "For somebody who has forgotten their password; make sure who it is. The link works once,"
            + " for half an hour, and replaces any earlier one. Nothing changes until it is used; then"
            + " all devices are signed out. The server may be running."
      })
  int reset(
      @Parameters(paramLabel = "NAME", description = "The name of the account.") String name,
      @Option(
              names = "--address",
              paramLabel = "URL",
              defaultValue = "http://localhost:8080",
              description = {"The server's address for the link. Default:", "${DEFAULT-VALUE}"})
          URI address) {
    try {
      Optional<PasswordResets.Given> given = stored.storage().resetPassword(name);
      given.ifPresentOrElse(found -> tell(found, address), () -> complain(noAccount(name)));
      return given.isPresent() ? ExitCode.DONE : ExitCode.MISUSE;
    } catch (StartFailure failed) {
      complain(String.valueOf(failed.getMessage()));
      return ExitCode.MISUSE;
    }
  }

  @Command(
      name = "hide",
      mixinStandardHelpOptions = true,
      header = "Sign somebody out, and keep them out.")
  int hide(@Parameters(paramLabel = "NAME", description = "The name of the account.") String name) {
    return operating("hide", name).hide(moderation -> moderation.account(name), true);
  }

  @Command(name = "show", mixinStandardHelpOptions = true, header = "Let somebody sign in again.")
  int show(@Parameters(paramLabel = "NAME", description = "The name of the account.") String name) {
    return operating("show", name).hide(moderation -> moderation.account(name), false);
  }

  @Command(
      name = "remove",
      mixinStandardHelpOptions = true,
      header = "Remove an account for good.",
      description = "Its games stay, without its name, and nobody else can take the name.")
  int remove(
      @Parameters(paramLabel = "NAME", description = "The name of the account.") String name) {
    return operating("remove", name).remove(moderation -> moderation.account(name));
  }

  private Operating operating(String command, String name) {
    return new Operating(
        streams, stored.storage(), "people " + command, noAccount(name), stored.json());
  }

  private static String noAccount(String name) {
    return "There is no account with the name \"" + name + "\".";
  }

  private void tell(PasswordResets.Given given, URI address) {
    String link = address.toString().replaceFirst("/+$", "") + "/reset#" + given.key().text();
    String until = given.until().toString();
    streams
        .out()
        .println(
            stored.json()
                ? Json.object("schema", 1, "link", link, "until", until)
                : link + System.lineSeparator() + "good once, until " + until);
    streams.out().flush();
  }

  private void complain(String message) {
    streams.err().println("jadoube people reset: " + message);
  }
}
