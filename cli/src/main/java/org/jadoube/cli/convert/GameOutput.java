package org.jadoube.cli.convert;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import org.jadoube.cli.shell.Streams;

/// The destination of converted games. After a failure nothing more is written.
abstract class GameOutput implements AutoCloseable {
  private Optional<IOException> failure = Optional.empty();

  /// A piece of writing.
  interface Writing {
    void run() throws IOException;
  }

  /// Notes that the following games are from another archive.
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

  /// The failure of writing.
  Optional<IOException> problem() {
    return failure;
  }

  /// Reports omissions.
  void report(PrintWriter err) {}

  /// The reason why writing failed; also empty if the reader has gone away (`| head`), which is not
  /// an error.
  final Optional<String> failure() {
    return problem().flatMap(Streams::failure);
  }

  @Override
  public void close() {
    attempt(this::finish);
  }
}
