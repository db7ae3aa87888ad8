package org.jadoube.notation.spoken;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.notation.spelling.Spelled.Place;

/// Squares as descriptive notation names them: the file by the piece that begins on it, the rank
/// from the side of the player who moves. "King four" is e4 for White and e5 for Black.
final class DescriptiveSquare {
  private DescriptiveSquare() {}

  /// Whether these pieces name a file: "king", "queen’s bishop", or "bishop" alone, which can be
  /// either of two.
  static boolean isNamedBy(List<Role> pieces) {
    return switch (pieces.size()) {
      case 1 -> pieces.getFirst() != Role.PAWN;
      case 2 ->
          isRoyal(pieces.getFirst()) && !isRoyal(pieces.getLast()) && !pieces.contains(Role.PAWN);
      default -> false;
    };
  }

  private static boolean isRoyal(Role role) {
    return role == Role.KING || role == Role.QUEEN;
  }

  static Place of(List<Role> pieces, Rank rank, Colour turn) {
    Rank counted =
        turn == Colour.WHITE ? rank : Rank.values()[Rank.values().length - 1 - rank.ordinal()];
    return new Place(file(pieces), Optional.of(counted));
  }

  private static Optional<File> file(List<Role> pieces) {
    boolean kingSide = pieces.getFirst() == Role.KING;
    return switch (pieces.getLast()) {
      case KING -> Optional.of(File.E);
      case QUEEN -> Optional.of(File.D);
      case BISHOP -> either(pieces, kingSide ? File.F : File.C);
      case KNIGHT -> either(pieces, kingSide ? File.G : File.B);
      case ROOK -> either(pieces, kingSide ? File.H : File.A);
      case PAWN -> Optional.empty();
    };
  }

  private static Optional<File> either(List<Role> pieces, File file) {
    return pieces.size() > 1 ? Optional.of(file) : Optional.empty();
  }
}
