package org.jadoube.laws.act;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Something that is done with the pieces and the board themselves (Articles 2, 4 and 7). What is
/// done on a real board may be illegal until somebody finds out.
///
/// `otherHand` tells of the hand that did not begin the move.
public sealed interface BoardAct extends Act {
  /// A piece is touched, meaning to move or capture it (Article 4.3).
  record Touch(Actor by, Instant at, Square square) implements BoardAct {}

  /// Pieces are adjusted on their squares after saying so: *j'adoube* (Article 4.2).
  record Adjust(Actor by, Instant at, Set<Square> squares) implements BoardAct {
    public Adjust {
      squares = Set.copyOf(squares);
    }
  }

  /// A piece is taken up, to be put elsewhere or to leave the board.
  record Lift(Actor by, Instant at, Square square, boolean otherHand) implements BoardAct {}

  /// A piece in the hand touches a square; the hand still holds it.
  record Place(Actor by, Instant at, Piece piece, Square square, boolean otherHand)
      implements BoardAct {}

  /// A new piece from beside the board touches a square of the last rank; the hand still holds it.
  /// It is what it stands for, whatever the player calls it and whichever way up it stands.
  record Promote(Actor by, Instant at, Role role, Square square, boolean otherHand)
      implements BoardAct {}

  /// The hand lets go of the piece on a square.
  record Release(Actor by, Instant at, Square square) implements BoardAct {}

  /// The arbiter finds that the contact with this piece was clearly an accident (Article 4.2.2).
  record ExcuseContact(Actor by, Instant at, Square square) implements BoardAct {}

  /// A piece is displaced by accident, to another square or off the board (Article 7.4).
  record Displace(Actor by, Instant at, Square square, Optional<Square> to) implements BoardAct {}

  /// The player who displaced pieces puts them back (Article 7.4.1).
  record PutBack(Actor by, Instant at) implements BoardAct {}

  /// The pieces are set up before the game, or found to have been set up, as they stand here.
  ///
  /// @param boardTurned whether the board lies the wrong way round (Article 2.1)
  /// @param coloursReversed whether each player has the other's pieces (Article 7.3)
  record SetUp(Actor by, Instant at, Board board, boolean boardTurned, boolean coloursReversed)
      implements BoardAct {}

  /// Somebody points out an irregularity: a player claims, or the arbiter intervenes.
  record Report(Actor by, Instant at, Irregularity what) implements BoardAct {}

  /// The arbiter restores the position after a ply: the last that can be identified before an
  /// irregularity (Articles 7.5.1 and 7.6).
  record RestorePosition(Actor by, Instant at, int ply) implements BoardAct {}

  /// A player agrees that an illegal move is corrected although it stands (Article A.5.2).
  record AgreeToCorrect(Actor by, Instant at) implements BoardAct {}

  /// The arbiter decides what follows from reversed colours where the Laws leave it to the arbiter:
  /// a new game, or going on.
  record DecideColours(Actor by, Instant at, boolean newGame) implements BoardAct {}
}
