package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Square;

/// An act in a game with a visually disabled player (Appendix D; E before 2014), or about Chess960
/// (Guidelines II).
public sealed interface AnnouncementAct extends Act {
  /// A move is announced by the player having the move or by an assistant.
  ///
  /// @param attempt the move as announced
  record AnnounceMove(Actor by, Instant at, Attempt attempt) implements AnnouncementAct {
    public AnnounceMove {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(attempt, "attempt");
    }
  }

  /// A slip of the tongue is corrected.
  ///
  /// @param attempt the move that was meant
  record CorrectAnnouncement(Actor by, Instant at, Attempt attempt) implements AnnouncementAct {
    public CorrectAnnouncement {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(attempt, "attempt");
    }
  }

  /// The opponent repeats the announced move as understood.
  ///
  /// @param attempt the move as it is repeated
  record RepeatMove(Actor by, Instant at, Attempt attempt) implements AnnouncementAct {
    public RepeatMove {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(attempt, "attempt");
    }
  }

  /// The opponent, or an assistant, makes the announced move on the opponent's own board.
  ///
  /// @param attempt the move as it is executed
  record ExecuteMove(Actor by, Instant at, Attempt attempt) implements AnnouncementAct {
    public ExecuteMove {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(attempt, "attempt");
    }
  }

  /// Somebody says that the positions on the two boards differ.
  record ReportDifference(Actor by, Instant at) implements AnnouncementAct {
    public ReportDifference {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A player asks for two boards.
  record RequestTwoBoards(Actor by, Instant at) implements AnnouncementAct {
    public RequestTwoBoards {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A player uses an assistant.
  record TakeAssistant(Actor by, Instant at) implements AnnouncementAct {
    public TakeAssistant {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A player asks for the number of moves completed and the time used.
  record AskAssistant(Actor by, Instant at) implements AnnouncementAct {
    public AskAssistant {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The assistant answers.
  record InformPlayer(Actor by, Instant at) implements AnnouncementAct {
    public InformPlayer {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The assistant tells the arbiter that the sighted player has touched a piece.
  ///
  /// @param square where the touched piece stands
  record ReportTouch(Actor by, Instant at, Square square) implements AnnouncementAct {
    public ReportTouch {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(square, "square");
    }
  }

  /// The player announces castling.
  ///
  /// @param side the side to castle to
  record AnnounceCastling(Actor by, Instant at, CastlingSide side) implements AnnouncementAct {
    public AnnounceCastling {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(side, "side");
    }
  }

  /// The start position of Chess960 is drawn by lot.
  ///
  /// @param number its number, from 0 to 959 ([org.jadoube.chess.Chess960])
  record DrawStart(Actor by, Instant at, int number) implements AnnouncementAct {
    public DrawStart {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }

    /// Draws one of the 960 positions with equal probability.
    public static DrawStart byLot(Actor by, Instant at, RandomGenerator random) {
      return new DrawStart(by, at, random.nextInt(Chess960.POSITIONS));
    }
  }
}
