package org.jadoube.laws.rules.announcement;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Articles D.1, D.2.10 and D.2.11: two boards, and assistants.
final class Assistants {
  private Assistants() {}

  /// A request for two boards, open to either player.
  static Outcome boards(Act act, GameState game) {
    Citation citation = game.cite(Rule.TWO_BOARDS);
    return act.by() instanceof Actor.Player(Colour player)
        ? Outcome.of(game, new AnnouncementEvent.TwoBoardsRequested(act.at(), citation, player))
        : Outcome.refused(
            game, citation, new Objection.NotForThisActor(act.by(), Entitled.PLAYER_IN_PERSON));
  }

  /// An assistant for a player: always open to a visually disabled one, to a sighted one if the
  /// opponent has none.
  static Outcome take(Act act, GameState game) {
    if (!(act.by() instanceof Actor.Player(Colour player))) {
      return Outcome.refused(
          game,
          Rule.ASSISTANT_OF_VISUALLY_IMPAIRED,
          new Objection.NotForThisActor(act.by(), Entitled.PLAYER_IN_PERSON));
    }
    boolean sighted = !game.regulations().has(Arrangement.visuallyDisabled(player));
    Rule rule =
        sighted
            ? game.either(Rule.ASSISTANT_OF_SIGHTED_PLAYER, Rule.ASSISTANT_FOR_MOVING)
            : Rule.ASSISTANT_OF_VISUALLY_IMPAIRED;
    if (game.announcements().assisted().contains(player)) {
      return Outcome.refused(game, rule, new ScoresheetObjection.DoneAlready());
    }
    Colour other = player.opposite();
    return rule == Rule.ASSISTANT_OF_SIGHTED_PLAYER
            && game.announcements().assisted().contains(other)
        ? Outcome.refused(game, rule, new AnnouncementObjection.AssistantThere(other))
        : Outcome.of(game, new AnnouncementEvent.AssistantTaken(act.at(), game.cite(rule), player));
  }

  static Outcome ask(Act act, GameState game) {
    Citation citation = game.cite(Rule.ASSISTANT_INFORMS);
    boolean may =
        act.by() instanceof Actor.Player(Colour player)
            && game.regulations().has(Arrangement.visuallyDisabled(player));
    return may
        ? Outcome.of(
            game,
            new AnnouncementEvent.AssistantAsked(act.at(), citation, act.by().side().orElseThrow()))
        : Outcome.refused(
            game,
            citation,
            new Objection.NotForThisActor(act.by(), Entitled.VISUALLY_DISABLED_PLAYER));
  }

  /// Information about moves and times, given to the player who has asked for it.
  static Outcome inform(Act act, GameState game) {
    Citation citation = game.cite(Rule.ASSISTANT_INFORMS);
    if (!(act.by() instanceof Actor.Assistant(Colour player))) {
      return Outcome.refused(
          game, citation, new Objection.NotForThisActor(act.by(), Entitled.ASSISTANT));
    }
    return game.announcements().asked().contains(player)
        ? Outcome.of(
            game,
            new AnnouncementEvent.PlayerInformed(
                act.at(),
                citation,
                player,
                game.movesBy(Colour.WHITE),
                game.movesBy(Colour.BLACK),
                game.clock().times(act.at())))
        : Outcome.refused(game, citation, new AnnouncementObjection.NotAsked());
  }

  /// A report by the assistant of a visually disabled player, who sees things which that player
  /// cannot.
  static Outcome reportTouch(AnnouncementAct.ReportTouch deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.ASSISTANT_CLAIMS);
    Optional<Colour> touching =
        act.by() instanceof Actor.Assistant(Colour player)
                && game.regulations().has(Arrangement.visuallyDisabled(player))
            ? Optional.of(player.opposite())
            : Optional.empty();
    return touching
        .map(colour ->
            Outcome.of(
                game,
                new AnnouncementEvent.TouchReported(act.at(), citation, colour, deed.square())))
        .orElseGet(() ->
            Outcome.refused(
                game,
                citation,
                new Objection.NotForThisActor(act.by(), Entitled.ASSISTANT_OF_VISUALLY_DISABLED)));
  }
}
