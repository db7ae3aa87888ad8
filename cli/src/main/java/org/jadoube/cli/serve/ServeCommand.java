package org.jadoube.cli.serve;

import java.io.Console;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.server.Server;
import org.jadoube.server.ServerOptions;
import org.jadoube.server.SettingsFile;
import org.jadoube.server.StartFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Runs the server until it is asked to stop.
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    header = "Serve games to play and watch in a browser.",
    description = {
      "When ready, prints every address at which it can be reached and, in a terminal, a QR"
          + " code for phones. SIGTERM or Ctrl-C stops it; everything is on disk by then, and"
          + " games continue where they were when it is started again."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube serve",
      "  jadoube serve --host localhost",
      "  jadoube serve --port 80 --data /var/lib/jadoube",
      "  jadoube serve --database jdbc:postgresql://localhost/jadoube",
      "  jadoube serve --config /etc/jadoube.conf"
    })
public final class ServeCommand implements Callable<Integer> {
  private static final ServerOptions EVERYWHERE =
      ServerOptions.in(Path.of("jadoube-data")).withHost(ServerOptions.EVERYWHERE);

  private final Streams streams;

  @Option(
      names = "--port",
      converter = WholeNumber.Port.class,
      paramLabel = "PORT",
      description = "The port to listen on (default: 8080); 0 for any free port.")
  private Optional<Integer> port = Optional.empty();

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description =
          "The address to listen on (default: all of this machine's); localhost keeps other"
              + " machines out.")
  private Optional<String> host = Optional.empty();

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "The directory for the games (default: ./jadoube-data).")
  private Optional<Path> data = Optional.empty();

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = {
        "A JDBC URL of SQLite or PostgreSQL (default: a SQLite file in DIR). It may also"
            + " come from the environment variable JADOUBE_DATABASE, and its password from"
            + " JADOUBE_DATABASE_PASSWORD."
      })
  private Optional<String> database = Optional.empty();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description =
          "A settings file with lines of key = value: the options above and all limits"
              + " (docs/server.md). Options on the command line take precedence.")
  private Optional<Path> config = Optional.empty();

  @Option(
      names = "--qr",
      negatable = true,
      description = "Print a QR code or not, even if the output is not a terminal.")
  private Optional<Boolean> code = Optional.empty();

  public ServeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    try {
      serve(Server.start(options()));
      return ExitCode.DONE;
    } catch (StartFailure failure) {
      streams.err().println("jadoube serve: " + failure.getMessage());
      return ExitCode.MISUSE;
    }
  }

  private ServerOptions options() throws StartFailure {
    ServerOptions options =
        Optional.ofNullable(System.getenv("JADOUBE_DATABASE"))
            .map(EVERYWHERE::withDatabase)
            .orElse(EVERYWHERE);
    if (config.isPresent()) {
      options = SettingsFile.read(config.get(), options);
    }
    options = host.map(options::withHost).orElse(options);
    options = port.map(options::withPort).orElse(options);
    options = data.map(options::withData).orElse(options);
    return database.map(options::withDatabase).orElse(options);
  }

  private void serve(Server server) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop"));
    boolean watched = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    streams.out().println(server.greeting());
    streams.out().flush();
    new Welcome(server.addressesForOthers(), watched, code.orElse(watched))
        .lines()
        .forEach(streams.out()::println);
    streams.out().flush();
    new CountDownLatch(1).await();
  }

  /// Being asked to stop is not a failure: the exit code is 0, not the signal's.
  private static void stop(Server server) {
    server.close();
    Runtime.getRuntime().halt(ExitCode.DONE);
  }
}
