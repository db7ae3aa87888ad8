package org.jadoube.cli.convert;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Where the games go that are converted. Once writing has failed nothing more is written.
abstract class GameOutput implements AutoCloseable {
  private Optional<IOException> failure = Optional.empty();

  /// Something that writes.
  interface Writing {
    void run() throws IOException;
  }

  /// The games to come are of another archive.
  abstract void beginArchive();

  abstract void write(Map<String, String> tags, byte[] text) throws IOException;

  abstract void finish() throws IOException;

  /// Writes a game.
  final void game(Map<String, String> tags, byte[] text) {
    attempt(() -> write(tags, text));
  }

  /// Writes, unless that has failed before.
  final void attempt(Writing writing) {
    if (failure.isEmpty()) {
      try {
        writing.run();
      } catch (IOException e) {
        failure = Optional.of(e);
      }
    }
  }

  /// Whether nothing can be written any more.
  boolean isClosed() {
    return failure.isPresent();
  }

  /// Why something could not be written; empty also where the reader has gone (`| head`), which is
  /// nobody's fault.
  final Optional<String> failure() {
    return failure
        .map(problem -> String.valueOf(problem.getMessage()))
        .filter(reason -> !reason.toLowerCase(Locale.ROOT).contains("broken pipe"));
  }

  @Override
  public void close() {
    attempt(this::finish);
  }
}
