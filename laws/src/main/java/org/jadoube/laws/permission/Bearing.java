package org.jadoube.laws.permission;

import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.refusal.ScoresheetObjection;

/// How far an objection to one act applies to others. The one that applies most widely is reported.
enum Bearing {
  /// It applies to every act of the kind and manner, so trying another is pointless.
  EVERY_SUCH_ACT,
  /// It says something about the game; another act may still be accepted.
  THE_GAME,
  /// It is about the square, number or move of that one act.
  PARTICULARS;

  static Bearing of(Objection objection) {
    return isAboutEverySuchAct(objection)
        ? EVERY_SUCH_ACT
        : isAboutParticulars(objection) ? PARTICULARS : THE_GAME;
  }

  private static boolean isAboutEverySuchAct(Objection objection) {
    return switch (objection) {
      case Objection.GameNotBegun _,
          Objection.GameBegunAlready _,
          Objection.GameOver _,
          Objection.FlagHasFallen _,
          Objection.BeforeLatestEvent _,
          Objection.NotForThisActor _,
          Objection.NotHavingTheMove _,
          Objection.ClocksPaused _,
          Objection.NoTimeAllotted _,
          OnlineObjection.OtherBoard _,
          OnlineObjection.VideoLost _,
          ConductObjection.ClaimOpen _,
          QuickplayObjection.EndedByClaim _,
          AdjournmentObjection.Adjourned _,
          AdjournmentObjection.EnvelopeThere _,
          AdjournmentObjection.NotAdjourned _,
          AnnouncementObjection.NothingToAnnounce _,
          ScoresheetObjection.ScoreKeptByProgram _ ->
          true;
      default -> false;
    };
  }

  private static boolean isAboutParticulars(Objection objection) {
    return switch (objection) {
      case Objection.IllegalMove _,
          Objection.OutOfRange _,
          Objection.PauseInTheFuture _,
          BoardObjection.NothingOnSquare _,
          BoardObjection.SquareOccupied _,
          BoardObjection.PieceNotInHand _,
          BoardObjection.NothingHeld _,
          BoardObjection.NotTouched _,
          BoardObjection.NotOnTheLastRank _,
          BoardObjection.CannotBePlayed _,
          ConductObjection.ScoreNeeded _,
          ConductObjection.NotUnderThisRule _,
          ConductObjection.OverTheMaximum _,
          ConductObjection.NoReduction _,
          ConductObjection.MaximumReached _,
          ConductObjection.DevicePermitted _,
          ScoresheetObjection.NotNextToWrite _,
          ScoresheetObjection.WritingAhead _,
          ScoresheetObjection.NothingWritten _,
          ScoresheetObjection.NoOfferToMark _,
          ScoresheetObjection.NotForTheScoresheet _,
          ScoresheetObjection.ResultKept _,
          OnlineObjection.NotOneMove _,
          OnlineObjection.Connected _,
          OnlineObjection.Disconnected _,
          OnlineObjection.NoDisconnection _ ->
          true;
      default -> false;
    };
  }
}
