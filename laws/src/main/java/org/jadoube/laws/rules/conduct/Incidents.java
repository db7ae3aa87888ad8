package org.jadoube.laws.rules.conduct;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Incident;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Articles 11.2 and 11.3 (12.2 and 12.3 before 2014), as far as people see things that the program
/// cannot. A record has no consequence by itself: penalties are the arbiter's.
final class Incidents {
  private Incidents() {}

  static Outcome note(ConductAct.NoteIncident deed, Act act, GameState game) {
    Rule rule = rule(deed.what(), deed.player(), game);
    return objection(deed, act, rule, game)
        .map(objection -> Outcome.refused(game, cited(rule, game), objection))
        .orElseGet(() ->
            Outcome.of(
                game,
                new ConductEvent.IncidentNoted(
                    act.at(), game.cite(rule), deed.player(), deed.what(), deed.permitted())));
  }

  private static Rule rule(Incident what, Colour player, GameState game) {
    return switch (what) {
      case LEAVES_VENUE, RETURNS -> leaving(Rule.LEAVING_THE_VENUE, game);
      case LEAVES_PLAYING_AREA ->
          leaving(
              game.turn() == player || !game.edition().has(Rule.REPORTING_TO_LEAVE)
                  ? game.either(Rule.LEAVING_WHEN_TO_MOVE, Rule.LEAVING_THE_VENUE)
                  : Rule.REPORTING_TO_LEAVE,
              game);
      case REFUSES_INSPECTION -> Rule.INSPECTION;
      case SMOKES -> Rule.SMOKING;
      case SCORESHEET_DEFECTIVE -> Rule.DEFECTIVE_ELECTRONIC_SCORESHEET;
    };
  }

  /// The rule for leaving: a player who has finished is a spectator, and leaves as one.
  private static Rule leaving(Rule rule, GameState game) {
    return game.phase() == Phase.FINISHED
        ? game.either(Rule.FINISHED_PLAYERS_ARE_SPECTATORS, rule)
        : rule;
  }

  private static Optional<Objection> objection(
      ConductAct.NoteIncident deed, Act act, Rule rule, GameState game) {
    if (!mayNote(deed, act)) {
      return Optional.of(new Objection.NotForThisActor(act.by(), Entitled.LEAVING_PLAYER));
    }
    return game.edition().has(rule)
        ? Optional.empty()
        : Optional.of(new Objection.NotInThisEdition(rule));
  }

  /// Whether the actor may note this: players say themselves that they leave or are back;
  /// permission is the arbiter's.
  private static boolean mayNote(ConductAct.NoteIncident deed, Act act) {
    return act.by() instanceof Actor.Arbiter
        || act.by().equals(new Actor.Player(deed.player()))
            && isReport(deed.what())
            && !deed.permitted();
  }

  private static boolean isReport(Incident what) {
    return switch (what) {
      case LEAVES_VENUE, LEAVES_PLAYING_AREA, RETURNS -> true;
      case REFUSES_INSPECTION, SMOKES, SCORESHEET_DEFECTIVE -> false;
    };
  }

  private static Rule cited(Rule rule, GameState game) {
    return game.edition().has(rule) ? rule : Rule.CONDUCT_PENALISED;
  }
}
