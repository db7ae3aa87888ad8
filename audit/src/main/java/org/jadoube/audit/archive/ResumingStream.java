package org.jadoube.audit.archive;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.audit.archive.Damage.Stretch;

/// The text of a compressed file. After damage it goes on with the next game; a game that breaks
/// off there is left out.
final class ResumingStream extends BlockStream {
  private static final byte[] GAME = "\n[Event \"".getBytes(US_ASCII);
  private static final int BUFFER_BYTES = 1 << 13;

  /// Further damage is reported as one.
  private static final int MOST_DAMAGES = 10;

  private final Pieces pieces;
  private final InputStream file;
  private final HeldText text = new HeldText();
  private InputStream piece = InputStream.nullInputStream();

  /// The failure, until a game is found after it.
  private Optional<Failure> failure = Optional.empty();

  /// The reason why nothing more can be read.
  private Optional<IOException> end = Optional.empty();

  private volatile List<Damage> damages = List.of();

  /// How much of the text has been confirmed by checksums.
  private volatile long verified;

  /// @param problem the library's report
  /// @param at where it is in the file
  /// @param broken whether the text read right before was left out
  private record Failure(
      Flaw flaw, IOException problem, long at, boolean broken, Stretch doubtful) {}

  /// @param file closed with the text
  ResumingStream(Pieces pieces, InputStream file) {
    this.pieces = pieces;
    this.file = file;
  }

  /// The damage so far.
  List<Damage> damages() {
    return damages;
  }

  /// How many bytes of the text have been confirmed by a checksum.
  long verified() {
    return verified;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (!text.isFree()) {
      if (end.isPresent()) {
        throw end.get();
      }
      if (!advances()) {
        return -1;
      }
    }
    return text.take(bytes, offset, length);
  }

  @Override
  public void close() throws IOException {
    piece.close();
    file.close();
  }

  /// Whether there may be more; false at a sound end.
  private boolean advances() {
    try {
      if (failure.isPresent()) {
        skipToGame();
      }
      if (end.isPresent() || adds() || hasNext()) {
        return true;
      }
      text.release();
      return text.isFree();
    } catch (IOException e) {
      fail(e);
      return true;
    }
  }

  /// Whether the piece was not at its end.
  private boolean adds() throws IOException {
    long length = text.length();
    long begun = pieces.begun();
    boolean more = text.add(piece);
    if (!more || pieces.begun() > begun) {
      verified = length;
    }
    return more;
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

  private void fail(IOException problem) {
    failure = Optional.of(failure.orElseGet(() -> failed(problem)));
    leavePiece();
    if (pieces.isBroken()) {
      end();
    }
  }

  private void leavePiece() {
    InputStream left = piece;
    piece = InputStream.nullInputStream();
    try {
      left.close();
    } catch (IOException _) {
      // it is known to be damaged
    }
  }

  private Failure failed(IOException problem) {
    Flaw flaw = pieces.isBroken() ? Flaw.UNREADABLE : Flaw.of(problem, pieces.isUsedUp());
    boolean distorted = flaw == Flaw.WRONG_CHECKSUM || flaw == Flaw.GARBLED;
    boolean broken = drops(flaw, distorted ? verified : text.length());
    long length = text.length();
    Stretch doubtful = distorted ? new Stretch(Math.min(verified, length), length) : Stretch.NONE;
    return new Failure(flaw, problem, pieces.position(), broken, doubtful);
  }

  /// Whether any of the held text is left out.
  private boolean drops(Flaw flaw, long certain) {
    if (flaw == Flaw.DAMAGED_PAGE) { // of Parquet, whose rows are whole games
      text.release();
      return false;
    }
    return text.drop(certain);
  }

  /// Skips to the next game, if there is one.
  ///
  /// @throws IOException if the text fails again
  private void skipToGame() throws IOException {
    byte[] bytes = new byte[BUFFER_BYTES];
    int known = 0;
    while (true) {
      int count = piece.read(bytes);
      if (count < 0) {
        if (!hasNext()) {
          end();
          return;
        }
        known = 1; // a piece may begin with a game
      }
      for (int i = 0; i < count; i++) {
        known = follows(bytes[i], known) ? known + 1 : follows(bytes[i], 0) ? 1 : 0;
        if (known == GAME.length) {
          resume(new ByteArrayInputStream(bytes, i + 1, count - i - 1));
          return;
        }
      }
    }
  }

  private static boolean follows(byte symbol, int known) {
    return symbol == GAME[known] || (known == 0 && symbol == '\r');
  }

  /// Goes on with the game whose beginning has been read, on a line of its own.
  private void resume(InputStream rest) {
    tell(/* last= */ false);
    failure = Optional.empty();
    verified = text.length();
    InputStream begun = new SequenceInputStream(new ByteArrayInputStream(GAME), rest);
    InputStream line = new ByteArrayInputStream("\n".getBytes(US_ASCII));
    piece = new SequenceInputStream(line, new SequenceInputStream(begun, piece));
  }

  private void end() {
    tell(/* last= */ true);
    end = failure.map(it -> new Flawed(it.flaw, it.problem));
    leavePiece();
  }

  private void tell(boolean last) {
    Failure it = failure.orElseThrow();
    long left = pieces.position() - it.at;
    Damage damage = new Damage(it.flaw, 1, it.at, left, last, it.broken, it.doubtful);
    List<Damage> all = new ArrayList<>(damages);
    boolean full = all.size() == MOST_DAMAGES;
    all.add(full ? all.removeLast().and(damage) : damage);
    damages = List.copyOf(all);
  }
}
