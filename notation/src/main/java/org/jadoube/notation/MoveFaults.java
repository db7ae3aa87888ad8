package org.jadoube.notation;

import java.util.List;
import java.util.function.Predicate;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/// Faults of moves that are well written and yet mean no legal move, or more than one.
final class MoveFaults {
  private static final int MOST_CANDIDATES = 12;

  private MoveFaults() {}

  static TextFault unresolved(
      Position position, String text, Spelled spelled, List<Move> candidates, MoveStyle style) {
    if (candidates.isEmpty()) {
      return illegal(position, text, spelled, style);
    }
    return TextFault.at(text, 0, text, "a move that can only mean one")
        .of(TextFault.Kind.AMBIGUOUS)
        .withCandidates(written(position, candidates, style));
  }

  private static TextFault illegal(
      Position position, String text, Spelled spelled, MoveStyle style) {
    List<Move> promotions =
        spelled.role() == Role.PAWN && spelled.promoted().isEmpty()
            ? matching(position, move -> move instanceof Move.Promotion && reaches(spelled, move))
            : List.of();
    String expected =
        promotions.isEmpty() ? "a legal move" : "the piece that the pawn is promoted to";
    List<Move> candidates = promotions.isEmpty() ? likely(position, spelled) : promotions;
    return TextFault.at(text, 0, text, expected)
        .of(TextFault.Kind.ILLEGAL)
        .withCandidates(written(position, candidates, style));
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

  private static List<String> written(Position position, List<Move> moves, MoveStyle style) {
    return moves.stream()
        .limit(MOST_CANDIDATES)
        .map(move -> style.write(position, move))
        .sorted()
        .toList();
  }
}
