package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.AskedBy;
import org.jadoube.laws.edition.choice.TouchedPiece;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.binding.Replacing;
import org.jadoube.laws.rules.ending.EndingPositions;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Irregularities;

/// Article 4.8 (4.7 before 2014): objecting to a move that the pieces touched do not allow, and
/// losing the right to do so.
final class TouchMoveObjections {
  private TouchMoveObjections() {}

  static Outcome touchMove(BoardAct.Report act, GameState game) {
    Optional<Irregularities.Broken> broken = game.irregularities().broken();
    if (broken.isEmpty()) {
      return Outcome.refused(
          game, Rule.OBJECTION_RIGHT_LOST, new BoardObjection.NothingIrregular(act.what()));
    }
    if (!isRuledOn(act.by(), game)) {
      return Outcome.refused(
          game, onRequest(act.by(), game), new Objection.NotForThisActor(act.by()));
    }
    return act.by().side().isPresent() && waitsForBoth(broken.get(), act.by(), game)
        ? Outcome.of(game, asked(act, game))
        : Outcome.of(game, ruling(broken.get(), act.at(), game));
  }

  /// Whether the arbiter may rule on an act of moving: without adequate supervision, some editions
  /// require a player's request.
  private static boolean isRuledOn(Actor by, GameState game) {
    return switch (by) {
      case Actor.Player _, Actor.Assistant _ -> true;
      case Actor.Arbiter _ ->
          !(FastGames.isUnsupervised(game) && game.edition().has(Rule.ARTICLE_4_ON_REQUEST));
      case Actor.Clock _ -> false;
    };
  }

  /// Whether the other player also has to ask for that ruling.
  private static boolean waitsForBoth(Irregularities.Broken move, Actor by, GameState game) {
    boolean asked = by.side().filter(side -> move.asked().contains(side.opposite())).isPresent();
    return FastGames.isUnsupervised(game) && !asked && bothMustAsk(game);
  }

  private static boolean bothMustAsk(GameState game) {
    return game.edition()
        .find(Parameters.RULING_ASKED_BY)
        .filter(by -> by == AskedBy.BOTH)
        .isPresent();
  }

  private static Rule onRequest(Actor by, GameState game) {
    return by instanceof Actor.Arbiter && game.edition().has(Rule.ARTICLE_4_ON_REQUEST)
        ? Rule.ARTICLE_4_ON_REQUEST
        : Rule.TOUCHED_OWN_PIECE;
  }

  private static Event asked(BoardAct.Report act, GameState game) {
    Citation citation = game.edition().cite(Rule.ARTICLE_4_ON_REQUEST);
    return new BoardEvent.RulingAsked(act.at(), citation, act.by().side().orElseThrow());
  }

  private static Ruling ruling(Irregularities.Broken broken, Instant at, GameState game) {
    List<Consequence> consequences =
        Replacing.restored(broken.by(), broken.before(), broken.binding(), at, game);
    return new Ruling(
        at,
        game.edition().cite(broken.rule()),
        consequences,
        List.of(
            new BoardFact.Touched(broken.by(), broken.touched()),
            new Fact.ClocksShowed(game.clock().times(at))));
  }

  /// By touching a piece of this colour a player loses the right to object to the opponent's last
  /// move; if only that right kept the position from ending the game, it ends now.
  static Outcome heard(Colour player, Colour touched, Instant at, GameState game) {
    boolean lost =
        game.irregularities().broken().filter(broken -> broken.by() != player).isPresent()
            && (touched == player
                || game.parameter(Parameters.OBJECTION_LOST_BY_TOUCHING) == TouchedPiece.ANY);
    return lost
        ? Outcome.of(
                game,
                new BoardEvent.ObjectionRightLost(
                    at, game.edition().cite(Rule.OBJECTION_RIGHT_LOST), player))
            .then(next -> ending(at, next))
        : Outcome.nothing(game);
  }

  private static Outcome ending(Instant at, GameState game) {
    return game.ply().made().isPresent()
        ? EndingPositions.ending(game, at)
            .map(ruling -> Outcome.of(game, ruling))
            .orElseGet(() -> Outcome.nothing(game))
        : Outcome.nothing(game);
  }
}
