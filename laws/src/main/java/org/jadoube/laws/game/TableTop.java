package org.jadoube.laws.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// A real board with the hands at it: the pieces, perhaps in the middle of a move or after an
/// illegal one, and everything done since the last move.
///
/// @param board the pieces as they really stand, also before the game and after it
/// @param inHand the pieces that have been lifted and not put back, captured ones among them
/// @param held the squares of pieces that have been placed but not released
/// @param touched the squares of the pieces that the player having the move has touched, in order
/// @param promotion the new piece that has been chosen for good
/// @param toPress the players who have made a move and not pressed the clock
/// @param displaced the pieces that are off their squares, or too many on the board
/// @since 0.1.0
public record TableTop(
    Board board,
    List<InHand> inHand,
    Set<Square> held,
    List<Square> touched,
    Optional<Role> promotion,
    Set<Colour> toPress,
    List<Displaced> displaced) {
  public TableTop {
    inHand = List.copyOf(inHand);
    held = Set.copyOf(held);
    touched = List.copyOf(touched);
    toPress = Set.copyOf(toPress);
    displaced = List.copyOf(displaced);
  }

  /// A piece that somebody has lifted.
  ///
  /// @param by who lifted it
  public record InHand(Colour by, Piece piece) {}

  /// A piece that is not where it belongs (Article 7.4; 7.3 before 2014).
  ///
  /// @param by who displaced it
  /// @param from its square; empty if it came from beside the board
  /// @param to where it is; empty if it is off the board
  public record Displaced(Colour by, Piece piece, Optional<Square> from, Optional<Square> to) {}
}
