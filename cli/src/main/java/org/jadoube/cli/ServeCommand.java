package org.jadoube.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jadoube.cli.shell.Exit;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.server.Server;
import org.jadoube.server.ServerOptions;
import org.jadoube.server.StartFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Runs the server until it is told to stop.
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    header = "Serve games to play and watch in the browser.",
    description = {
      "Prints its address when it is ready. Stops on SIGTERM or Ctrl-C; every act is on disk by then,"
          + " and games go on where they were when it is started again."
    },
    footer = {
      "",
      "For instance:",
      "  jadoube serve",
      "  jadoube serve --port 80 --host 0.0.0.0 --data /var/lib/jadoube",
      "  jadoube serve --database jdbc:postgresql://localhost/jadoube"
    })
final class ServeCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--port",
      converter = WholeNumber.Port.class,
      paramLabel = "PORT",
      defaultValue = "8080",
      description = "Where to listen (default: ${DEFAULT-VALUE}); 0 for any free port.")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "localhost",
      description =
          "The address to listen at (default: ${DEFAULT-VALUE}, this machine only);"
              + " 0.0.0.0 for all.")
  private String host;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "jadoube-data",
      description = "The directory for the games (default: ./${DEFAULT-VALUE}).")
  private Path data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = {
        "A JDBC URL of SQLite or PostgreSQL; a SQLite file in DIR if not given. It may also stand in the"
            + " environment, as JADOUBE_DATABASE, and its password by itself as"
            + " JADOUBE_DATABASE_PASSWORD."
      })
  private Optional<String> database = Optional.empty();

  ServeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    try {
      serve(Server.start(options()));
      return Exit.DONE;
    } catch (StartFailure failure) {
      streams.err().println("jadoube serve: " + failure.getMessage());
      return Exit.MISUSE;
    }
  }

  private ServerOptions options() {
    ServerOptions options = ServerOptions.in(data).withHost(host).withPort(port);
    return database
        .or(() -> Optional.ofNullable(System.getenv("JADOUBE_DATABASE")))
        .map(options::withDatabase)
        .orElse(options);
  }

  private void serve(Server server) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop"));
    streams.out().println(server.greeting());
    streams.out().flush();
    new CountDownLatch(1).await();
  }

  /// To be asked to stop is no failure: the exit code is 0, not the signal's.
  private static void stop(Server server) {
    server.close();
    Runtime.getRuntime().halt(Exit.DONE);
  }
}
