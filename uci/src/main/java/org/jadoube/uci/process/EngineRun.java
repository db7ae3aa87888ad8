package org.jadoube.uci.process;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// One run of an engine's program. Its lines are read and written by threads of their own, so it
/// never waits for us, nor we for it.
final class EngineRun {
  private static final int LONGEST_LINE = 1 << 16; // the rest of a longer one is dropped
  private static final int MOST_UNREAD = 1 << 10;
  private static final int LONGEST_COMPLAINT = 300;
  private static final long LAST_MILLIS = 300;

  /// The parts of our environment that an engine may know.
  private static final Set<String> ENVIRONMENT =
      Set.of("PATH", "HOME", "JAVA_HOME", "LANG", "LC_ALL", "TMPDIR", "TEMP", "TMP", "SystemRoot");

  private final Process process;
  private final Inbox inbox = new Inbox();
  private final LinkedBlockingQueue<String> outbox = new LinkedBlockingQueue<>(MOST_UNREAD);
  private final Thread writer = thread("writes", this::write);
  private final Thread complaints = thread("complains", this::hear);
  private volatile String complaint = "";

  private EngineRun(Process process) {
    this.process = process;
  }

  /// Who reads from a pipe occupies a thread of the system. A virtual one would take another in its
  /// place for each line.
  private static Thread thread(String does, Runnable task) {
    return Thread.ofPlatform().daemon().name("jadoube-engine-" + does).unstarted(task);
  }

  static EngineRun start(List<String> words) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().keySet().retainAll(ENVIRONMENT);
    EngineRun run = new EngineRun(builder.start());
    run.listen();
    return run;
  }

  private void listen() {
    thread("answers", () -> read(process.getInputStream(), inbox::put, inbox::end)).start();
    complaints.start();
    writer.start();
  }

  private void hear() {
    read(process.getErrorStream(), this::complain, () -> {});
  }

  private void complain(String line) {
    complaint = line.length() <= LONGEST_COMPLAINT ? line : line.substring(0, LONGEST_COMPLAINT);
  }

  private static void read(InputStream source, Consumer<String> lines, Runnable end) {
    byte[] line = new byte[LONGEST_LINE];
    int length = 0;
    try (InputStream in = new BufferedInputStream(source)) {
      for (int octet = in.read(); octet >= 0; octet = in.read()) {
        if (octet == '\n') {
          lines.accept(new String(line, 0, length, StandardCharsets.UTF_8));
          length = 0;
        } else if (length < LONGEST_LINE) {
          line[length++] = (byte) octet;
        }
      }
    } catch (IOException closed) {
      // The program is gone; what it said before counts.
    } finally {
      end.run();
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      while (true) {
        out.write((outbox.take() + "\n").getBytes(StandardCharsets.UTF_8));
        if (outbox.isEmpty()) {
          out.flush();
        }
      }
    } catch (IOException | InterruptedException gone) {
      // Its silence will be noticed.
    }
  }

  /// Tells the engine a line. One that reads nothing misses it.
  void say(String line) {
    if (!outbox.offer(line)) {
      complain("it does not read what it is told");
    }
  }

  Inbox inbox() {
    return inbox;
  }

  /// Its end and its last words, for a message: ` (exit code 1: no such file)`.
  String lastWords() throws InterruptedException {
    boolean over = process.waitFor(LAST_MILLIS, TimeUnit.MILLISECONDS);
    complaints.join(LAST_MILLIS);
    String code = over ? "exit code " + process.exitValue() : "still running";
    return complaint.isBlank() ? " (" + code + ")" : " (" + code + ": " + complaint.strip() + ")";
  }

  /// Asks it to end, and ends it with everything that it started if it does not.
  void end() {
    say("quit");
    try {
      process.waitFor(LAST_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    }
    kill();
  }

  void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    writer.interrupt();
  }
}
