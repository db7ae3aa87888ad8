package org.jadoube.laws.rules.announcement;

import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.Assistance;
import org.jadoube.laws.rules.moving.AnnouncedMoves;
import org.jadoube.laws.rules.moving.IdleHands;
import org.jadoube.laws.state.GameState;

/// The rights of assistants: moving the pieces for a player (Article 4.9), pressing the clock
/// (6.2.6), keeping score (8.1.6), and for a visually disabled player everything that Article
/// D.2.10 lists. The assistant of a sighted player announces the moves and makes them on the other
/// board (D.2.11), and no more. Everything else is the player's own right; an act without the right
/// to it is on record all the same.
public final class AssistantRights {
  private AssistantRights() {}

  /// Why an act is refused, if an assistant has no right to it.
  public static Optional<Refusal> lacking(Act act, GameState game) {
    if (!(act.by() instanceof Actor.Assistant) || hasRight(act, game)) {
      return Optional.empty();
    }
    return Optional.of(
        new Refusal(
            game.cite(closest(act, game)),
            new Objection.NotForThisActor(act.by(), entitled(act, game))));
  }

  private static Entitled entitled(Act act, GameState game) {
    if (Assistance.isForSighted(act.by(), game) && announces(act)) {
      return Entitled.OPPONENTS_ASSISTANT;
    }
    return helpsTheVisuallyDisabled(act) && !(act.deed() instanceof Act.ClaimFlag)
        ? Entitled.ASSISTANT_OF_VISUALLY_DISABLED
        : Entitled.PLAYER_IN_PERSON;
  }

  private static boolean hasRight(Act act, GameState game) {
    if (game.edition().has(Rule.ASSISTANT_STANDS_FOR_PLAYER)) {
      return true;
    }
    return Assistance.isForSighted(act.by(), game)
        ? announces(act) && !isOpponentAssisted(act.by(), game)
        : helpsAtTheBoard(act)
            || (announces(act) && AnnouncedMoves.appliesTo(game))
            || (helpsTheVisuallyDisabled(act) && Assistance.isForVisuallyDisabled(act.by(), game));
  }

  /// A sighted player may have an assistant only if the visually disabled one has none.
  private static boolean isOpponentAssisted(Actor by, GameState game) {
    return by.side()
        .filter(player -> game.announcements().assisted().contains(player.opposite()))
        .isPresent();
  }

  /// Whether it moves pieces, presses the clock or keeps score, which includes writing the sealed
  /// move and stopping the clock after it; or knocks something over, which is nobody's right but
  /// can happen.
  private static boolean helpsAtTheBoard(Act act) {
    return switch (act.deed()) {
      case Act.Move _,
          ScoresheetAct.WriteMove _,
          ScoresheetAct.CorrectMove _,
          ScoresheetAct.MarkOffer _,
          ScoresheetAct.WriteNote _,
          ScoresheetAct.BorrowScoresheet _,
          ScoresheetAct.ReturnScoresheet _,
          AdjournmentAct.SealMove _,
          AdjournmentAct.CloseEnvelope _ ->
          true;
      default -> IdleHands.areUsedFor(act);
    };
  }

  private static boolean announces(Act act) {
    return switch (act.deed()) {
      case AnnouncementAct.AnnounceMove _,
          AnnouncementAct.CorrectAnnouncement _,
          AnnouncementAct.RepeatMove _,
          AnnouncementAct.ExecuteMove _ ->
          true;
      default -> false;
    };
  }

  /// Whether it informs, claims a win on time, tells the arbiter which piece was touched, or sees
  /// to the formalities of an adjournment.
  private static boolean helpsTheVisuallyDisabled(Act act) {
    return switch (act.deed()) {
      case AnnouncementAct.InformPlayer _,
          AnnouncementAct.ReportTouch _,
          Act.ClaimFlag _,
          AdjournmentAct.SealReply _,
          AdjournmentAct.StateSealedMove _ ->
          true;
      case BoardAct.Report report -> report.what() == Irregularity.TOUCH_MOVE;
      default -> false;
    };
  }

  /// The provision on assistants that comes closest to giving the right.
  private static Rule closest(Act act, GameState game) {
    return switch (act.deed()) {
      case AdjournmentAct _ -> Rule.ASSISTANT_ADJOURNS;
      case Act.ClaimFlag _, BoardAct.Report _, AnnouncementAct.ReportTouch _ ->
          Rule.ASSISTANT_CLAIMS;
      case AnnouncementAct.InformPlayer _ -> Rule.ASSISTANT_INFORMS;
      default ->
          Assistance.isForSighted(act.by(), game)
              ? Rule.ASSISTANT_OF_SIGHTED_PLAYER
              : Rule.ASSISTANT_OF_VISUALLY_IMPAIRED;
    };
  }
}
