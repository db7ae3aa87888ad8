package org.jadoube.cli.shell;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/// Output that knows why writing failed, which a writer of text is not told.
final class StandardOutput extends FilterOutputStream {
  private Optional<IOException> problem = Optional.empty();

  StandardOutput(OutputStream out) {
    super(out);
  }

  @FunctionalInterface
  private interface Writing {
    void run() throws IOException;
  }

  @Override
  public void write(int symbol) throws IOException {
    attempt(() -> out.write(symbol));
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    attempt(() -> out.write(bytes, offset, length));
  }

  @Override
  public void flush() throws IOException {
    attempt(out::flush);
  }

  private void attempt(Writing writing) throws IOException {
    try {
      writing.run();
    } catch (IOException e) {
      problem = problem.or(() -> Optional.of(e));
      throw e;
    }
  }

  /// The reason why writing failed, if it did.
  Optional<String> failure() {
    return problem.flatMap(StandardOutput::reason);
  }

  /// A reason; empty if the reader has gone away (`| head`), which is not an error.
  static Optional<String> reason(IOException problem) {
    return Optional.of(String.valueOf(problem.getMessage()))
        .filter(reason -> !reason.toLowerCase(Locale.ROOT).contains("broken pipe"));
  }
}
