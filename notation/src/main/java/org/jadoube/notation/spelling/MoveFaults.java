package org.jadoube.notation.spelling;

import java.util.List;
import java.util.function.Predicate;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.TextFault;

/// Faults of moves that are well written and yet mean no legal move, or more than one.
final class MoveFaults {
  private static final int MOST_CANDIDATES = 12;

  private MoveFaults() {}

  static TextFault unresolved(
      Position position,
      String text,
      Spelled spelled,
      List<Move> candidates,
      MoveNotation notation) {
    if (candidates.isEmpty()) {
      return illegal(position, text, spelled, notation);
    }
    return TextFault.at(text, 0, text, "a move that can only mean one")
        .of(TextFault.Kind.AMBIGUOUS)
        .withCandidates(written(position, candidates, notation));
  }

  private static TextFault illegal(
      Position position, String text, Spelled spelled, MoveNotation notation) {
    List<Move> promotions =
        spelled.role() == Role.PAWN && spelled.promoted().isEmpty()
            ? matching(position, move -> move instanceof Move.Promotion && reaches(spelled, move))
            : List.of();
    String expected =
        promotions.isEmpty() ? "a legal move" : "the piece that the pawn is promoted to";
    List<Move> candidates = promotions.isEmpty() ? likely(position, spelled) : promotions;
    return TextFault.at(text, 0, text, expected)
        .of(TextFault.Kind.ILLEGAL)
        .withCandidates(written(position, candidates, notation));
  }

  /// The legal moves that may have been meant: of that piece to that square, else to that square,
  /// else of that piece.
  private static List<Move> likely(Position position, Spelled spelled) {
    List<Move> toThere =
        matching(position, move -> !(move instanceof Move.Castling) && reaches(spelled, move));
    List<Move> ofRole = matching(position, move -> move.role() == spelled.role());
    List<Move> both = toThere.stream().filter(ofRole::contains).toList();
    return !both.isEmpty() ? both : !toThere.isEmpty() ? toThere : ofRole;
  }

  private static List<Move> matching(Position position, Predicate<Move> wanted) {
    return position.legalMoves().stream().filter(wanted).toList();
  }

  private static boolean reaches(Spelled spelled, Move move) {
    return spelled.to().file().isPresent() && spelled.to().canBe(move.to());
  }

  private static List<String> written(Position position, List<Move> moves, MoveNotation notation) {
    return moves.stream()
        .limit(MOST_CANDIDATES)
        .map(move -> notation.write(position, move))
        .sorted()
        .toList();
  }
}
