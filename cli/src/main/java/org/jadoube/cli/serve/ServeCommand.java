package org.jadoube.cli.serve;

import java.io.Console;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
import org.jadoube.web.Settings;
import org.jadoube.web.StartFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

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
    preprocessor = SettingOptions.class,
    footer = {
      "",
      "docs/configuration.md lists all settings: limits, deadlines, TLS, metrics, logs. Each is an"
          + " option, too, a variable and a line of the settings file: --connections 2000,"
          + " JADOUBE_CONNECTIONS=2000, connections = 2000.",
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

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description =
          "A settings file with lines of key = value. Options take precedence over the environment"
              + " (JADOUBE_PORT for --port), and that over the file.")
  private Optional<Path> config = Optional.empty();

  @Option(
      names = "--qr",
      negatable = true,
      description = "Print a QR code or not, even if the output is not a terminal.")
  private Optional<Boolean> code = Optional.empty();

  @Option(
      names = "--json",
      description = "When ready, write the addresses as a JSON object on one line.")
  private boolean json;

  public ServeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    CompletableFuture<Server> starting = new CompletableFuture<>();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(starting), "stop"));
    try {
      Server server = Server.start(options());
      starting.complete(server);
      serve(server);
      return ExitCode.DONE;
    } catch (StartFailure failure) {
      streams.err().println("jadoube serve: " + failure.getMessage());
      return ExitCode.MISUSE;
    } finally {
      starting.cancel(false);
    }
  }

  private ServerOptions options() throws StartFailure {
    Map<String, String> environment = System.getenv();
    for (String unknown : Settings.unknown(environment)) {
      streams
          .err()
          .println("jadoube serve: ignoring " + unknown + " in the environment: no such setting.");
    }
    return Settings.read(
        EVERYWHERE, config, environment, SettingOptions.given(spec.commandLine().getParseResult()));
  }

  private void serve(Server server) throws InterruptedException {
    if (json) {
      streams.out().println(ServerAddresses.json(server.address(), server.addressesForOthers()));
    } else {
      greet(server);
    }
    streams.out().flush();
    new CountDownLatch(1).await();
  }

  private void greet(Server server) {
    boolean watched = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    streams.out().println(server.greeting());
    streams.out().flush();
    new ServerAddresses(server.addressesForOthers(), watched, code.orElse(watched))
        .lines()
        .forEach(streams.out()::println);
  }

  /// Stops a server. One that is still starting completes its start first, since the port may be
  /// open already.
  private static void stop(CompletableFuture<Server> starting) {
    try {
      stop(starting.join());
    } catch (CancellationException failed) {
      // the reason has been reported
    }
  }

  /// Stops the server. A request to stop is not a failure: the exit code is 0, not the signal's.
  private static void stop(Server server) {
    Thread.ofPlatform().daemon().name("deadline").start(() -> cutShort(server.longestStop()));
    server.stop();
    Runtime.getRuntime().halt(ExitCode.DONE);
  }

  /// Ends the process even if something hangs. Nothing acknowledged is lost.
  private static void cutShort(Duration longest) {
    try {
      Thread.sleep(longest);
      Runtime.getRuntime().halt(ExitCode.FOUND);
    } catch (InterruptedException nobodyDoesThat) {
      Thread.currentThread().interrupt();
    }
  }
}
