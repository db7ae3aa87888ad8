package org.jadoube.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.web.warmup.WarmUp;

/// A run in which Java learns for the next start (`-XX:AOTCacheOutput`): of one kind of command, or
/// of a server, where the first visitors play.
public final class Training {
  private static final String GREETING = "jadoube serves at ";

  /// On a slow machine it learns less, but something.
  private static final Duration VISIT = Duration.ofSeconds(20);

  /// After that many play at once, as in a league, so that the code compiled by then is known from
  /// the start.
  private static final Duration EVENING = Duration.ofSeconds(12);

  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private Training() {}

  /// Runs it.
  ///
  /// @param arguments the kind, as the script `jadoube` calls it, and a directory for its files
  public static void main(String... arguments) throws IOException, InterruptedException {
    Thread.ofPlatform().daemon().start(Training::giveUp);
    Path directory = Path.of(arguments[1]);
    switch (arguments[0]) {
      case "short" -> Rehearsal.ofShortCommands();
      case "search" -> Rehearsal.ofSearches();
      case "archives" -> Rehearsal.ofArchives(directory);
      case "referee" -> Rehearsal.ofReferee();
      case "tournaments" -> Rehearsal.ofTournaments();
      case "storage" -> Rehearsal.ofStorage(directory);
      case "server" -> serve(arguments[1]);
      default -> throw new IllegalArgumentException(arguments[0]);
    }
    System.exit(0);
  }

  private static void serve(String directory) throws IOException, InterruptedException {
    PipedInputStream said = new PipedInputStream();
    Streams streams = Streams.of(System.in, new PipedOutputStream(said), System.err);
    Thread.ofPlatform().daemon().start(() -> Jadoube.execute(streams, serverFor(directory)));
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(said, StandardCharsets.UTF_8))) {
      String line = lines.readLine();
      if (line == null || !line.startsWith(GREETING)) {
        throw new IOException("no server to learn from: " + line);
      }
      visit(URI.create(line.substring(GREETING.length())));
    }
  }

  /// The server's arguments. Its visitors play faster than anybody else, so the limit on messages
  /// is lifted.
  private static String[] serverFor(String directory) {
    return new String[] {
      "serve",
      "--host",
      "localhost",
      "--port",
      "0",
      "--data",
      directory,
      "--messages-at-once",
      "1000"
    };
  }

  /// Gives up after a while, so that nobody waits for the end of this forever.
  private static void giveUp() {
    try {
      Thread.sleep(PATIENCE);
      Runtime.getRuntime().halt(ExitCode.MISUSE);
    } catch (InterruptedException nobodyDoesThat) {
      Thread.currentThread().interrupt();
    }
  }

  private static void visit(URI home) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      new FirstVisitors(client, home).come(VISIT);
    }
    var _ = WarmUp.on(home, EVENING);
  }
}
