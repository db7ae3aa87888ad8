package org.jadoube.notation.pgn;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jadoube.chess.Setup;

/// Copies games as they are, to the byte, but for the moves, which it may write in another way.
/// Nothing is built of a game but its tags.
public final class PgnRewriter implements PgnVisitor {
  private final byte[] pgn;
  private final PgnMoveWriter moves;
  private final Sink sink;
  private final Consumer<PgnFault> faults;
  private final ByteArrayOutputStream text = new ByteArrayOutputStream();
  private Map<String, String> tags = new LinkedHashMap<>();
  private boolean asked;
  private boolean wanted;
  private int copied;

  /// Takes the games, one after the other.
  public interface Sink {
    /// Whether a game with these tags is wanted.
    default boolean wants(Map<String, String> tags) {
      return true;
    }

    /// A game that is wanted.
    ///
    /// @param text its PGN, with the blank lines behind it
    /// @throws IOException if it cannot be written
    void game(Map<String, String> tags, byte[] text) throws IOException;
  }

  private PgnRewriter(byte[] pgn, PgnMoveWriter moves, Sink sink, Consumer<PgnFault> faults) {
    this.pgn = pgn;
    this.moves = moves;
    this.sink = sink;
    this.faults = faults;
  }

  /// Copies the games of `pgn` to `sink` and tells of their faults.
  ///
  /// @return how many games there were
  /// @throws IOException if the sink cannot write
  public static long rewrite(byte[] pgn, PgnMoveWriter moves, Sink sink, Consumer<PgnFault> faults)
      throws IOException {
    PgnRewriter rewriter = new PgnRewriter(pgn, moves, sink, faults);
    PgnReader reader = PgnReader.of(new ByteArrayInputStream(pgn), rewriter);
    long games = 0;
    while (reader.readGame()) {
      games++;
      rewriter.finish(Math.toIntExact(reader.offset()));
    }
    return games;
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.of(PgnPart.TAGS, PgnPart.MOVES, PgnPart.VARIATIONS);
  }

  @Override
  public void beginGame(long number, long line, long offset) {
    tags = new LinkedHashMap<>();
    asked = false;
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    tags.putIfAbsent(name.toString(), value.toString());
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
    int at = Math.toIntExact(san.offset());
    text.write(pgn, copied, at - copied);
    moves.write(packed, san, text);
    copied = at + san.length();
  }

  @Override
  public void fault(PgnFault fault) {
    faults.accept(fault);
  }

  /// Writes what is left of the game that ends before `at`, and the blank lines behind it.
  private void finish(int at) throws IOException {
    int end = at;
    while (end < pgn.length && pgn[end] > 0 && pgn[end] <= ' ') {
      end++;
    }
    if (asked ? wanted : ask()) {
      text.write(pgn, copied, end - copied);
      sink.game(tags, text.toByteArray());
    }
    text.reset();
    copied = end;
  }
}
