package org.jadoube.laws.rules.time;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.clock.ClockFace;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OnlineFact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Articles 6.3 and 6.9: flag falls. Whether the required moves have been completed is checked then
/// ([Rule#CHECK_AFTER_FLAG]).
public final class FlagFall {
  private FlagFall() {}

  /// The fall of a flag that the program itself observes. Time up to `until` is charged.
  public static Outcome watch(GameState game, Instant at, Instant until) {
    return isWatched(game)
            && game.clock().flagDown(game.clock().turn(), until)
            && game.pending().claim().isEmpty() // it was made before, and is decided first
            && !onlyPlayersCall(game)
        ? Outcome.of(game, flagFall(game.clock().turn(), at, game))
        : Outcome.nothing(game);
  }

  private static boolean isWatched(GameState game) {
    return game.regulations().flagWatch() == FlagWatch.AUTOMATIC
        || game.parameter(Parameters.FLAG_FALL_DECIDED_AUTOMATICALLY);
  }

  /// Refuses an act that comes after the flag-fall that has just ended the game.
  public static Outcome refuseAfterFlag(GameState game) {
    Ruling ending = game.ending().orElseThrow();
    for (Fact fact : ending.facts()) {
      if (fact instanceof Fact.TimeRanOut(Colour player, Instant when)) {
        return Outcome.refused(game, ending.citation(), new Objection.FlagHasFallen(player, when));
      }
    }
    return GameEnd.refuse(game);
  }

  /// The objection that the flag of `player` has not fallen.
  public static Objection stillUp(Colour player, Instant at, GameState game) {
    return game.clock()
        .left(player, at)
        .map(left -> Optional.of(left).filter(_ -> !game.isTrial()))
        .<Objection>map(left -> new Objection.FlagNotFallen(player, left))
        .orElseGet(Objection.NoTimeAllotted::new);
  }

  /// The player whose flag fell first, if one has.
  static Optional<Colour> firstFallen(GameState game, Instant at) {
    return Stream.of(Colour.values())
        .filter(colour -> game.clock().flagFell(colour, at).isPresent())
        .min((a, b) -> fell(game, a, at).compareTo(fell(game, b, at)));
  }

  private static Instant fell(GameState game, Colour colour, Instant at) {
    return game.clock().flagFell(colour, at).orElse(Instant.MAX);
  }

  /// Whether only the players may call flags in this game.
  public static boolean onlyPlayersCall(GameState game) {
    return game.edition().has(Rule.FLAG_CLAIMED_BY_PLAYER) && FastGames.isUnsupervised(game);
  }

  /// The ruling on a fallen flag: lost by `flagged`, or drawn if the opponent could never
  /// checkmate. If that remains undecided the flag counts, and the ruling says so.
  static Ruling flagFall(Colour flagged, Instant at, GameState game) {
    return flagFall(flagged, Rule.FLAG_FALL_UNWINNABLE, at, game);
  }

  /// The ruling on a fallen flag that the opponent has claimed. Some editions have a provision of
  /// their own on when that is a draw.
  static Ruling claimed(Colour flagged, Instant at, GameState game) {
    boolean own = FastGames.isUnsupervised(game) && game.edition().has(Rule.FLAG_CLAIM_UNWINNABLE);
    return flagFall(
        flagged, own ? Rule.FLAG_CLAIM_UNWINNABLE : Rule.FLAG_FALL_UNWINNABLE, at, game);
  }

  private static Ruling flagFall(Colour flagged, Rule unwinnable, Instant at, GameState game) {
    Ending ending = GameEnd.lost(Rule.FLAG_FALL, unwinnable, flagged, game.position(), game);
    return GameEnd.ruling(at, ending, flagFacts(flagged, at, game));
  }

  public static List<Fact> flagFacts(Colour flagged, Instant at, GameState game) {
    ClockFace.Progress progress = game.clock().face(flagged).period();
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact.TimeRanOut(flagged, fell(game, flagged, at)));
    facts.add(
        new Fact.MovesCompleted(
            flagged, progress.completed(), progress.required(game.clock().control().of(flagged))));
    facts.add(new Fact.ClocksShowed(game.clock().times(at)));
    if (game.online(flagged).lost().containsKey(Link.ZONE)) {
      facts.add(new OnlineFact.WasDisconnected(flagged));
    }
    return List.copyOf(facts);
  }
}
