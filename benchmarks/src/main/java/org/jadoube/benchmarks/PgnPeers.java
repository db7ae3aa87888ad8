package org.jadoube.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The peers in the race over archives, each in its own process, measured by CPU time.
final class PgnPeers {
  private static final Pattern TIMES = Pattern.compile("(\\d+)m([\\d.]+)s (\\d+)m([\\d.]+)s");

  private PgnPeers() {}

  /// Reads an archive.
  interface Peer {
    /// The seconds of CPU time used.
    double seconds(Path archive) throws IOException;
  }

  /// pgn-extract, checking every move and writing nothing.
  static Peer extract(String program) {
    return program("'" + program + "' -s -r");
  }

  /// Any program that takes the archive after its given arguments.
  static Peer program(String command) {
    return archive -> {
      String script = command + " \"$0\" >/dev/null 2>&1; times";
      Process shell = new ProcessBuilder("sh", "-c", script, archive.toString()).start();
      List<String> times = shell.inputReader(UTF_8).lines().toList();
      Matcher found = TIMES.matcher(times.get(1).replace(',', '.')); // for the shell's children
      if (!found.matches()) {
        throw new IOException("times says " + times);
      }
      return 60 * (number(found, 1) + number(found, 3)) + number(found, 2) + number(found, 4);
    };
  }

  private static double number(Matcher found, int group) {
    return Double.parseDouble(found.group(group));
  }

  /// chesslib, its jars in `jars`; run from the source of its contestant.
  static Peer chesslib(Path jars) throws IOException {
    String java = System.getProperty("java.home") + "/bin/java";
    String source = Path.of("benchmarks/contestants/ChesslibPgn.java").toString();
    Process process =
        new ProcessBuilder(java, "-XX:+UseSerialGC", "-cp", jars + "/*", source)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    PrintStream questions = new PrintStream(process.getOutputStream(), true, UTF_8);
    BufferedReader answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    return archive -> {
      questions.println(archive);
      return Double.parseDouble(answers.readLine().split(" ")[2]) / 1e9;
    };
  }
}
