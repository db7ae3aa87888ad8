package org.jadoube.notation.san;

import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.notation.Language;

/// Moves in long algebraic notation, which needs no position. The signs are those of the Laws,
/// without any for check; [MoveStyle#LONG] has PGN's signs.
///
/// ```java
/// Move move = Position.standard().move(Square.G1, Square.F3).orElseThrow();
/// LongAlgebraic.write(move, Language.ENGLISH); // => Ng1-f3
/// ```
///
/// @since 0.1.0
public final class LongAlgebraic {
  private LongAlgebraic() {}

  /// A legal move: `e2-e4`, `Ng1xf3`, `e7-e8Q`, `e5xd6 e.p.`, `0-0`.
  public static String write(Move move, Language language) {
    return switch (move) {
      case Move.Castling castling -> castling(castling.side());
      case Move.EnPassant capture -> capture.from() + "x" + capture.to() + " e.p.";
      case Move.Promotion promotion -> squares(move) + language.letters().of(promotion.promoted());
      case Move.Normal normal -> letter(normal.role(), language) + squares(move);
    };
  }

  /// An attempt, without naming the piece that moves or a capture: `e2-e4`, `e7-e8Q`, `0-0-0`.
  public static String write(Attempt attempt, Language language) {
    return switch (attempt) {
      case Attempt.Castle(CastlingSide side) -> castling(side);
      case Attempt.Step step ->
          step.from() + "-" + step.to() + step.promotion().map(language.letters()::of).orElse("");
    };
  }

  /// An attempt on a board, with the piece that moves and a sign for a capture: `Ng1-f3`, `Qd1xd3`.
  public static String write(Attempt attempt, Board board, Language language) {
    String plain = write(attempt, language);
    return attempt instanceof Attempt.Step step
        ? board.at(step.from()).map(piece -> letter(piece.role(), language)).orElse("")
            + (captures(step, board) ? plain.replaceFirst("-", "x") : plain)
        : plain;
  }

  /// Whether the step captures: a piece of one's own is in the way, not captured.
  private static boolean captures(Attempt.Step step, Board board) {
    return board
        .at(step.to())
        .filter(there ->
            board.at(step.from()).filter(moved -> moved.colour() == there.colour()).isEmpty())
        .isPresent();
  }

  private static String castling(CastlingSide side) {
    return side == CastlingSide.KING_SIDE ? "0-0" : "0-0-0";
  }

  private static String letter(Role role, Language language) {
    return role == Role.PAWN ? "" : language.letters().of(role);
  }

  private static String squares(Move move) {
    return move.from() + (move.captured().isPresent() ? "x" : "-") + move.to();
  }
}
