package org.jadoube.play.rights;

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

/// Those whose business a kind of act is in a game that is being played.
enum Doers {
  /// A player's own decision.
  PLAYER(
      Set.of(
          Act.ClaimDraw.class,
          Act.WithdrawClaim.class,
          Act.ProposeTakeback.class,
          Act.AcceptTakeback.class,
          Act.DeclineTakeback.class,
          BoardAct.AgreeToCorrect.class,
          ClockAct.Arrive.class,
          ScoresheetAct.RequestScoresheet.class,
          ScoresheetAct.SeeScoresheet.class,
          ScoresheetAct.SignResult.class,
          AnnouncementAct.RequestTwoBoards.class,
          AnnouncementAct.TakeAssistant.class,
          AnnouncementAct.AskAssistant.class,
          AnnouncementAct.AnnounceCastling.class,
          AdjournmentAct.ArriveForResumption.class,
          AdjournmentAct.DisputeTimes.class,
          QuickplayAct.RequestIncrement.class,
          QuickplayAct.ClaimQuickplayDraw.class,
          QuickplayAct.VerifyQuickplayClaim.class)),
  /// A player's act, which the captain of the team may do in the player's place (C11, 3.1.2).
  PLAYER_OR_CAPTAIN(Set.of(ConductAct.Appeal.class)),
  /// A player's act, which an assistant may carry out.
  ///
  /// Assistants have the rights of Articles 4.9, 6.2.6, 8.1.6 and D.2.10 of the Laws, and those of
  /// E04. They offer and answer draws for their player (Appendices II.11 and III.1.4), and
  /// "assistant" stands for "player" throughout (II.13), so they resign, call the arbiter and claim
  /// on time.
  PLAYER_OR_ASSISTANT(
      Set.of(
          Act.Move.class,
          Act.OfferDraw.class,
          Act.AcceptDraw.class,
          Act.DeclineDraw.class,
          Act.Resign.class,
          Act.ClaimFlag.class,
          BoardAct.Touch.class,
          BoardAct.Adjust.class,
          BoardAct.Lift.class,
          BoardAct.Place.class,
          BoardAct.Promote.class,
          BoardAct.Release.class,
          BoardAct.Displace.class,
          BoardAct.PutBack.class,
          ClockAct.Press.class,
          ClockAct.Mishandle.class,
          ScoresheetAct.WriteMove.class,
          ScoresheetAct.CorrectMove.class,
          ScoresheetAct.MarkOffer.class,
          ScoresheetAct.BorrowScoresheet.class,
          ScoresheetAct.ReturnScoresheet.class,
          ScoresheetAct.WriteNote.class,
          AnnouncementAct.AnnounceMove.class,
          AnnouncementAct.CorrectAnnouncement.class,
          AnnouncementAct.RepeatMove.class,
          AnnouncementAct.ExecuteMove.class,
          AnnouncementAct.ReportDifference.class,
          AdjournmentAct.SealMove.class,
          AdjournmentAct.CloseEnvelope.class,
          AdjournmentAct.SealReply.class,
          AdjournmentAct.StateSealedMove.class,
          OnlineAct.ChooseAids.class,
          OnlineAct.SelectSquare.class,
          OnlineAct.EnterPremove.class,
          OnlineAct.DropEntry.class,
          OnlineAct.ConfirmMove.class,
          OnlineAct.SensePosition.class,
          OnlineAct.CallArbiter.class)),
  /// An assistant's report.
  ASSISTANT(Set.of(AnnouncementAct.InformPlayer.class, AnnouncementAct.ReportTouch.class)),
  /// An act of a player or the arbiter.
  PLAYER_OR_ARBITER(Set.of(BoardAct.SetUp.class, ConductAct.NoteIncident.class)),
  /// An act of anybody at the board.
  EVERYBODY_AT_THE_BOARD(Set.of(Act.Pause.class, BoardAct.Report.class)),
  /// An arbiter's act.
  ARBITER(
      Set.of(
          Act.Begin.class,
          Act.Resume.class,
          Act.ObserveFlag.class,
          Act.DecideClaim.class,
          Act.SetClock.class,
          Act.AwardTime.class,
          Act.Penalise.class,
          Act.ConsentToDraw.class,
          Act.DecideResult.class,
          BoardAct.ExcuseContact.class,
          BoardAct.RestorePosition.class,
          BoardAct.DecideColours.class,
          ClockAct.ObserveAbsence.class,
          ClockAct.Admit.class,
          ClockAct.ReplaceClock.class,
          ClockAct.SetMoveCounter.class,
          ClockAct.CorrectIncrement.class,
          ClockAct.FindBothFlagsDown.class,
          ClockAct.RejectPause.class,
          ScoresheetAct.UncoverScoresheet.class,
          ScoresheetAct.CallForScores.class,
          ScoresheetAct.ReconstructGame.class,
          ScoresheetAct.AssumeNextPeriod.class,
          AnnouncementAct.DrawStart.class,
          AdjournmentAct.OrderSealing.class,
          AdjournmentAct.LabelEnvelope.class,
          AdjournmentAct.ReportEnvelopeLost.class,
          AdjournmentAct.BeginResumption.class,
          AdjournmentAct.ExcuseLateness.class,
          QuickplayAct.AnswerIncrementRequest.class,
          QuickplayAct.DecideQuickplayClaim.class,
          ConductAct.FindDevice.class,
          ConductAct.FindRefusal.class,
          ConductAct.TakeBackDecision.class,
          ConductAct.ExpelInterferer.class,
          ConductAct.TellMoveNumber.class,
          OnlineAct.NoteDisconnection.class,
          OnlineAct.NoteReconnection.class,
          OnlineAct.ShowCard.class)),
  /// The chief arbiter's alone.
  CHIEF_ARBITER(Set.of(ConductAct.DecideAppeal.class, OnlineAct.DecideDisconnection.class));

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable set
  private final Set<Class<? extends Act.Deed>> kinds;

