package org.jadoube.laws.act;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.laws.act.Act.OnlineAct;

/// The kinds of acts, for pages that show what may be done now.
public enum ActKind {
  BEGIN(Act.Begin.class),
  MOVE(Act.Move.class),
  OFFER_DRAW(Act.OfferDraw.class),
  ACCEPT_DRAW(Act.AcceptDraw.class),
  DECLINE_DRAW(Act.DeclineDraw.class),
  RESIGN(Act.Resign.class),
  CLAIM_DRAW(Act.ClaimDraw.class),
  DECIDE_CLAIM(Act.DecideClaim.class),
  WITHDRAW_CLAIM(Act.WithdrawClaim.class),
  CLAIM_FLAG(Act.ClaimFlag.class),
  OBSERVE_FLAG(Act.ObserveFlag.class),
  PAUSE(Act.Pause.class),
  RESUME(Act.Resume.class),
  SET_CLOCK(Act.SetClock.class),
  AWARD_TIME(Act.AwardTime.class),
  PENALISE(Act.Penalise.class),
  CONSENT_TO_DRAW(Act.ConsentToDraw.class),
  DECIDE_RESULT(Act.DecideResult.class),
  TOUCH(BoardAct.Touch.class),
  ADJUST(BoardAct.Adjust.class),
  LIFT(BoardAct.Lift.class),
  PLACE(BoardAct.Place.class),
  PROMOTE(BoardAct.Promote.class),
  RELEASE(BoardAct.Release.class),
  EXCUSE_CONTACT(BoardAct.ExcuseContact.class),
  DISPLACE(BoardAct.Displace.class),
  PUT_BACK(BoardAct.PutBack.class),
  SET_UP(BoardAct.SetUp.class),
  REPORT(BoardAct.Report.class),
  RESTORE_POSITION(BoardAct.RestorePosition.class),
  AGREE_TO_CORRECT(BoardAct.AgreeToCorrect.class),
  DECIDE_COLOURS(BoardAct.DecideColours.class),
  PRESS(ClockAct.Press.class),
  MISHANDLE(ClockAct.Mishandle.class),
  ARRIVE(ClockAct.Arrive.class),
  OBSERVE_ABSENCE(ClockAct.ObserveAbsence.class),
  ADMIT(ClockAct.Admit.class),
  REPLACE_CLOCK(ClockAct.ReplaceClock.class),
  SET_MOVE_COUNTER(ClockAct.SetMoveCounter.class),
  CORRECT_INCREMENT(ClockAct.CorrectIncrement.class),
  FIND_BOTH_FLAGS_DOWN(ClockAct.FindBothFlagsDown.class),
  REJECT_PAUSE(ClockAct.RejectPause.class),
  WRITE_MOVE(ScoresheetAct.WriteMove.class),
  CORRECT_MOVE(ScoresheetAct.CorrectMove.class),
  MARK_OFFER(ScoresheetAct.MarkOffer.class),
  BORROW_SCORESHEET(ScoresheetAct.BorrowScoresheet.class),
  RETURN_SCORESHEET(ScoresheetAct.ReturnScoresheet.class),
  WRITE_NOTE(ScoresheetAct.WriteNote.class),
  UNCOVER_SCORESHEET(ScoresheetAct.UncoverScoresheet.class),
  REQUEST_SCORESHEET(ScoresheetAct.RequestScoresheet.class),
  SEE_SCORESHEET(ScoresheetAct.SeeScoresheet.class),
  CALL_FOR_SCORES(ScoresheetAct.CallForScores.class),
  RECONSTRUCT_GAME(ScoresheetAct.ReconstructGame.class),
  ASSUME_NEXT_PERIOD(ScoresheetAct.AssumeNextPeriod.class),
  SIGN_RESULT(ScoresheetAct.SignResult.class),
  ANNOUNCE_MOVE(AnnouncementAct.AnnounceMove.class),
  CORRECT_ANNOUNCEMENT(AnnouncementAct.CorrectAnnouncement.class),
  REPEAT_MOVE(AnnouncementAct.RepeatMove.class),
  EXECUTE_MOVE(AnnouncementAct.ExecuteMove.class),
  REPORT_DIFFERENCE(AnnouncementAct.ReportDifference.class),
  REQUEST_TWO_BOARDS(AnnouncementAct.RequestTwoBoards.class),
  TAKE_ASSISTANT(AnnouncementAct.TakeAssistant.class),
  ASK_ASSISTANT(AnnouncementAct.AskAssistant.class),
  INFORM_PLAYER(AnnouncementAct.InformPlayer.class),
  REPORT_TOUCH(AnnouncementAct.ReportTouch.class),
  ANNOUNCE_CASTLING(AnnouncementAct.AnnounceCastling.class),
  DRAW_START(AnnouncementAct.DrawStart.class),
  ORDER_SEALING(AdjournmentAct.OrderSealing.class),
  SEAL_MOVE(AdjournmentAct.SealMove.class),
  CLOSE_ENVELOPE(AdjournmentAct.CloseEnvelope.class),
  LABEL_ENVELOPE(AdjournmentAct.LabelEnvelope.class),
  REPORT_ENVELOPE_LOST(AdjournmentAct.ReportEnvelopeLost.class),
  BEGIN_RESUMPTION(AdjournmentAct.BeginResumption.class),
  ARRIVE_FOR_RESUMPTION(AdjournmentAct.ArriveForResumption.class),
  EXCUSE_LATENESS(AdjournmentAct.ExcuseLateness.class),
  SEAL_REPLY(AdjournmentAct.SealReply.class),
  STATE_SEALED_MOVE(AdjournmentAct.StateSealedMove.class),
  DISPUTE_TIMES(AdjournmentAct.DisputeTimes.class),
  REQUEST_INCREMENT(QuickplayAct.RequestIncrement.class),
  ANSWER_INCREMENT_REQUEST(QuickplayAct.AnswerIncrementRequest.class),
  CLAIM_QUICKPLAY_DRAW(QuickplayAct.ClaimQuickplayDraw.class),
  VERIFY_QUICKPLAY_CLAIM(QuickplayAct.VerifyQuickplayClaim.class),
  DECIDE_QUICKPLAY_CLAIM(QuickplayAct.DecideQuickplayClaim.class),
  FIND_DEVICE(ConductAct.FindDevice.class),
  FIND_REFUSAL(ConductAct.FindRefusal.class),
  APPEAL(ConductAct.Appeal.class),
  DECIDE_APPEAL(ConductAct.DecideAppeal.class),
  EXPEL_INTERFERER(ConductAct.ExpelInterferer.class),
  NOTE_INCIDENT(ConductAct.NoteIncident.class),
  TELL_MOVE_NUMBER(ConductAct.TellMoveNumber.class),
  CHOOSE_AIDS(OnlineAct.ChooseAids.class),
  SELECT_SQUARE(OnlineAct.SelectSquare.class),
  ENTER_PREMOVE(OnlineAct.EnterPremove.class),
  DROP_ENTRY(OnlineAct.DropEntry.class),
  CONFIRM_MOVE(OnlineAct.ConfirmMove.class),
  SENSE_POSITION(OnlineAct.SensePosition.class),
  NOTE_DISCONNECTION(OnlineAct.NoteDisconnection.class),
  NOTE_RECONNECTION(OnlineAct.NoteReconnection.class),
  CALL_ARBITER(OnlineAct.CallArbiter.class),
  SHOW_CARD(OnlineAct.ShowCard.class),
  DECIDE_DISCONNECTION(OnlineAct.DecideDisconnection.class);

  private static final Map<Class<? extends Act>, ActKind> BY_CLASS =
      Arrays.stream(values()).collect(Collectors.toMap(kind -> kind.acts, Function.identity()));

  private final Class<? extends Act> acts;

  ActKind(Class<? extends Act> acts) {
    this.acts = acts;
  }

  /// The class of these acts.
  public Class<? extends Act> acts() {
    return acts;
  }

  /// The kind of an act.
  public static ActKind of(Act act) {
    ActKind kind = BY_CLASS.get(act.getClass());
    if (kind == null) {
      throw new IllegalStateException("an act of no kind: " + act);
    }
    return kind;
  }
}
