package org.jadoube.laws.rules.online;

import java.util.List;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Card;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OnlineFact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// E04 13.4: yellow and red cards for losing the video conference.
final class Cards {
  private Cards() {}

  static Outcome show(OnlineAct.ShowCard deed, Act act, GameState game) {
    Rule rule = Rule.VIDEO_CARDS;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (!game.regulations().has(Arrangement.CARDS_FOR_LOST_VIDEO)) {
      return Outcome.refused(game, rule, new OnlineObjection.NoCards());
    }
    Consequence consequence =
        deed.card() == Card.YELLOW
            ? new Consequence.Warned(deed.player())
            : new Consequence.Ends(Result.lostBy(deed.player(), Result.Score.WIN));
    List<Fact> facts =
        List.of(
            new OnlineFact.CardShown(deed.player(), deed.card()),
            new Fact.ClocksShowed(game.clock().times(act.at())));
    return Outcome.of(game, new Ruling(act.at(), game.cite(rule), List.of(consequence), facts));
  }
}
