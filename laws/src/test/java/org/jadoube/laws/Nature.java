package org.jadoube.laws;

import java.util.Arrays;
import java.util.Set;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.ScoresheetAct;

/// The nature of an act. Acts of hands, pens and feet are on record whenever they can be done; the
/// rest can be refused without a trace.
enum Nature {
  /// Hands on the pieces or the clock.
  HANDS(
      Set.of(
          BoardAct.Touch.class,
          BoardAct.Adjust.class,
          BoardAct.Lift.class,
          BoardAct.Place.class,
          BoardAct.Promote.class,
          BoardAct.Release.class,
          BoardAct.Displace.class,
          BoardAct.PutBack.class,
          ClockAct.Press.class,
          ClockAct.Mishandle.class)),
  /// A pen on a scoresheet, or a hand on the opponent's.
  PEN(
      Set.of(
          ScoresheetAct.WriteMove.class,
          ScoresheetAct.CorrectMove.class,
          ScoresheetAct.MarkOffer.class,
          ScoresheetAct.WriteNote.class,
          ScoresheetAct.BorrowScoresheet.class,
          ScoresheetAct.ReturnScoresheet.class)),
  /// Coming to the board, leaving it and coming back.
  FEET(
      Set.of(
          ClockAct.Arrive.class,
          AdjournmentAct.ArriveForResumption.class,
          ConductAct.NoteIncident.class)),
  /// A move on the second board of a game with announced moves.
  SECOND_BOARD(Set.of(AnnouncementAct.ExecuteMove.class)),
  /// An electronic board reports how the pieces stand.
  SENSORS(Set.of(OnlineAct.SensePosition.class)),
  /// An entry on a screen; nothing has happened until the program accepts it.
  SCREEN(
      Set.of(
          Act.Move.class,
          OnlineAct.SelectSquare.class,
          OnlineAct.EnterPremove.class,
          OnlineAct.DropEntry.class,
          OnlineAct.ConfirmMove.class,
          OnlineAct.ChooseAids.class)),
  /// Something said, asked for, claimed, signed or handed in, or noted by somebody who has seen it.
  WORDS(
      Set.of(
          Act.OfferDraw.class,
          Act.AcceptDraw.class,
          Act.DeclineDraw.class,
          Act.Resign.class,
          Act.ProposeTakeback.class,
          Act.AcceptTakeback.class,
          Act.DeclineTakeback.class,
          Act.ClaimDraw.class,
          Act.WithdrawClaim.class,
          Act.ClaimFlag.class,
          Act.ObserveFlag.class,
          Act.Pause.class,
          BoardAct.Report.class,
          BoardAct.AgreeToCorrect.class,
          ClockAct.ObserveAbsence.class,
          ClockAct.FindBothFlagsDown.class,
          ScoresheetAct.RequestScoresheet.class,
          ScoresheetAct.SeeScoresheet.class,
          ScoresheetAct.SignResult.class,
          AnnouncementAct.AnnounceMove.class,
          AnnouncementAct.CorrectAnnouncement.class,
          AnnouncementAct.RepeatMove.class,
          AnnouncementAct.ReportDifference.class,
          AnnouncementAct.RequestTwoBoards.class,
          AnnouncementAct.TakeAssistant.class,
          AnnouncementAct.AskAssistant.class,
          AnnouncementAct.InformPlayer.class,
          AnnouncementAct.ReportTouch.class,
          AnnouncementAct.AnnounceCastling.class,
          AdjournmentAct.SealMove.class,
          AdjournmentAct.SealReply.class,
          AdjournmentAct.CloseEnvelope.class,
          AdjournmentAct.ReportEnvelopeLost.class,
          AdjournmentAct.StateSealedMove.class,
          AdjournmentAct.DisputeTimes.class,
          QuickplayAct.RequestIncrement.class,
          QuickplayAct.ClaimQuickplayDraw.class,
          QuickplayAct.VerifyQuickplayClaim.class,
          ConductAct.Appeal.class,
          ConductAct.FindDevice.class,
          OnlineAct.NoteDisconnection.class,
          OnlineAct.NoteReconnection.class,
          OnlineAct.CallArbiter.class)),
  /// A decision.
  DECISION(
      Set.of(
          Act.Begin.class,
          Act.DecideClaim.class,
          Act.Resume.class,
          Act.SetClock.class,
          Act.AwardTime.class,
          Act.Penalise.class,
          Act.ConsentToDraw.class,
          Act.DecideResult.class,
          BoardAct.ExcuseContact.class,
          BoardAct.SetUp.class,
          BoardAct.RestorePosition.class,
          BoardAct.DecideColours.class,
          ClockAct.Admit.class,
          ClockAct.ReplaceClock.class,
          ClockAct.SetMoveCounter.class,
          ClockAct.CorrectIncrement.class,
          ClockAct.RejectPause.class,
          ScoresheetAct.UncoverScoresheet.class,
          ScoresheetAct.CallForScores.class,
          ScoresheetAct.ReconstructGame.class,
          ScoresheetAct.AssumeNextPeriod.class,
          AdjournmentAct.OrderSealing.class,
          AdjournmentAct.LabelEnvelope.class,
          AdjournmentAct.BeginResumption.class,
          AdjournmentAct.ExcuseLateness.class,
          AnnouncementAct.DrawStart.class,
          QuickplayAct.AnswerIncrementRequest.class,
          QuickplayAct.DecideQuickplayClaim.class,
          ConductAct.FindRefusal.class,
          ConductAct.DecideAppeal.class,
          ConductAct.TakeBackDecision.class,
          ConductAct.ExpelInterferer.class,
          ConductAct.TellMoveNumber.class,
          OnlineAct.ShowCard.class,
          OnlineAct.DecideDisconnection.class));

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable set
  private final Set<Class<? extends Act.Deed>> kinds;

  Nature(Set<Class<? extends Act.Deed>> kinds) {
    this.kinds = kinds;
  }

  static Nature of(Class<? extends Act.Deed> kind) {
    return Arrays.stream(values())
        .filter(nature -> nature.kinds.contains(kind))
        .findFirst()
        .orElseThrow(() -> new AssertionError("of what nature is " + kind));
  }
}
