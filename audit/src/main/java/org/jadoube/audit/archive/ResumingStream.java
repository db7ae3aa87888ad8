package org.jadoube.audit.archive;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Optional;

/// The text of a compressed file. Behind damage it goes on with the next game.
final class ResumingStream extends BlockStream {
  private static final byte[] GAME = "\n[Event \"".getBytes(US_ASCII);
  private static final int BUFFER_BYTES = 1 << 13;

  private final Pieces pieces;
  private final InputStream file;
  private InputStream piece = InputStream.nullInputStream();

  /// What went wrong, until a game is found behind it.
  private Optional<IOException> failure = Optional.empty();

  /// Whether no game was found behind it.
  private boolean ended;

  private long failedAt;
  private volatile Optional<Damage> damage = Optional.empty();

  /// @param file closed with the text
  ResumingStream(Pieces pieces, InputStream file) {
    this.pieces = pieces;
    this.file = file;
  }

  /// What was left out so far, if anything.
  Optional<Damage> damage() {
    return damage;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (true) {
      try {
        if (failure.isPresent()) {
          skipToGame();
        }
        int count = piece.read(bytes, offset, length);
        if (count >= 0) {
          return count;
        }
        if (!hasNext()) {
          return -1;
        }
      } catch (IOException e) {
        fail(e);
      }
    }
  }

  @Override
  public void close() throws IOException {
    piece.close();
    file.close();
  }

  private boolean hasNext() throws IOException {
    piece.close();
    piece = InputStream.nullInputStream(); // should the next one fail to begin
    if (failure.isPresent()) {
      pieces.skip();
    }
    Optional<InputStream> next = pieces.next();
    next.ifPresent(it -> piece = it);
    return next.isPresent();
  }

  private void fail(IOException problem) throws IOException {
    if (pieces.isBroken() || ended) {
      throw problem;
    }
    if (failure.isEmpty()) {
      failure = Optional.of(problem);
      failedAt = pieces.position();
    }
    piece.close();
    piece = InputStream.nullInputStream();
  }

  /// Leaves out what comes before the next game.
  ///
  /// @throws IOException if the text goes wrong again, or ends before: then what went wrong first
  private void skipToGame() throws IOException {
    byte[] bytes = new byte[BUFFER_BYTES];
    int known = 0;
    while (true) {
      int count = piece.read(bytes);
      if (count < 0) {
        if (!hasNext()) {
          ended = true;
          throw failure.orElseThrow();
        }
        known = 1; // a piece may begin with a game
      }
      for (int i = 0; i < count; i++) {
        known = bytes[i] == GAME[known] ? known + 1 : bytes[i] == GAME[0] ? 1 : 0;
        if (known == GAME.length) {
          resume(new ByteArrayInputStream(bytes, i + 1, count - i - 1));
          return;
        }
      }
    }
  }

  /// Goes on with the game whose beginning has been read, on a line of its own.
  private void resume(InputStream rest) {
    Damage left = new Damage(1, failedAt, pieces.position() - failedAt);
    damage = Optional.of(damage.map(before -> before.and(left)).orElse(left));
    failure = Optional.empty();
    InputStream begun = new SequenceInputStream(new ByteArrayInputStream(GAME), rest);
    InputStream line = new ByteArrayInputStream("\n".getBytes(US_ASCII));
    piece = new SequenceInputStream(line, new SequenceInputStream(begun, piece));
  }
}
