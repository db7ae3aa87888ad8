package org.jadoube.laws.refusal;

import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.act.MovingAid;
import org.jadoube.laws.regulations.BoardFormat;

/// Why an act in an online game is refused.
///
/// @since 0.1.0
public sealed interface OnlineObjection extends Objection {
  /// The competition does not allow an aid for entering moves.
  record AidNotAllowed(MovingAid aid) implements OnlineObjection {}

  /// The player has switched the aid off.
  record AidOff(MovingAid aid) implements OnlineObjection {}

  /// Several moves, or none, begin or end on the square that was selected.
  record NotOneMove(Square square, int moves) implements OnlineObjection {
    public NotOneMove {
      Require.atLeast(0, moves, "moves");
    }
  }

  /// A premove is for the player who does not have the move.
  record HavingTheMove(Colour player) implements OnlineObjection {}

  /// There is no premove, and no move that waits for a confirmation.
  record NothingEntered() implements OnlineObjection {}

  /// The game is played on boards of this kind.
  record OtherBoard(BoardFormat board) implements OnlineObjection {}

  /// No legal move leads to the position on the electronic board.
  record NoSuchMove() implements OnlineObjection {}

  /// The player has lost the video conference and may not move before joining it again.
  record VideoLost(Colour player) implements OnlineObjection {}

  /// The player has that connection.
  record Connected(Colour player, Link link) implements OnlineObjection {}

  /// The player does not have that connection.
  record Disconnected(Colour player, Link link) implements OnlineObjection {}

  /// The competition has no cards.
  record NoCards() implements OnlineObjection {}

  /// It is for hybrid competitions alone.
  record NotHybrid() implements OnlineObjection {}

  /// No disconnection waits for a decision.
  record NoDisconnection(Colour player) implements OnlineObjection {}

  /// An offer of a draw is declined by playing a move, not in words.
  record DeclinedByMoving() implements OnlineObjection {}

  /// No position of the game draws it by itself.
  record NoAutomaticDraw() implements OnlineObjection {}

  /// The game did not end in a draw because checkmate was impossible, or checkmate is impossible
  /// for the player who would win.
  record DrawnRightly() implements OnlineObjection {}
}
