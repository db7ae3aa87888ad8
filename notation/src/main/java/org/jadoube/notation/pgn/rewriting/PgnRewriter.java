package org.jadoube.notation.pgn.rewriting;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnReader;

/// Copies games byte for byte, except for their moves, which may be rewritten. It builds nothing of
/// a game but its tags.
public final class PgnRewriter implements PgnVisitor {
  private final PgnBatch batch;
  private final PgnMoveWriter moves;
  private final Sink sink;
  private final Consumer<PgnFault> faults;
  private final ByteArrayOutputStream text = new ByteArrayOutputStream();
  private final List<PgnFault> ofGame = new ArrayList<>();
  private Map<String, String> tags = new LinkedHashMap<>();
  private boolean asked;
  private boolean wanted;

  /// The offset up to which the stream has been copied or skipped.
  private long copied;

  /// The end of the last rewritten move.
  private long behindMove = -1;

  /// Receives the games, one after the other.
  public interface Sink {
    /// Whether a game with these tags is wanted.
    default boolean wants(Map<String, String> tags) {
      return true;
    }

    /// Whether the tags are needed, to choose games or to receive them. Without them there is less
    /// to do.
    default boolean readsTags() {
      return true;
    }

    /// Whether a game that ends like this is wanted; asked only of rewritten games.
    default boolean wants(PgnEnding ending) {
      return true;
    }

    /// Receives text after the last game that is no game, such as escaped lines.
    ///
    /// @throws IOException if it cannot be written
    default void rest(byte[] text) throws IOException {}

    /// Receives a wanted game that cannot be played and passes through as it is.
    ///
    /// @throws IOException if it cannot be written
    default void passedOn(Map<String, String> tags, byte[] text) throws IOException {
      game(tags, text);
    }

    /// Receives a wanted game.
    ///
    /// @param text its PGN, including the blank lines after it
    /// @throws IOException if it cannot be written
    void game(Map<String, String> tags, byte[] text) throws IOException;
  }

  private PgnRewriter(PgnBatch batch, PgnMoveWriter moves, Sink sink, Consumer<PgnFault> faults) {
    this.batch = batch;
    this.moves = moves;
    this.sink = sink;
    this.faults = faults;
    copied = batch.offset();
  }

  /// Copies the games of `batch`, whose moves are in the letters of `language`, to `sink`, and
  /// reports the faults of those that are wanted.
  ///
  /// @return how many games there were
  /// @throws IOException if the sink cannot write
  public static long rewrite(
      PgnBatch batch, Language language, PgnMoveWriter moves, Sink sink, Consumer<PgnFault> faults)
      throws IOException {
    PgnRewriter rewriter = new PgnRewriter(batch, moves, sink, faults);
    PgnReader reader = batch.reader(rewriter, PgnLimits.USUAL, language);
    long games = 0;
    while (reader.readGame()) {
      games++;
      rewriter.finish(batch.afterBlanks(reader.offset()));
    }
    if (games > 0 || !batch.continues()) {
      rewriter.finishLast();
    }
    return games;
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.of(PgnPart.TAGS, PgnPart.MOVES, PgnPart.VARIATIONS);
  }

  @Override
  public void beginGame(long number, PgnText place) {
    tags = new LinkedHashMap<>();
    asked = false;
    if (number == 1 && batch.continues()) {
      copied = place.offset(); // after the rest of a game that was too long
    }
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    if (sink.readsTags()) {
      tags.putIfAbsent(name.toString(), value.toString());
    }
  }

  @Override
  public boolean beginMoves(Setup start) {
    return ask();
  }

  private boolean ask() {
    asked = true;
    wanted = sink.wants(tags);
    return wanted;
  }

  @Override
  public void move(int packed, PgnText san) {
    if (moves.equals(PgnMoveWriter.AS_WRITTEN)) {
      return;
    }
    batch.writeTo(text, copied, san.offset());
    if (san.offset() == behindMove) {
      text.write(' '); // without it, e4e5 in another notation could not be split
    }
    moves.write(packed, san, text);
    copied = san.offset() + san.length();
    behindMove = copied;
  }

  @Override
  public void fault(PgnFault fault) {
    ofGame.add(fault);
  }

  /// Writes the rest of the game, and the blank lines after it up to `end`.
  private void finish(long end) throws IOException {
    if (asked ? wanted : ask()) {
      batch.writeTo(text, copied, end);
      sink.game(tags, text.toByteArray());
      ofGame.forEach(faults);
    }
    ofGame.clear();
    text.reset();
    copied = end;
  }

  private void finishLast() throws IOException {
    batch.writeTo(text, copied, batch.offset() + batch.length());
    if (text.size() > 0) {
      sink.rest(text.toByteArray());
    }
  }
}
