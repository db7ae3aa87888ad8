package org.jadoube.cli.convert;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import org.jadoube.cli.shell.Streams;

/// Where converted games go. After a failure nothing more is written.
abstract class GameOutput implements AutoCloseable {
  private Optional<IOException> failure = Optional.empty();

  /// Something that writes.
  interface Writing {
    void run() throws IOException;
  }

  /// The games that follow are from another archive.
  abstract void beginArchive();

  abstract void write(GameConversion.Game game) throws IOException;

  abstract void finish() throws IOException;

  /// Writes a game.
  final void game(GameConversion.Game game) {
    attempt(() -> write(game));
  }

  /// Writes, unless writing has failed before.
  final void attempt(Writing writing) {
    if (failure.isEmpty()) {
      try {
        writing.run();
      } catch (IOException e) {
        failure = Optional.of(e);
      }
    }
  }

  /// Whether nothing more can be written.
  boolean isClosed() {
    return failure.isPresent();
  }

  /// What made writing fail.
  Optional<IOException> problem() {
    return failure;
  }

  /// Says what was left out.
  void report(PrintWriter err) {}

  /// Why writing failed. Also empty if the reader has gone away (`| head`), which is not an error.
  final Optional<String> failure() {
    return problem().flatMap(Streams::failure);
  }

  @Override
  public void close() {
    attempt(this::finish);
  }
}