  Doers(Set<Class<? extends Act.Deed>> kinds) {
    this.kinds = kinds;
  }

  /// The people whose business a kind of act is.
  static Doers of(Class<? extends Act.Deed> kind) {
    return Arrays.stream(values())
        .filter(doers -> doers.kinds.contains(kind))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("nobody does " + kind));
  }

  /// The verdict for somebody with that role in a game of theirs.
  RightsVerdict verdict(Role role) {
    return switch (role) {
      case PLAYER ->
          switch (this) {
            case PLAYER,
                PLAYER_OR_CAPTAIN,
                PLAYER_OR_ASSISTANT,
                PLAYER_OR_ARBITER,
                EVERYBODY_AT_THE_BOARD ->
                GRANTED;
            case ASSISTANT -> denied(NoRight.FOR_ASSISTANTS);
            case ARBITER -> denied(NoRight.FOR_ARBITERS);
            case CHIEF_ARBITER -> denied(NoRight.FOR_CHIEF_ARBITER);
          };
      case ASSISTANT ->
          switch (this) {
            case ASSISTANT, PLAYER_OR_ASSISTANT, EVERYBODY_AT_THE_BOARD -> GRANTED;
            case PLAYER, PLAYER_OR_CAPTAIN, PLAYER_OR_ARBITER -> denied(NoRight.NOT_FOR_ASSISTANTS);
            case ARBITER -> denied(NoRight.FOR_ARBITERS);
            case CHIEF_ARBITER -> denied(NoRight.FOR_CHIEF_ARBITER);
          };
      case ARBITER -> this == CHIEF_ARBITER ? denied(NoRight.FOR_CHIEF_ARBITER) : judge();
      case CHIEF_ARBITER -> this == CHIEF_ARBITER ? GRANTED : judge();
      case CAPTAIN -> this == PLAYER_OR_CAPTAIN ? GRANTED : denied(NoRight.NOT_FOR_CAPTAINS);
      case ORGANISER -> denied(NoRight.NOT_FOR_ORGANISERS);
      case SPECTATOR -> denied(NoRight.SPECTATOR);
    };
  }

  private RightsVerdict judge() {
    return switch (this) {
      case ARBITER, PLAYER_OR_ARBITER, EVERYBODY_AT_THE_BOARD, CHIEF_ARBITER -> GRANTED;
      case ASSISTANT -> denied(NoRight.FOR_ASSISTANTS);
      case PLAYER, PLAYER_OR_CAPTAIN, PLAYER_OR_ASSISTANT -> denied(NoRight.FOR_PLAYERS);
    };
  }

  static final RightsVerdict GRANTED = new RightsVerdict.Granted();

  static RightsVerdict denied(NoRight ground) {
    return new RightsVerdict.Denied(ground);
  }
}
