package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Role;
import org.jadoube.laws.act.Act;
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
import org.jadoube.laws.refusal.Entitled;
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

  static Outcome touchMove(BoardAct.Report deed, Act act, GameState game) {
    Optional<Irregularities.Broken> broken =
        game.irregularities().broken().filter(move -> isOpenTo(act.by(), move));
    if (broken.isEmpty()) {
      return Outcome.refused(
          game, Rule.OBJECTION_RIGHT_LOST, new BoardObjection.NothingIrregular(deed.what()));
    }
    if (!isRuledOn(act.by(), game)) {
      return Outcome.refused(
          game,
          onRequest(act.by(), game),
          new Objection.NotForThisActor(act.by(), ruling(act.by())));
    }
    return act.by().side().isPresent() && waitsForBoth(broken.get(), act.by(), game)
        ? Outcome.of(game, asked(act, game))
        : Outcome.of(game, ruling(broken.get(), act.at(), game));
  }

  /// A player can lose the right to object to a move; the arbiter keeps it.
  private static boolean isOpenTo(Actor by, Irregularities.Broken move) {
    return by.side().map(move::isOpenTo).orElse(true);
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

  private static Entitled ruling(Actor by) {
    return by instanceof Actor.Arbiter ? Entitled.ARBITER_ON_REQUEST : Entitled.SOMEBODY_PRESENT;
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

  private static Event asked(Act act, GameState game) {
    Citation citation = game.cite(Rule.ARTICLE_4_ON_REQUEST);
    return new BoardEvent.RulingAsked(act.at(), citation, act.by().side().orElseThrow());
  }

  private static Ruling ruling(Irregularities.Broken broken, Instant at, GameState game) {
    List<Consequence> consequences =
        Replacing.restored(broken.by(), broken.before(), broken.binding(), at, game);
    chosen(broken, game)
        .ifPresent(role -> consequences.add(new Consequence.ChoiceBinds(broken.by(), role)));
    return new Ruling(
        at,
        game.cite(broken.rule()),
        consequences,
        List.of(
            new BoardFact.Touched(broken.by(), broken.touched()),
            new Fact.ClocksShowed(game.clock().times(at))));
  }

  /// The new piece that had been chosen for a promotion when the player put another one there.
  private static Optional<Role> chosen(Irregularities.Broken broken, GameState game) {
    if (broken.rule() != Rule.PROMOTION_CHOICE_FINAL) {
      return Optional.empty();
    }
    return game.events().reversed().stream()
        .dropWhile(event -> !(event instanceof BoardEvent.TouchMoveBroken))
        .takeWhile(event -> !isMoveBy(broken.by().opposite(), event))
        .flatMap(event -> choice(event).stream())
        .reduce((_, earlier) -> earlier);
  }

  private static boolean isMoveBy(Colour player, Event event) {
    return event instanceof Event.MoveMade made && made.by() == player;
  }

  private static Optional<Role> choice(Event event) {
    return event instanceof BoardEvent.PiecePlaced placed
            && placed.citation().rule() == Rule.PROMOTION_CHOICE_FINAL
        ? Optional.of(placed.piece().role())
        : Optional.empty();
  }

  /// The consequence of touching a piece of this colour: the player loses the right to object to
  /// the opponent's last move. If that was mate or stalemate, the game ends now, because nothing
  /// can be played any more.
  static Outcome heard(Colour player, Colour touched, Instant at, GameState game) {
    boolean lost =
        game.irregularities()
                .broken()
                .filter(broken -> broken.by() != player && !broken.objectionLost())
                .isPresent()
            && (touched == player
                || game.parameter(Parameters.OBJECTION_LOST_BY_TOUCHING) == TouchedPiece.ANY);
    return lost
        ? Outcome.of(
                game,
                new BoardEvent.ObjectionRightLost(at, game.cite(Rule.OBJECTION_RIGHT_LOST), player))
            .then(next -> ending(at, next))
        : Outcome.nothing(game);
  }

  /// The end of the game after such a loss of right. A dead position goes on until a move in
  /// accordance with Article 4 ends the game: until then the arbiter may still have the wrong one
  /// replaced.
  private static Outcome ending(Instant at, GameState game) {
    return game.ply().made().isPresent()
        ? EndingPositions.ending(game, at)
            .filter(ruling -> ruling.citation().rule() != Rule.DEAD_POSITION)
            .map(ruling -> Outcome.of(game, ruling))
            .orElseGet(() -> Outcome.nothing(game))
        : Outcome.nothing(game);
  }
}
