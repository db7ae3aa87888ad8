package org.jadoube.benchmarks.race;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Perft;
import org.jadoube.chess.Piece;
import org.jadoube.chess.PolyglotKey;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;

/// This library.
public final class OurLibrary extends Contestant<Position, Move> {
  @Override
  protected Set<EverydayCall> calls() {
    return EnumSet.allOf(EverydayCall.class);
  }

  @Override
  protected Position position(String fen) {
    return of(fen);
  }

  static Position of(String fen) {
    return Fen.read(fen).orThrow().position().orElseThrow();
  }

  @Override
  protected Move move(Position position, String uci) {
    return Uci.read(position, uci).valueIfAny().orElseGet(() -> illegal(position, uci));
  }

  private static Move illegal(Position position, String uci) {
    Square from = Square.named(uci.substring(0, 2)).orElseThrow();
    Square to = Square.named(uci.substring(2, 4)).orElseThrow();
    Optional<Role> captured = position.at(to).map(Piece::role);
    return uci.length() > 4
        ? new Move.Promotion(from, to, Role.QUEEN, captured)
        : new Move.Normal(position.at(from).orElseThrow().role(), from, to, captured);
  }

  @Override
  protected long perft(Position position, int depth) {
    return Perft.count(position, depth);
  }

  @Override
  protected long legalMoves(Position position) {
    long sum = 0;
    for (Move move : position.legalMoves()) {
      sum += move.from().ordinal() + move.to().ordinal();
    }
    return sum;
  }

  @Override
  protected long forEach(Position position) {
    long[] sum = new long[1];
    position.legalMoves().forEach(it -> sum[0] += it.from().ordinal() + it.to().ordinal());
    return sum[0];
  }

  @Override
  protected long packedMoves(Position position) {
    MoveList moves = position.legalMoves();
    long sum = 0;
    for (int index = 0; index < moves.size(); index++) {
      sum += (moves.packed(index) & 63) + (moves.packed(index) >> 6 & 63);
    }
    return sum;
  }

  @Override
  protected long play(Position position, Move move, ToLongFunction<Position> question) {
    return question.applyAsLong(position.play(move));
  }

  @Override
  protected long key(Position position) {
    return position.hash();
  }

  @Override
  protected boolean isLegal(Position position, Move move) {
    return position.isLegal(move);
  }

  @Override
  protected boolean givesCheck(Position position, Move move) {
    return position.givesCheck(move);
  }

  @Override
  protected boolean isCheck(Position position) {
    return position.isCheck();
  }

  @Override
  protected int attackers(Position position, int square, boolean white) {
    return position.attackers(Square.of(square), colour(white)).size();
  }

  @Override
  protected int pinned(Position position, boolean white) {
    return position.pinned(colour(white)).size();
  }

  @Override
  protected long hash(Position position) {
    return position.hash();
  }

  @Override
  protected long polyglotKey(Position position) {
    return PolyglotKey.of(Setup.of(position));
  }

  @Override
  protected long mirrored(Position position) {
    return position.mirrored().hash();
  }

  private static Colour colour(boolean white) {
    return white ? Colour.WHITE : Colour.BLACK;
  }
}
