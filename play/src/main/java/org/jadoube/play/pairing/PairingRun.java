package org.jadoube.play.pairing;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/// One run of an engine.
///
/// @param answer the pairs as text; empty after a failure
/// @param said the beginning of its other output, on one line
/// @param failure a sentence on why there is no answer
record PairingRun(String answer, String said, Optional<String> failure) {
  private static final int MOST_ANSWER = 1 << 20;
  private static final int MOST_SAID = 1 << 10;
  private static final long LAST_WORDS_MILLIS = 1000;

  /// The parts of our environment that an engine may know; passwords, for instance, are none of its
  /// business.
  private static final Set<String> ENVIRONMENT =
      Set.of("PATH", "HOME", "JAVA_HOME", "LANG", "LC_ALL", "TMPDIR", "TEMP", "TMP", "SystemRoot");

  static PairingRun of(PairingCommand command, Workplace workplace, Duration limit)
      throws IOException, InterruptedException {
    Process process = start(command, workplace);
    process.getOutputStream().close();
    Heard out = new Heard(process.getInputStream(), MOST_ANSWER);
    Heard err = new Heard(process.getErrorStream(), MOST_SAID);
    boolean over = waitFor(process, limit);
    String printed = out.text(LAST_WORDS_MILLIS);
    String said = err.text(LAST_WORDS_MILLIS);
    if (!over) {
      String late = "The pairing engine took longer than " + limit.toSeconds() + " s.";
      return new PairingRun("", oneLine(said + " " + printed), Optional.of(late));
    }
    if (process.exitValue() != 0) {
      String gaveUp = "The pairing engine gave up with code " + process.exitValue() + ".";
      return new PairingRun("", oneLine(said + " " + printed), Optional.of(gaveUp));
    }
    return command.answersOnStandardOutput()
        ? new PairingRun(printed, oneLine(said), Optional.empty())
        : written(workplace.output(), oneLine(said + " " + printed));
  }

  /// Starts the engine in our own directory, so that a relative path in its command means the same
  /// as in a shell.
  private static Process start(PairingCommand command, Workplace workplace) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command.with(workplace.input(), workplace.output()))
            .redirectInput(Redirect.PIPE);
    builder.environment().keySet().retainAll(ENVIRONMENT);
    return builder.start();
  }

  /// Whether it ended by itself; otherwise it is killed with everything that it started.
  private static boolean waitFor(Process process, Duration limit) throws InterruptedException {
    boolean over = false;
    try {
      over = process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
      return over;
    } finally {
      if (!over) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().completeOnTimeout(process, 5, TimeUnit.SECONDS).join();
      }
    }
  }

  private static PairingRun written(Path output, String said) throws IOException {
    if (!Files.isRegularFile(output)) {
      return new PairingRun("", said, Optional.of("The pairing engine wrote no answer."));
    }
    try (InputStream in = Files.newInputStream(output)) {
      byte[] answer = in.readNBytes(MOST_ANSWER);
      return new PairingRun(new String(answer, StandardCharsets.UTF_8), said, Optional.empty());
    }
  }

  private static String oneLine(String said) {
    String plain = said.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    return plain.length() <= MOST_SAID ? plain : plain.substring(0, MOST_SAID) + "…";
  }
}
