package org.jadoube.notation;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Move;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;

/// What the text of a move says, before anybody looks at the board.
///
/// @param castling on which side, if it is castling; nothing else is said then
/// @param role what moves; a pawn where nothing is said
/// @param lettered whether a letter names what moves
/// @param fromFile the file it comes from
/// @param fromRank the rank it comes from
/// @param toFile the file it goes to
/// @param toRank the rank it goes to
/// @param capture whether it says that it captures
/// @param promoted what the pawn becomes
/// @param origin where the square of departure, or where it is missing the next sign, stands
/// @param check the sign of check or mate and where it stands
/// @param forgiven what had to be forgiven so far
record Spelled(
    Optional<CastlingSide> castling,
    Role role,
    boolean lettered,
    Optional<File> fromFile,
    Optional<Rank> fromRank,
    Optional<File> toFile,
    Optional<Rank> toRank,
    boolean capture,
    Optional<Role> promoted,
    Span origin,
    Span captureSign,
    Span check,
    List<Forgiven> forgiven) {

  /// A part of the text; empty where something is missing.
  record Span(int offset, String text) {}

  /// Whether nothing in the text is against that move.
  boolean canMean(Move move) {
    if (castling.isPresent()) {
      return move instanceof Move.Castling castles && castles.side() == castling.get();
    }
    return (move.role() == role || isNamedBySquares())
        && fits(fromFile, move.from().file())
        && fits(fromRank, move.from().rank())
        && fits(toFile, move.to().file())
        && fits(toRank, move.to().rank())
        && promoted.equals(promotedBy(move))
        && (toRank.isPresent() || move.captured().isPresent());
  }

  private boolean isNamedBySquares() {
    return !lettered && fromFile.isPresent() && fromRank.isPresent();
  }

  private static <T> boolean fits(Optional<T> said, T actual) {
    return said.isEmpty() || said.get().equals(actual);
  }

  private static Optional<Role> promotedBy(Move move) {
    return move instanceof Move.Promotion promotion
        ? Optional.of(promotion.promoted())
        : Optional.empty();
  }

  /// Whether the text says just that move: of the right piece, captures as captures of that file.
  boolean says(Move move) {
    boolean pawnFromItsFile =
        move.role() != Role.PAWN || move.captured().isEmpty() || fromFile.isPresent();
    return move.role() == role
        && (castling.isPresent() || !(move instanceof Move.Castling))
        && pawnFromItsFile;
  }
}
