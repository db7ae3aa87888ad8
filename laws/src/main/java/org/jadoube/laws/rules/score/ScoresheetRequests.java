package org.jadoube.laws.rules.score;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Supervision;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Articles A.2 and A.4.3 (A.3.2 in 2018): scoresheets in rapid and blitz, kept by somebody else or
/// by nobody.
final class ScoresheetRequests {
  private ScoresheetRequests() {}

  static Outcome decide(Colour player, ScoresheetAct deed, Act act, GameState game) {
    return deed instanceof ScoresheetAct.SeeScoresheet
        ? see(player, act, game)
        : request(player, act, game);
  }

  /// A request for a scoresheet to write on, possible at any time.
  private static Outcome request(Colour player, Act act, GameState game) {
    Rule rule = Rule.SCORESHEET_ON_REQUEST;
    if (!game.edition().has(rule)) {
      return Outcome.refused(game, Rule.RECORDING, new Objection.NotInThisEdition(rule));
    }
    return FastGames.isFast(game)
        ? Outcome.of(game, new ScoresheetEvent.ScoresheetGiven(act.at(), game.cite(rule), player))
        : Outcome.refused(
            game, rule, new ScoresheetObjection.OtherSupervision(Supervision.INADEQUATE));
  }

  /// A request to see the score, possible only when having the move. Too many requests distract the
  /// opponent, which the arbiter may penalise.
  private static Outcome see(Colour player, Act act, GameState game) {
    Rule rule = Rule.SCORESHEET_SHOWN;
    if (!game.edition().has(rule)) {
      return Outcome.refused(game, Rule.RECORDING, new Objection.NotInThisEdition(rule));
    }
    int times = game.scoresheet(player).seen() + 1;
    boolean distracts = times > game.parameter(Parameters.SCORESHEET_SHOWN);
    return objection(player, game)
        .map(objection -> Outcome.refused(game, rule, objection))
        .orElseGet(() ->
            Outcome.of(
                game,
                new ScoresheetEvent.ScoresheetShown(
                    act.at(), game.cite(rule), player, times, distracts)));
  }

  private static Optional<Objection> objection(Colour player, GameState game) {
    boolean supervised =
        game.regulations().timeClass() != TimeClass.STANDARD && !FastGames.isUnsupervised(game);
    if (!supervised) {
      return Optional.of(new ScoresheetObjection.OtherSupervision(Supervision.ADEQUATE));
    }
    return game.turn() == player
        ? Optional.empty()
        : Optional.of(new Objection.NotHavingTheMove(game.turn()));
  }
}
