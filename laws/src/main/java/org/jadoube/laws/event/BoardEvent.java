package org.jadoube.laws.event;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// An event with the pieces on a real board. If a hand acted without having the move, or while
/// nobody plays, the provision on that is cited.
///
/// @since 0.1.0
public sealed interface BoardEvent extends Event {
  /// A piece was touched with the intention of moving or capturing it.
  record PieceTouched(Instant at, Citation citation, Colour by, Piece piece, Square square)
      implements BoardEvent {}

  /// Pieces were adjusted on their squares.
  record PiecesAdjusted(Instant at, Citation citation, Colour by, Set<Square> squares)
      implements BoardEvent {
    public PiecesAdjusted {
      squares = Set.copyOf(squares);
    }
  }

  /// A piece was picked up, which also touches it.
  record PieceLifted(
      Instant at, Citation citation, Colour by, Piece piece, Square square, boolean otherHand)
      implements BoardEvent {}

  /// A piece was placed on a square but not released.
  ///
  /// @param fresh whether it is a new piece from off the board
  record PiecePlaced(
      Instant at,
      Citation citation,
      Colour by,
      Piece piece,
      Square square,
      boolean fresh,
      boolean otherHand)
      implements BoardEvent {}

  /// The hand let go of a piece.
  record PieceReleased(Instant at, Citation citation, Colour by, Piece piece, Square square)
      implements BoardEvent {}

  /// A piece was found to have been touched by accident.
  record ContactExcused(Instant at, Citation citation, Square square) implements BoardEvent {}

  /// A player lifted a piece again after releasing it as a legal move and before pressing the
  /// clock.
  record MoveTakenBack(Instant at, Citation citation, Colour by) implements BoardEvent {}

  /// The opponent began to reply to an illegal move by `by` before the clock was pressed on it.
  record IllegalMoveAnswered(Instant at, Citation citation, Colour by, Misplay what)
      implements BoardEvent {}

  /// The move just made is not allowed by the pieces touched or released, or by a move declared
  /// with a wrong claim.
  ///
  /// @param squares the squares of the pieces touched, in order
  /// @param declared the move declared
  record TouchMoveBroken(
      Instant at, Citation citation, Colour by, List<Square> squares, Optional<Attempt> declared)
      implements BoardEvent {
    public TouchMoveBroken {
      squares = List.copyOf(squares);
    }
  }

  /// A player can no longer object to the opponent's last move.
  record ObjectionRightLost(Instant at, Citation citation, Colour by) implements BoardEvent {}

  /// A player asked the arbiter to rule on the opponent's act of moving.
  record RulingAsked(Instant at, Citation citation, Colour by) implements BoardEvent {}

  /// A piece was displaced by accident.
  record PieceDisplaced(
      Instant at, Citation citation, Colour by, Piece piece, Square square, Optional<Square> to)
      implements BoardEvent {}

  /// The displaced pieces were put back.
  ///
  /// @param ply the ply to which the game goes back, if moves had been made since
  record PiecesPutBack(Instant at, Citation citation, Colour by, Optional<Integer> ply)
      implements BoardEvent {
    public PiecesPutBack {
      ply.ifPresent(number -> Require.atLeast(0, number, "ply"));
    }
  }

  /// `by` plays on with pieces off their squares, which nobody has noticed.
  ///
  /// @param board the pieces as they lay before the move
  /// @param since the ply after which they were upset
  record DisplacementOverlooked(Instant at, Citation citation, Colour by, Board board, int since)
      implements BoardEvent {
    public DisplacementOverlooked {
      Require.atLeast(0, since, "since");
    }
  }

  /// The pieces were set up like this at the beginning.
  record BoardSetUp(
      Instant at,
      Citation citation,
      Actor by,
      Board board,
      boolean boardTurned,
      boolean coloursReversed)
      implements BoardEvent {}

  /// An illegal move was completed; the clock was pressed on it.
  ///
  /// @param times the times on the clocks afterwards
  record IllegalMoveCompleted(Instant at, Citation citation, Colour by, Misplay what, Times times)
      implements BoardEvent {}

  /// A pawn left on the last rank was replaced with a new piece, although the game ends.
  ///
  /// @param before the ply before the pawn's move
  /// @param move the move as it stands now
  /// @param times the times on the clocks
  record PawnReplaced(Instant at, Citation citation, Colour by, int before, Move move, Times times)
      implements BoardEvent {
    public PawnReplaced {
      Require.atLeast(0, before, "before");
    }
  }

  /// An illegal move by `by` can no longer be claimed, and stands.
  record IllegalMoveStands(Instant at, Citation citation, Colour by) implements BoardEvent {}

  /// A player agreed to correct the illegal move that stands.
  record CorrectionAgreed(Instant at, Citation citation, Colour by) implements BoardEvent {}

  /// The illegal position that the arbiter had seen is gone.
  record IllegalPositionGone(Instant at, Citation citation) implements BoardEvent {}

  /// The arbiter has seen an illegal position and waits for the next move to be completed.
  record IllegalPositionSeen(Instant at, Citation citation) implements BoardEvent {}
}
