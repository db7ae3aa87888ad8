package org.jadoube.laws.rules.online;

import java.util.Optional;
import org.jadoube.chess.Setup;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.draw.Claims;
import org.jadoube.laws.state.GameState;

/// E04 1.1 to 1.3: acts with hands, clock and scoresheet under the Laws have no place online.
public final class ActsOfTheLaws {
  private ActsOfTheLaws() {}

  /// Why an act is refused, if the rule book at hand replaces the one it belongs to.
  public static Optional<Refusal> foreign(Act act, GameState game) {
    return game.edition().has(Rule.APPLICATION_OF_THE_LAWS)
        ? rule(act, game)
            .filter(rule -> !game.edition().has(rule))
            .map(rule ->
                new Refusal(
                    game.cite(Rule.APPLICATION_OF_THE_LAWS), new Objection.NotInThisEdition(rule)))
        : Optional.empty();
  }

  /// The rule that lets people act like that.
  private static Optional<Rule> rule(Act act, GameState game) {
    return switch (act.deed()) {
      case Act.ClaimDraw claim -> Optional.of(Claims.rule(claim));
      case Act.DecideClaim _, Act.WithdrawClaim _ -> Optional.of(Rule.CLAIM_STOPS_CLOCKS);
      case Act.Pause _ -> act.by().side().map(_ -> Rule.CLOCK_STOPPED_FOR_ASSISTANCE);
      case Act.ProposeTakeback _, Act.AcceptTakeback _, Act.DeclineTakeback _ ->
          Optional.of(Rule.RELEASED_PIECE);
      case BoardAct board -> rule(board, game);
      case ClockAct clock -> rule(clock);
      case AnnouncementAct announcement -> rule(announcement);
      case AdjournmentAct _ -> Optional.of(Rule.SEALING);
      case QuickplayAct _ -> Optional.of(Rule.QUICKPLAY_FINISH);
      case ScoresheetAct.SignResult _ -> Optional.of(Rule.SCORESHEETS_SIGNED);
      case ScoresheetAct _ -> Optional.of(Rule.RECORDING);
      case ConductAct.FindRefusal _ -> Optional.of(Rule.REFUSAL_TO_COMPLY);
      default -> Optional.empty();
    };
  }

  private static Optional<Rule> rule(BoardAct deed, GameState game) {
    return switch (deed) {
      case BoardAct.SetUp setUp -> rule(setUp, game);
      case BoardAct.DecideColours _ -> Optional.empty();
      case BoardAct.Report report -> rule(report);
      case BoardAct.Adjust _ -> Optional.of(Rule.ADJUSTING);
      case BoardAct.Displace _, BoardAct.PutBack _ -> Optional.of(Rule.DISPLACED_PIECES);
      case BoardAct.RestorePosition _ -> Optional.of(Rule.LAST_IDENTIFIABLE_POSITION);
      case BoardAct.AgreeToCorrect _ -> Optional.of(Rule.CORRECTED_BY_AGREEMENT);
      case BoardAct.Touch _,
          BoardAct.Lift _,
          BoardAct.Place _,
          BoardAct.Promote _,
          BoardAct.Release _,
          BoardAct.ExcuseContact _ ->
          Optional.of(Rule.TOUCHED_OWN_PIECE);
    };
  }

  /// The rule for setting up. The zone sets up board and pieces; only the players can have the
  /// wrong sides.
  private static Optional<Rule> rule(BoardAct.SetUp deed, GameState game) {
    Setup start = game.start();
    if (deed.boardTurned()) {
      return Optional.of(Rule.BOARD_TURNED);
    }
    return deed.board().equals(start.board())
        ? Optional.empty()
        : Optional.of(Rule.WRONG_INITIAL_POSITION);
  }

  private static Optional<Rule> rule(BoardAct.Report deed) {
    return switch (deed.what()) {
      case COLOURS -> Optional.empty();
      case INITIAL_POSITION, ILLEGAL_POSITION -> Optional.of(Rule.WRONG_INITIAL_POSITION);
      case BOARD_ORIENTATION -> Optional.of(Rule.BOARD_TURNED);
      case DISPLACED_PIECES -> Optional.of(Rule.DISPLACED_PIECES);
      case ILLEGAL_MOVE -> Optional.of(Rule.ILLEGAL_MOVE_COMPLETED);
      case TOUCH_MOVE -> Optional.of(Rule.TOUCHED_OWN_PIECE);
    };
  }

  private static Optional<Rule> rule(ClockAct deed) {
    return switch (deed) {
      case ClockAct.Press _ -> Optional.of(Rule.RIGHT_TO_PRESS);
      case ClockAct.Mishandle _ -> Optional.of(Rule.CLOCK_HANDLING);
      case ClockAct.ReplaceClock _ -> Optional.of(Rule.CLOCK_IS_CONCLUSIVE);
      case ClockAct.FindBothFlagsDown _ -> Optional.of(Rule.BOTH_FLAGS_DOWN);
      case ClockAct.RejectPause _ -> Optional.of(Rule.CLOCK_STOPPED_WITHOUT_REASON);
      case ClockAct.Arrive _,
          ClockAct.ObserveAbsence _,
          ClockAct.Admit _,
          ClockAct.SetMoveCounter _,
          ClockAct.CorrectIncrement _ ->
          Optional.empty();
    };
  }

  private static Optional<Rule> rule(AnnouncementAct deed) {
    return switch (deed) {
      case AnnouncementAct.TakeAssistant _,
          AnnouncementAct.AskAssistant _,
          AnnouncementAct.InformPlayer _ ->
          Optional.empty();
      case AnnouncementAct.DrawStart _ -> Optional.of(Rule.CHESS960_LOT);
      case AnnouncementAct.RequestTwoBoards _ -> Optional.of(Rule.TWO_BOARDS);
      case AnnouncementAct.ReportTouch _ -> Optional.of(Rule.ASSISTANT_CLAIMS);
      case AnnouncementAct.AnnounceMove _,
          AnnouncementAct.CorrectAnnouncement _,
          AnnouncementAct.RepeatMove _,
          AnnouncementAct.ExecuteMove _,
          AnnouncementAct.ReportDifference _,
          AnnouncementAct.AnnounceCastling _ ->
          Optional.of(Rule.MOVES_ANNOUNCED);
    };
  }
}
