package org.jadoube.laws.rules.online;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OnlineFact;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.regulations.Competition;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// E04 11.4 and 18.9: players who lose a connection. No clock stops for that.
final class Connections {
  private Connections() {}

  /// The provision on losing a connection.
  static Rule losing(Link link, GameState game) {
    return switch (link) {
      case VIDEO -> Rule.VIDEO_BEFORE_MOVING;
      case ZONE -> isHybrid(game) ? Rule.HYBRID_DISCONNECTION : Rule.DISCONNECTION;
    };
  }

  /// The provision on being connected again.
  static Rule regaining(Link link, GameState game) {
    return switch (link) {
      case VIDEO -> Rule.VIDEO_BEFORE_MOVING;
      case ZONE -> isHybrid(game) ? Rule.HYBRID_DISCONNECTION : Rule.RECONNECTION;
    };
  }

  static boolean isHybrid(GameState game) {
    return game.regulations().onlinePlay().competition() == Competition.HYBRID;
  }

  static Outcome lose(OnlineAct.NoteDisconnection deed, Act act, Rule rule, GameState game) {
    boolean lost = game.online(deed.player()).lost().containsKey(deed.link());
    return objection(act.by())
        .or(() ->
            lost
                ? Optional.of(new OnlineObjection.Disconnected(deed.player(), deed.link()))
                : Optional.empty())
        .map(objection -> Outcome.refused(game, rule, objection))
        .orElseGet(() -> {
          Citation citation = game.cite(rule);
          return Outcome.of(
              game, new OnlineEvent.ConnectionLost(act.at(), citation, deed.player(), deed.link()));
        });
  }

  static Outcome restore(OnlineAct.NoteReconnection deed, Act act, Rule rule, GameState game) {
    boolean lost = game.online(deed.player()).lost().containsKey(deed.link());
    return objection(act.by())
        .or(() ->
            lost
                ? Optional.empty()
                : Optional.of(new OnlineObjection.Connected(deed.player(), deed.link())))
        .map(objection -> Outcome.refused(game, rule, objection))
        .orElseGet(() -> {
          Citation citation = game.cite(rule);
          return Outcome.of(
              game,
              new OnlineEvent.ConnectionRestored(act.at(), citation, deed.player(), deed.link()));
        });
  }

  private static Optional<Objection> objection(Actor by) {
    return by.side().map(_ -> new Objection.NotForThisActor(by));
  }

  /// When the time of a disconnected player to come back ends, and for whom.
  static Optional<Instant> ends(GameState game) {
    return awaited(game).flatMap(player -> ends(player, game));
  }

  private static Optional<Colour> awaited(GameState game) {
    return Arrays.stream(Colour.values())
        .filter(player -> ends(player, game).isPresent())
        .min(Comparator.comparing(player -> ends(player, game).orElseThrow()));
  }

  private static Optional<Instant> ends(Colour player, GameState game) {
    Optional<Duration> within = game.regulations().onlinePlay().reconnectWithin();
    return game.edition().has(Rule.DISCONNECTION_LOSS)
        ? Optional.ofNullable(game.online(player).lost().get(Link.ZONE))
            .flatMap(since -> within.map(since::plus))
        : Optional.empty();
  }

  /// The outcome for a player who has not come back: a loss, or a draw as with a fallen flag.
  static Outcome lose(Instant at, GameState game) {
    return awaited(game)
        .map(player -> lost(player, at, game))
        .orElseGet(() -> Outcome.nothing(game));
  }

  private static Outcome lost(Colour player, Instant at, GameState game) {
    Ending ending =
        GameEnd.lost(
            Rule.DISCONNECTION_LOSS, Rule.DISCONNECTION_UNWINNABLE, player, game.position(), game);
    Duration within = game.regulations().onlinePlay().reconnectWithin().orElse(Duration.ZERO);
    List<Fact> facts = new ArrayList<>();
    facts.add(new OnlineFact.NotReconnected(player, at.minus(within), within));
    facts.add(new Fact.ClocksShowed(game.clock().times(at)));
    return Outcome.of(game, GameEnd.ruling(at, ending, facts));
  }
}
