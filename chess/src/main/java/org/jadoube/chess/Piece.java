package org.jadoube.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The twelve different pieces.
///
/// ```java
/// Piece piece = Piece.of(Colour.WHITE, Role.QUEEN); // => WHITE_QUEEN
/// piece.colour(); // => WHITE
/// ```
///
/// @since 0.1.0
public enum Piece {
  /// White pawn.
  WHITE_PAWN,
  /// White knight.
  WHITE_KNIGHT,
  /// White bishop.
  WHITE_BISHOP,
  /// White rook.
  WHITE_ROOK,
  /// White queen.
  WHITE_QUEEN,
  /// White king.
  WHITE_KING,
  /// Black pawn.
  BLACK_PAWN,
  /// Black knight.
  BLACK_KNIGHT,
  /// Black bishop.
  BLACK_BISHOP,
  /// Black rook.
  BLACK_ROOK,
  /// Black queen.
  BLACK_QUEEN,
  /// Black king.
  BLACK_KING;

  private static final Piece[] PIECES = values();
  private static final List<Optional<Piece>> PRESENT =
      Arrays.stream(PIECES).map(Optional::of).toList();

  private final Colour colour = Colour.values()[ordinal() / 6];
  private final Role role = Role.values()[ordinal() % 6];

  /// The piece of this side and kind.
  public static Piece of(Colour colour, Role role) {
    return PIECES[6 * colour.ordinal() + role.ordinal()];
  }

  /// Whose piece it is.
  public Colour colour() {
    return colour;
  }

  /// Its kind.
  public Role role() {
    return role;
  }

  static Optional<Piece> optional(int ordinal) {
    return PRESENT.get(ordinal);
  }
}
