package org.jadoube.benchmarks.load;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The time from the start of the program to its first answer, with the database that `acts` left
/// behind.
record FirstAnswer(Laboratory laboratory) {
  private static final int ROUNDS = 5;
  private static final long POLL_MILLIS = 2;
  private static final long PATIENCE_NANOS = 30_000_000_000L;

  void measure() throws Exception {
    Files.createDirectories(laboratory.played());
    Report report = laboratory.report();
    boolean played = Files.exists(laboratory.played().resolve("jadoube.db"));
    report.say(
        "",
        "## Start",
        "",
        "From the start of `jadoube serve` to the first answer, median of "
            + ROUNDS
            + (played ? ", with the database of the games above" : ", without games")
            + ":",
        "",
        "| | ms |",
        "|---|---:|");
    say("with what `jadoube learn` keeps", true);
    say("without", false);
  }

  private void say(String how, boolean learned) throws Exception {
    List<Double> millis = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      millis.add(millis(learned));
    }
    double median = millis.stream().sorted().toList().get(ROUNDS / 2);
    laboratory.report().say(String.format(Locale.ROOT, "| %s | %.0f |", how, median));
  }

  private double millis(boolean learned) throws Exception {
    int port = freePort();
    long start = System.nanoTime();
    Process server = server(port, learned);
    try {
      URI home = URI.create("http://localhost:" + port + "/api/time");
      while (!answers(home)) {
        if (System.nanoTime() - start > PATIENCE_NANOS) {
          throw new IllegalStateException("the server did not start");
        }
        Thread.sleep(POLL_MILLIS);
      }
      return (System.nanoTime() - start) / 1e6;
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  /// Another collector makes Java ignore what it has learned, so a run with it is like one without
  /// the file.
  private Process server(int port, boolean learned) throws IOException {
    Path root = laboratory.root();
    List<String> command =
        new ArrayList<>(
            List.of(
                root.resolve("jadoube").toString(),
                "serve",
                "--port",
                String.valueOf(port),
                "--data",
                laboratory.played().toString()));
    ProcessBuilder process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    if (!learned) {
      process.environment().merge("JADOUBE_OPTS", " -XX:AOTMode=off", String::concat);
    }
    return process.start();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static boolean answers(URI address) {
    try {
      HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
      connection.setConnectTimeout(1000);
      connection.setReadTimeout(5000);
      return connection.getResponseCode() == 200;
    } catch (IOException notYet) {
      return false;
    }
  }
}
