package org.jadoube.laws.rules.score;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article 8.7: the players sign the result. Signed by both, it stands even if it is wrong, unless
/// the arbiter decides otherwise. If a program keeps the result, they can only confirm it.
public final class Signing {
  private Signing() {}

  public static Outcome sign(ScoresheetAct.SignResult deed, Act act, GameState game) {
    Rule rule = Rule.SCORESHEETS_SIGNED;
    if (!(act.by() instanceof Actor.Player(Colour player))) {
      return Outcome.refused(
          game, rule, new Objection.NotForThisActor(act.by(), Entitled.PLAYER_IN_PERSON));
    }
    if (game.phase() != Phase.FINISHED) {
      return Outcome.refused(game, rule, new ScoresheetObjection.GameNotOver());
    }
    Result result = game.result().orElseThrow();
    if (isSigned(player, deed.result(), result, game)) {
      return Outcome.refused(game, rule, new ScoresheetObjection.DoneAlready());
    }
    if (game.regulations().has(Arrangement.RESULT_KEPT_BY_PROGRAM)
        && !deed.result().equals(result)) {
      return Outcome.refused(game, rule, new ScoresheetObjection.ResultKept(result));
    }
    Citation citation = game.cite(rule);
    return Outcome.of(
            game, new ScoresheetEvent.ResultSigned(act.at(), citation, player, deed.result()))
        .then(signed -> settle(deed, act, signed));
  }

  /// Whether the player has signed. A signature under a result other than the game's can be
  /// corrected.
  private static boolean isSigned(Colour player, Result now, Result result, GameState game) {
    return game.scoresheet(player)
        .signed()
        .filter(signed -> signed.equals(result) || signed.equals(now))
        .isPresent();
  }

  /// Both have signed the same result, which differs from the game's.
  private static Outcome settle(ScoresheetAct.SignResult deed, Act act, GameState game) {
    Optional<Result> white = game.scoresheet(Colour.WHITE).signed();
    boolean agree = white.isPresent() && white.equals(game.scoresheet(Colour.BLACK).signed());
    if (!agree
        || white.equals(game.result())
        || !game.regulations().scoring().allows(deed.result())) {
      return Outcome.nothing(game);
    }
    List<Fact> facts = List.of(new ConductFact.Signed(deed.result(), game.result().orElseThrow()));
    return Outcome.of(
        game, GameEnd.ruling(game, act.at(), Rule.SCORESHEETS_SIGNED, deed.result(), facts));
  }
}
