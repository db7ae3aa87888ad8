package org.jadoube.cli.games;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.storage.StorageOptions;
import org.jadoube.server.StartFailure;
import org.jadoube.server.Storage;
import org.jadoube.server.transfer.Transferred;
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
    header = "Back up, restore, export and import a server's games.",
    description = {
      "Backups are files of SQLite. Exports are lines of JSON that any jadoube can import, from"
          + " SQLite or PostgreSQL to either. Both are made while the server runs."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube games backup monday.db",
      "  jadoube games restore monday.db --data /var/lib/jadoube",
      "  jadoube games export games.jsonl",
      "  jadoube games import games.jsonl --database jdbc:postgresql://db/jadoube"
    })
public final class GamesCommand implements Runnable {
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
      header = "Copy the database of SQLite as it is now.")
  int backup(@Parameters(paramLabel = "FILE", description = "A new file.") Path file) {
    return tried(
        "backup",
        () -> {
          storage().backUp(file);
          return ExitCode.DONE;
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
          return ExitCode.DONE;
        });
  }

  @Command(
      name = "export",
      mixinStandardHelpOptions = true,
      header = "Write all games as lines of JSON.")
  int export(@Parameters(paramLabel = "FILE", description = "A file; it is replaced.") Path file) {
    return tried(
        "export",
        () -> {
          try (Writer out =
              new BufferedWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
            return told("export", "exported", storage().export(out));
          }
        });
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
  int add(@Parameters(paramLabel = "FILE", description = "An export.") Path file) {
    return tried(
        "import",
        () -> {
          try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return told("import", "imported", storage().add(in));
          }
        });
  }

  private Storage storage() {
    return stored.storage();
  }

  private int told(String command, String done, Transferred transferred) {
    String known = transferred.known() == 0 ? "" : ", " + transferred.known() + " there already";
    streams.out().println(done + ": " + transferred.games() + known);
    streams.out().flush();
    transferred.faults().forEach(fault -> tell(command, fault));
    return transferred.faults().isEmpty() ? ExitCode.DONE : ExitCode.FOUND;
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
