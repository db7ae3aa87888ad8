package org.jadoube.cli.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Supplier;

/// The input and output of a command. Text is UTF-8 in any locale, as PGN and figurines need it.
///
/// @param bytes the stream below `out`, for binary output; never use both
/// @param bar shows the progress of a long job on `err`; empty unless that is a terminal
public record Streams(
    InputStream in,
    OutputStream bytes,
    PrintWriter out,
    PrintWriter err,
    Supplier<Optional<ProgressBar>> bar) {
  private static final int BUFFER_BYTES = 1 << 16;

  /// The standard streams of the process.
  public static Streams standard() {
    OutputStream out = new StandardOutput(buffered(FileDescriptor.out));
    PrintWriter err = new PrintWriter(buffered(FileDescriptor.err), true, UTF_8);
    return new Streams(System.in, out, new PrintWriter(out, false, UTF_8), err, () -> barOn(err));
  }

  private static Optional<ProgressBar> barOn(PrintWriter err) {
    return Terminal.isErrorStream()
        ? Optional.of(new ProgressBar(err, System::nanoTime))
        : Optional.empty();
  }

  /// Streams without a terminal.
  public static Streams of(InputStream in, OutputStream out, OutputStream err) {
    return new Streams(
        in,
        out,
        new PrintWriter(out, true, UTF_8),
        new PrintWriter(err, true, UTF_8),
        Optional::empty);
  }

  private static OutputStream buffered(FileDescriptor descriptor) {
    return new BufferedOutputStream(new FileOutputStream(descriptor), BUFFER_BYTES);
  }

  /// The reason why writing the output failed; also empty if its reader has gone away (`| head`),
  /// which is not an error.
  public Optional<String> failure() {
    return bytes instanceof StandardOutput output ? output.failure() : Optional.empty();
  }

  /// The reason why writing failed with `problem`; empty if the reader has gone away.
  public static Optional<String> failure(IOException problem) {
    return StandardOutput.reason(problem);
  }

  /// Whether the reader of the output has gone away (`| head`), so that further output is
  /// pointless.
  public boolean isClosed() {
    return out.checkError();
  }
}
