package org.jadoube.notation.spelling;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.chess.File;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.TextFault;

/// Faults of well-formed moves that mean no legal move, or more than one.
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
    return place(text, spelled, "an unambiguous move")
        .of(TextFault.Kind.AMBIGUOUS)
        .withCandidates(written(position, candidates, notation));
  }

  /// A text that names no square, and means none of the legal moves or several of them.
  static TextFault notOne(
      Position position, String text, List<Move> candidates, MoveNotation notation) {
    boolean none = candidates.isEmpty();
    String expected = none ? "a legal move" : "an unambiguous move";
    return TextFault.at(text, 0, text.strip(), expected)
        .of(none ? TextFault.Kind.ILLEGAL : TextFault.Kind.AMBIGUOUS)
        .withCandidates(written(position, candidates, notation));
  }

  /// The fault of the bare move, without its number and surrounding blanks.
  private static TextFault place(String text, Spelled spelled, String expected) {
    int start = 0;
    for (Forgiven forgiven : spelled.forgiven()) {
      boolean before =
          forgiven.offset() == start
              && (forgiven.liberty() == Liberty.SPACES
                  || forgiven.liberty() == Liberty.MOVE_NUMBER);
      start += before ? forgiven.found().length() : 0;
    }
    return TextFault.at(text, start, text.substring(start).strip(), expected);
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
    return place(text, spelled, expected)
        .of(TextFault.Kind.ILLEGAL)
        .withCandidates(written(position, candidates, notation));
  }

  /// The legal moves that may have been meant: those of that piece to that square; failing that,
  /// all to that square; failing that, those of that piece, or of a pawn on that file.
  private static List<Move> likely(Position position, Spelled spelled) {
    List<Move> toThere =
        matching(position, move -> !(move instanceof Move.Castling) && reaches(spelled, move));
    List<Move> ofRole = matching(position, move -> move.role() == spelled.role());
    List<Move> both = toThere.stream().filter(ofRole::contains).toList();
    List<Move> onFile =
        spelled.role() == Role.PAWN
            ? ofRole.stream().filter(move -> spelled.to().file().equals(file(move))).toList()
            : List.of();
    return Stream.of(both, toThere, onFile)
        .filter(moves -> !moves.isEmpty())
        .findFirst()
        .orElse(ofRole);
  }

  private static Optional<File> file(Move move) {
    return Optional.of(move.to().file());
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
