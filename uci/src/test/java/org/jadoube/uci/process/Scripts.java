package org.jadoube.uci.process;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jadoube.uci.session.SessionProgram;

/// Commands of engines: our own, and scripts that behave badly.
final class Scripts {
  /// The first lines of every script.
  private static final String GREETING =
      "read line; echo 'id name Script'; echo 'option name Hash type spin default 1 min 1 max 64';"
          + " echo uciok;";

  private Scripts() {}

  static EngineCommand ours() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return EngineCommand.of(
        List.of(java, "-XX:TieredStopAtLevel=1", "-cp", classes, SessionProgram.class.getName()));
  }

  /// A script of a shell that reads and writes lines.
  static EngineCommand shell(String script) {
    return EngineCommand.of(List.of("sh", "-c", script))
        .withReadiness(Duration.ofMillis(1_500))
        .withPatience(Duration.ofMillis(300));
  }

  /// A script that greets, says that it is ready, and when it is to move does this.
  static EngineCommand moving(String deed) {
    return shell(
        GREETING
            + " while read line; do case $line in isready) echo readyok;; go*) "
            + deed
            + ";; quit) exit;; esac; done");
  }
}
