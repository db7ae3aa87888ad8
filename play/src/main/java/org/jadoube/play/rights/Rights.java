package org.jadoube.play.rights;

import java.util.List;
import java.util.Set;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.ScoresheetAct;

/// The acts to which a role gives a right. A right is a claim to have the act decided under the
/// Laws, which know the rest: whose move it is, the regulations, the events so far.
///
/// All of it is in the table `rights.txt` of the tests, which needs a decision for each new act.
public final class Rights {
  /// Acts possible in a finished game. Scoresheets are completed and signed, results corrected,
  /// penalties imposed, appeals made. Matters that the Laws leave to the arbiter are decided once
  /// raised, and slips are taken back. Hands still move the pieces, press the clock and take
  /// scoresheets, and people come and go, though it changes nothing.
  private static final Set<Class<? extends Act.Deed>> OUTLASTING =
      Set.of(
          Act.DecideResult.class,
          ScoresheetAct.SignResult.class,
          Act.Penalise.class,
          ConductAct.Appeal.class,
          ConductAct.DecideAppeal.class,
          ScoresheetAct.WriteMove.class,
          ScoresheetAct.CorrectMove.class,
          ScoresheetAct.MarkOffer.class,
          ScoresheetAct.WriteNote.class,
          ScoresheetAct.BorrowScoresheet.class,
          ScoresheetAct.ReturnScoresheet.class,
          ConductAct.NoteIncident.class,
          ClockAct.Arrive.class,
          AdjournmentAct.ArriveForResumption.class,
          AnnouncementAct.ExecuteMove.class,
          OnlineAct.SensePosition.class,
          QuickplayAct.DecideQuickplayClaim.class,
          ConductAct.TakeBackDecision.class,
          ClockAct.Admit.class,
          AdjournmentAct.ExcuseLateness.class,
          ClockAct.RejectPause.class,
          OnlineAct.DecideDisconnection.class,
          Act.AwardTime.class,
          Act.SetClock.class,
          ClockAct.ReplaceClock.class,
          ClockAct.SetMoveCounter.class,
          ClockAct.CorrectIncrement.class,
          BoardAct.Touch.class,
          BoardAct.Adjust.class,
          BoardAct.Lift.class,
          BoardAct.Place.class,
          BoardAct.Promote.class,
          BoardAct.Release.class,
          BoardAct.Displace.class,
          BoardAct.PutBack.class,
          ClockAct.Press.class,
          ClockAct.Mishandle.class);

  private Rights() {}

  /// Whether somebody with that role may do something in a game.
  ///
  /// @param whose whether the role was given for this game or its tournament
  /// @param finished whether the game is over
  public static RightsVerdict of(Role role, Act act, Whose whose, boolean finished) {
    RightsVerdict verdict = of(role, act.kind(), whose, finished);
    boolean excludes =
        act.deed() instanceof Act.Penalise penalise
            && (penalise.penalty() instanceof Penalty.Exclusion
                || penalise.penalty() instanceof Penalty.Expulsion);
    return verdict.isGranted() && excludes && role != Role.CHIEF_ARBITER
        ? Doers.denied(NoRight.EXCLUSION)
        : verdict;
  }

  /// Likewise for several acts that belong together: a right to all of them, or why not.
  ///
  /// @param acts not empty
  public static RightsVerdict of(Role role, List<Act> acts, Whose whose, boolean finished) {
    List<RightsVerdict> verdicts =
        acts.stream().map(act -> of(role, act, whose, finished)).distinct().toList();
    return verdicts.stream()
        .filter(verdict -> !verdict.isGranted())
        .findFirst()
        .orElseGet(verdicts::getFirst);
  }

  /// Likewise for an act of that kind; a penalty counts as one that does not exclude from the
  /// competition.
  public static RightsVerdict of(
      Role role, Class<? extends Act.Deed> kind, Whose whose, boolean finished) {
    if (whose != Whose.OWN) {
      return Doers.denied(whose.ground().orElseGet(() -> elsewhere(role)));
    }
    RightsVerdict verdict = Doers.of(kind).verdict(role);
    return verdict.isGranted() && finished && !OUTLASTING.contains(kind)
        ? Doers.denied(NoRight.GAME_OVER)
        : verdict;
  }

  private static NoRight elsewhere(Role role) {
    return switch (role) {
      case PLAYER, ASSISTANT -> NoRight.OTHER_GAME;
      case ARBITER, CHIEF_ARBITER, ORGANISER -> NoRight.OTHER_TOURNAMENT;
      case CAPTAIN -> NoRight.OTHER_TEAM;
      case SPECTATOR -> NoRight.SPECTATOR;
    };
  }
}
