package org.jadoube.laws;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Colour;

/// Appendices A and B: what is simpler in rapid and blitz when few arbiters watch many games.
final class AppendixARapid {
  private AppendixARapid() {}

  /// Whether a game is rapid or blitz without adequate supervision.
  static boolean appliesTo(Game game) {
    Regulations regulations = game.regulations();
    return regulations.supervision() == Supervision.INADEQUATE
        && regulations.timeClass() != TimeClass.STANDARD;
  }

  /// Whether the flags of a game are the players' own affair.
  static boolean onlyPlayersCallFlags(Game game) {
    return game.edition().has(Rule.FLAG_CLAIMED_BY_PLAYER) && appliesTo(game);
  }

  /// A claim that the opponent's flag is down.
  static Decision claimFlag(Colour claimant, Instant at, Game game) {
    Colour opponent = claimant.opposite();
    boolean own = game.clock().flagDown(claimant, at);
    boolean theirs = game.clock().flagDown(opponent, at);
    if (own && theirs && game.edition().has(Rule.BOTH_FLAGS_DOWN_IN_RAPID)) {
      return Decision.of(game, bothDown(at, game));
    }
    if (own && game.edition().has(Rule.FLAG_CLAIM_WITH_TIME_LEFT)) {
      return Decision.refused(
          game, Rule.FLAG_CLAIM_WITH_TIME_LEFT, new Objection.OwnFlagFallen(claimant));
    }
    return Decision.of(game, Article06Clock.flagFall(theirs ? opponent : claimant, at, game));
  }

  /// An arbiter keeps quiet about one flag, and may speak up when both are down.
  static Decision observeFlag(Act.ObserveFlag act, Game game) {
    boolean both =
        game.clock().flagDown(Colour.WHITE, act.at())
            && game.clock().flagDown(Colour.BLACK, act.at());
    return both
        ? Decision.of(game, bothDown(act.at(), game))
        : Decision.refused(
            game, Rule.FLAG_CLAIMED_BY_PLAYER, new Objection.NotForThisActor(act.by()));
  }

  private static Ruling bothDown(Instant at, Game game) {
    List<Fact> facts = new ArrayList<>(Article06Clock.flagFacts(Colour.WHITE, at, game));
    facts.addAll(Article06Clock.flagFacts(Colour.BLACK, at, game));
    return Article05CompletionOfTheGame.ends(
        game, at, Rule.BOTH_FLAGS_DOWN_IN_RAPID, Result.DRAW, facts);
  }
}
