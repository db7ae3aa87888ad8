package org.jadoube.laws.deciding;

import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.Scorekeeping;
import org.jadoube.laws.rules.adjournment.AdjournmentActs;
import org.jadoube.laws.rules.announcement.AnnouncementActs;
import org.jadoube.laws.rules.moving.IdleHands;
import org.jadoube.laws.rules.online.OnlineActs;
import org.jadoube.laws.rules.score.ScoresheetActs;
import org.jadoube.laws.rules.time.Arrivals;
import org.jadoube.laws.state.GameState;

/// The deeds of people who had no right to them: they have moved something, written something, come
/// to the board. They are on record, but have no other effect. Words, such as claims and requests,
/// can be refused without a trace.
final class Deeds {
  private Deeds() {}

  /// The record of an act, under the provision by which it does not count; empty if nothing has
  /// been done, or if it was done by somebody who is not on record.
  static Optional<Outcome> record(Act act, Citation why, GameState game) {
    return switch (act.deed()) {
      case ClockAct.Arrive _ -> Arrivals.come(act.by(), act.at(), why, game);
      case AdjournmentAct.ArriveForResumption _ ->
          Arrivals.come(act.by(), act.at(), why, game)
              .map(come -> come.despite(AdjournmentActs.noResumption(game)));
      case AnnouncementAct.ExecuteMove execute ->
          AnnouncementActs.executed(execute, act, why, game);
      case OnlineAct.SensePosition sense when game.edition().has(Rule.EBOARD_MOVE) ->
          Optional.of(OnlineActs.decide(sense, act, game));
      case ScoresheetAct sheet when isWriting(sheet, act, game) ->
          Optional.of(ScoresheetActs.decide(sheet, act, game));
      default -> IdleHands.record(act, why, game);
    };
  }

  private static boolean isWriting(ScoresheetAct deed, Act act, GameState game) {
    return ScoresheetActs.isDone(deed)
        && Scorekeeping.isByPlayers(game)
        && act.by().side().isPresent();
  }
}
