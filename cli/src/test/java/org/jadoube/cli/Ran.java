package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.cli.shell.ProgressBar;
import org.jadoube.cli.shell.Streams;

/// The outcome of a run of the command.
public record Ran(int exit, String out, String err) {

  /// Runs the command in this process.
  public static Ran jadoube(String... arguments) {
    return withInput("", arguments);
  }

  /// Runs the command with this standard input.
  public static Ran withInput(String in, String... arguments) {
    return withInput(in.getBytes(UTF_8), arguments);
  }

  public static Ran withInput(byte[] in, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams = Streams.of(new ByteArrayInputStream(in), out, err);
    int exit = Jadoube.execute(streams, arguments);
    streams.out().flush();
    return new Ran(exit, out.toString(UTF_8), err.toString(UTF_8));
  }

  /// Runs the command on a terminal, with a clock that advances by a second at each look.
  public static Ran watched(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams plain = Streams.of(new ByteArrayInputStream(new byte[0]), out, err);
    AtomicLong nanos = new AtomicLong();
    Streams streams =
        new Streams(
            plain.in(),
            plain.bytes(),
            plain.out(),
            plain.err(),
            () -> Optional.of(new ProgressBar(plain.err(), () -> nanos.addAndGet(1_000_000_000))));
    int exit = Jadoube.execute(streams, arguments);
    streams.out().flush();
    return new Ran(exit, out.toString(UTF_8), err.toString(UTF_8));
  }

  public List<String> lines() {
    return out.lines().toList();
  }
}
