package org.jadoube.laws.act;

import java.util.random.RandomGenerator;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Square;

/// An act in a game with a visually disabled player (Appendix D; E before 2014), or about Chess960
/// (Guidelines II).
///
/// @since 0.1.0
public sealed interface AnnouncementAct extends Act.Deed {
  /// A move is announced by the player having the move or by an assistant.
  ///
  /// @param attempt the move as announced
  record AnnounceMove(Attempt attempt) implements AnnouncementAct {}

  /// A slip of the tongue is corrected.
  ///
  /// @param attempt the move that was meant
  record CorrectAnnouncement(Attempt attempt) implements AnnouncementAct {}

  /// The opponent repeats the announced move as understood.
  ///
  /// @param attempt the move as it is repeated
  record RepeatMove(Attempt attempt) implements AnnouncementAct {}

  /// The opponent, or an assistant, makes the announced move on the opponent's own board.
  ///
  /// @param attempt the move as it is executed
  record ExecuteMove(Attempt attempt) implements AnnouncementAct {}

  /// Somebody says that the positions on the two boards differ.
  record ReportDifference() implements AnnouncementAct {}

  /// A player asks for two boards.
  record RequestTwoBoards() implements AnnouncementAct {}

  /// A player uses an assistant.
  record TakeAssistant() implements AnnouncementAct {}

  /// A player asks for the number of moves completed and the time used.
  record AskAssistant() implements AnnouncementAct {}

  /// The assistant answers.
  record InformPlayer() implements AnnouncementAct {}

  /// The assistant tells the arbiter that the sighted player has touched a piece.
  ///
  /// @param square where the touched piece stands
  record ReportTouch(Square square) implements AnnouncementAct {}

  /// The player announces castling.
  ///
  /// @param side the side to castle to
  record AnnounceCastling(CastlingSide side) implements AnnouncementAct {}

  /// The start position of Chess960 is drawn by lot.
  ///
  /// @param number its number, from 0 to 959 ([org.jadoube.chess.Chess960])
  record DrawStart(int number) implements AnnouncementAct {

    /// Draws one of the 960 positions with equal probability.
    public static DrawStart byLot(RandomGenerator random) {
      return new DrawStart(random.nextInt(Chess960.POSITIONS));
    }
  }
}
