package org.jadoube.laws.act;

import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// An act with the physical pieces and board (Articles 2, 4 and 7). On a real board an illegal move
/// stays until somebody notices. The acts of players' and assistants' hands are recorded at any
/// time, whoever has the move; before the game, after it and during an adjournment they change
/// nothing. Only what no hand can do is refused.
///
/// `otherHand` means the hand that did not begin the move.
///
/// @since 0.1.0
public sealed interface BoardAct extends Act.Deed {
  /// A piece is touched with the intention of moving or capturing it (Article 4.3).
  ///
  /// @param square where the piece stands
  record Touch(Square square) implements BoardAct {}

  /// Pieces are adjusted on their squares after saying so: *j'adoube* (Article 4.2).
  ///
  /// @param squares where the pieces stand
  record Adjust(Set<Square> squares) implements BoardAct {
    public Adjust {
      squares = Set.copyOf(squares);
    }
  }

  /// A piece is picked up, to be put elsewhere or to leave the board.
  ///
  /// @param square where the piece stands
  /// @param otherHand whether with the hand that did not begin the move
  record Lift(Square square, boolean otherHand) implements BoardAct {}

  /// A piece in the hand, or any from beside the board, is placed on a square but not released.
  ///
  /// @param piece the piece
  /// @param square where it is placed
  /// @param otherHand whether with the hand that did not begin the move
  record Place(Piece piece, Square square, boolean otherHand) implements BoardAct {}

  /// A new piece of the player's is placed on a square but not released; to promote a pawn, on a
  /// square of the last rank. It counts as the piece it is, whatever the player calls it and even
  /// if it is upside down.
  ///
  /// @param role the kind of piece that is placed
  /// @param square where it is placed
  /// @param otherHand whether with the hand that did not begin the move
  record Promote(Role role, Square square, boolean otherHand) implements BoardAct {}

  /// The hand lets go of the piece that it has placed or touched on a square.
  ///
  /// @param square where the piece stands
  record Release(Square square) implements BoardAct {}

  /// The arbiter finds that this piece was clearly touched by accident (Article 4.2.2).
  ///
  /// @param square where the piece stands
  record ExcuseContact(Square square) implements BoardAct {}

  /// A piece is displaced by accident, to another square or off the board (Article 7.4). Any piece
  /// on that other square is swept off the board.
  ///
  /// @param square where the piece stood
  /// @param to where it is now; empty if it is off the board
  record Displace(Square square, Optional<Square> to) implements BoardAct {}

  /// The player who displaced pieces puts them back (Article 7.4.1).
  record PutBack() implements BoardAct {}

  /// The pieces are set up like this before the game, or found to have been.
  ///
  /// @param board the pieces
  /// @param boardTurned whether the board lies the wrong way round (Article 2.1)
  /// @param coloursReversed whether each player has the other's pieces (Article 7.3)
  record SetUp(Board board, boolean boardTurned, boolean coloursReversed) implements BoardAct {}

  /// Somebody points out an irregularity: a player claims, or the arbiter intervenes.
  ///
  /// @param what the irregularity
  record Report(Irregularity what) implements BoardAct {}

  /// The arbiter restores the position after a ply, the last one that can be identified before an
  /// irregularity (Articles 7.5.1 and 7.6).
  ///
  /// @param ply the number of moves made up to then, counting those of both players
  record RestorePosition(int ply) implements BoardAct {}

  /// A player agrees to correct an illegal move that stands (Article A.5.2).
  record AgreeToCorrect() implements BoardAct {}

  /// The arbiter decides about reversed colours where the Laws leave it to the arbiter: a new game,
  /// or playing on.
  ///
  /// @param newGame whether a new game is played
  record DecideColours(boolean newGame) implements BoardAct {}
}
