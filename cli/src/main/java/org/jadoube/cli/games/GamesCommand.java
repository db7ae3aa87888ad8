package org.jadoube.cli.games;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.storage.Operating;
import org.jadoube.cli.storage.StorageOptions;
import org.jadoube.play.people.Scope;
import org.jadoube.play.transfer.Transferred;
import org.jadoube.store.GameId;
import org.jadoube.web.StartFailure;
import org.jadoube.web.Storage;
import org.jadoube.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Moves a server's games.
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    header = "Back up, restore, export, import, hide and remove a server's games.",
    description = {
      "Backups are SQLite files. Exports are lines of JSON that any jadoube can import, from"
          + " SQLite or PostgreSQL to either. Both are made while the server runs."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube games backup monday.db",
      "  jadoube games restore monday.db --data /var/lib/jadoube",
      "  jadoube games export games.jsonl",
      "  jadoube games import games.jsonl --database jdbc:postgresql://db/jadoube",
      "  jadoube games hide tournament:23456789abcd"
    })
public final class GamesCommand implements Runnable {
  private static final String TOURNAMENT = "tournament:";
  private static final String WHAT = "The id of a game, or tournament: and the id of a tournament.";

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private StorageOptions stored = new StorageOptions();

  public GamesCommand(Streams streams) {
    this.streams = streams;
  }

  /// Without a subcommand, lists them.
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  @Command(
      name = "backup",
      mixinStandardHelpOptions = true,
      header = "Copy the SQLite database as it is now.")
  int backup(@Parameters(paramLabel = "FILE", description = "A new file.") Path file) {
    return tried(
        "backup",
        () -> {
          storage().backUp(file);
          return told(file);
        });
  }

  @Command(
      name = "restore",
      mixinStandardHelpOptions = true,
      header = "Put a backup into a directory without games.")
  int restore(@Parameters(paramLabel = "FILE", description = "A backup.") Path file) {
    return tried(
        "restore",
        () -> {
          storage().restore(file);
          return told(file);
        });
  }

  @Command(
      name = "export",
      mixinStandardHelpOptions = true,
      header = "Write all games as lines of JSON.")
  int export(@Parameters(paramLabel = "FILE", description = "A file; it is replaced.") Path file) {
    return tried("export", () -> told("export", "exported", storage().export(file)));
  }

  @Command(
      name = "import",
      mixinStandardHelpOptions = true,
      header = "Add games that were exported.",
      description = {
        "Each game is played through first; one that cannot have happened is named and left out,"
            + " and one that is there already is kept as it is. Games in progress are paused as of"
            + " the export."
      })
  int add(
      @Parameters(paramLabel = "FILE", description = "An export; '-' is standard input.")
          Path file) {
    return tried(
        "import",
        () -> {
          try (Reader in = reader(file)) {
            return told("import", "imported", storage().add(in));
          }
        });
  }

  @Command(
      name = "hide",
      mixinStandardHelpOptions = true,
      header = "Hide a game or a tournament from all but its officials.")
  int hide(@Parameters(paramLabel = "WHAT", description = WHAT) String what) {
    return operating("hide", what).hide(_ -> scope(what), true);
  }

  @Command(
      name = "show",
      mixinStandardHelpOptions = true,
      header = "Show a game or a tournament again that was hidden.")
  int show(@Parameters(paramLabel = "WHAT", description = WHAT) String what) {
    return operating("show", what).hide(_ -> scope(what), false);
  }

  @Command(
      name = "remove",
      mixinStandardHelpOptions = true,
      header = "Remove a game, or a tournament with its games, for good.",
      description = "The log of the server's officials keeps a record of this.")
  int remove(@Parameters(paramLabel = "WHAT", description = WHAT) String what) {
    return operating("remove", what).remove(_ -> scope(what));
  }

  private Reader reader(Path file) throws IOException {
    return file.toString().equals("-")
        ? new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8))
        : Files.newBufferedReader(file, StandardCharsets.UTF_8);
  }

  private Operating operating(String command, String what) {
    String missing =
        what.startsWith(TOURNAMENT)
            ? "There is no tournament with the id \"" + what.substring(TOURNAMENT.length()) + "\"."
            : "There is no game with the id \""
                + what
                + "\"; a tournament is written "
                + TOURNAMENT
                + "ID.";
    return new Operating(streams, storage(), "games " + command, missing, stored.json());
  }

  private static Optional<Scope> scope(String what) {
    return what.startsWith(TOURNAMENT)
        ? Scope.tournament(what.substring(TOURNAMENT.length()))
        : GameId.read(what).map(Scope::of);
  }

  private Storage storage() {
    return stored.storage();
  }

  private int told(String command, String done, Transferred transferred) {
    String known = transferred.known() == 0 ? "" : ", " + transferred.known() + " there already";
    streams
        .out()
        .println(stored.json() ? object(transferred) : done + ": " + transferred.games() + known);
    streams.out().flush();
    transferred.faults().forEach(fault -> tell(command, fault));
    return transferred.faults().isEmpty() ? ExitCode.DONE : ExitCode.FOUND;
  }

  private static String object(Transferred transferred) {
    return Json.object(
        "schema",
        1,
        "games",
        transferred.games(),
        "known",
        transferred.known(),
        "faults",
        transferred.faults());
  }

  /// A copy needs no words: whoever made it sees the file.
  private int told(Path file) {
    if (stored.json()) {
      streams.out().println(Json.object("schema", 1, "file", file.toString()));
      streams.out().flush();
    }
    return ExitCode.DONE;
  }

  private interface Task {
    int run() throws StartFailure, IOException;
  }

  private int tried(String command, Task task) {
    try {
      return task.run();
    } catch (StartFailure failed) {
      tell(command, String.valueOf(failed.getMessage()));
    } catch (IOException failed) {
      tell(command, "The file cannot be used: " + failed.getMessage());
    }
    return ExitCode.MISUSE;
  }

  private void tell(String command, String message) {
    streams.err().println("jadoube games " + command + ": " + message);
  }
}
