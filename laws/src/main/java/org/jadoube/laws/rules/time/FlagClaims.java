package org.jadoube.laws.rules.time;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Articles 6.8 and A.5.3: a player claims that a flag has fallen, or an arbiter sees it.
public final class FlagClaims {
  private FlagClaims() {}

  /// A player claims that a flag has fallen.
  public static Outcome claim(Act act, GameState game) {
    Optional<Colour> claimant = act.by().side();
    if (claimant.isEmpty()) {
      return refuse(game, new Objection.NotForThisActor(act.by()));
    }
    Optional<Colour> flagged = FlagFall.firstFallen(game, act.at());
    if (flagged.isEmpty()) {
      return refuse(game, FlagFall.stillUp(claimant.get().opposite(), act.at(), game));
    }
    return FastGames.isUnsupervised(game)
        ? unsupervised(claimant.get(), act.at(), game)
        : Outcome.of(game, FlagFall.flagFall(flagged.get(), act.at(), game));
  }

  /// The arbiter or the clock checks the flags. In rapid and blitz the arbiter also calls them
  /// ([Rule#ARBITER_CALLS_FLAG]), unless only the players may.
  public static Outcome observe(Act act, GameState game) {
    if (act.by().side().isPresent()) {
      return refuse(game, new Objection.NotForThisActor(act.by()));
    }
    if (FlagFall.onlyPlayersCall(game)) {
      return pointOut(act.by(), act.at(), game);
    }
    return FlagFall.firstFallen(game, act.at())
        .map(flagged -> Outcome.of(game, FlagFall.flagFall(flagged, act.at(), game)))
        .orElseGet(() -> Outcome.nothing(game));
  }

  /// A claim that the opponent's flag is down. The clocks stop while it is decided
  /// ([Rule#FLAG_CLAIM_STOPS_CLOCKS]). Once both flags are down nobody can claim a win any more,
  /// whichever fell first: either the game is drawn, or the arbiter goes by the display of the
  /// clock.
  private static Outcome unsupervised(Colour claimant, Instant at, GameState game) {
    Colour opponent = claimant.opposite();
    boolean own = game.clock().flagDown(claimant, at);
    boolean theirs = game.clock().flagDown(opponent, at);
    if (own && theirs && game.edition().has(Rule.BOTH_FLAGS_DOWN_IN_RAPID)) {
      return Outcome.of(game, bothDown(at, game));
    }
    boolean needsTime = game.edition().has(Rule.FLAG_CLAIM_WITH_TIME_LEFT);
    if (own && (theirs || needsTime)) {
      Rule rule = needsTime ? Rule.FLAG_CLAIM_WITH_TIME_LEFT : Rule.FLAG_CLAIM_STOPS_CLOCKS;
      return Outcome.refused(game, rule, new Objection.OwnFlagFallen(claimant));
    }
    return Outcome.of(
        game,
        theirs ? FlagFall.claimed(opponent, at, game) : FlagFall.flagFall(claimant, at, game));
  }

  /// The arbiter points out a fallen flag. Where only the players call flags, that is not allowed;
  /// in some editions it is when both are down.
  public static Outcome pointOut(Actor by, Instant at, GameState game) {
    boolean both =
        game.clock().flagDown(Colour.WHITE, at) && game.clock().flagDown(Colour.BLACK, at);
    return both && game.parameter(Parameters.ARBITER_MAY_POINT_OUT_BOTH_FLAGS)
        ? Outcome.of(game, bothDown(at, game))
        : Outcome.refused(
            game,
            Rule.FLAG_CLAIMED_BY_PLAYER,
            new Objection.NotForThisActor(by, Entitled.PLAYERS_CALLING_FLAGS));
  }

  private static Ruling bothDown(Instant at, GameState game) {
    List<Fact> facts = new ArrayList<>(FlagFall.flagFacts(Colour.WHITE, at, game));
    facts.addAll(FlagFall.flagFacts(Colour.BLACK, at, game));
    return GameEnd.ruling(game, at, Rule.BOTH_FLAGS_DOWN_IN_RAPID, Result.DRAW, facts);
  }

  private static Outcome refuse(GameState game, Objection objection) {
    return Outcome.refused(game, Rule.FLAG_FALL_NOTICED, objection);
  }
}
