package org.jadoube.laws;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;

/// Article 4: the act of moving, here as it is done on a screen: the piece is touched and released
/// and the clock pressed in one. What would be illegal is refused and changes nothing.
final class Article04ActOfMoving {
  private Article04ActOfMoving() {}

  static Decision move(Act.Move act, Game game) {
    return switch (act.by()) {
      case Actor.Player(Colour colour) -> move(colour, act, game);
      case Actor.Assistant(Colour colour) -> move(colour, act, game);
      case Actor.Arbiter _, Actor.Clock _ ->
          Decision.refused(
              game, Rule.ARBITER_DOES_NOT_INTERFERE, new Objection.NotForThisActor(act.by()));
    };
  }

  private static Decision move(Colour player, Act.Move act, Game game) {
    if (game.phase() == Phase.PAUSED) {
      return Decision.refused(game, Rule.ARBITER_RESTARTS, new Objection.ClocksPaused());
    }
    if (game.turn() != player) {
      return Decision.refused(
          game, Rule.ALTERNATE_MOVES, new Objection.NotHavingTheMove(game.turn()));
    }
    Optional<Refusal> due = Article08Recording.beforeMoving(player, act.at(), game);
    if (due.isPresent()) {
      return Decision.refused(game, due.get());
    }
    Optional<Move> move = Article03Moves.legal(game.position(), act.attempt());
    return move.isPresent() ? make(player, move.get(), act, game) : refuse(act.attempt(), game);
  }

  private static Decision refuse(Attempt attempt, Game game) {
    List<Breach> breaches = Article03Moves.breaches(game, attempt);
    return Decision.refused(
        game, breaches.getFirst().citation(), new Objection.IllegalMove(attempt, breaches));
  }

  private static Decision make(Colour player, Move move, Act.Move act, Game game) {
    Optional<Attempt> bound = game.boundTo();
    if (bound.isPresent() && !Article09Claims.fulfils(move, bound.get(), game.position())) {
      return Decision.refused(game, Rule.INCORRECT_CLAIM, new Objection.BoundByClaim(bound.get()));
    }
    Decision made =
        Article09DrawnGame.declineByTouching(player, act.at(), game)
            .then(next -> complete(player, move, act.at(), next));
    return act.offersDraw() ? made.then(next -> offer(player, act.at(), next)) : made;
  }

  private static Decision complete(Colour player, Move move, Instant at, Game game) {
    Event.MoveMade pressed = made(player, move, at, Completion.PRESSED, game);
    Game next = game.evolve(pressed);
    Optional<Ruling> ending = Article05CompletionOfTheGame.ending(next, at);
    if (ending.isEmpty()) {
      return new Decision(next, List.of(pressed), Optional.empty());
    }
    return Decision.of(game, made(player, move, at, Completion.ENDS_THE_GAME, game))
        .then(ended -> Decision.of(ended, ending.get()));
  }

  private static Event.MoveMade made(
      Colour player, Move move, Instant at, Completion completion, Game game) {
    ChessClock clock = game.clock();
    ChessClock after = completion == Completion.PRESSED ? clock.pressed(at) : clock.ended(at);
    Citation citation = game.edition().cite(Rule.COMPLETED_MOVE);
    return new Event.MoveMade(at, citation, player, move, completion, after.times(at));
  }

  private static Decision offer(Colour player, Instant at, Game game) {
    return game.phase() == Phase.FINISHED
        ? Decision.nothing(game)
        : Article09DrawnGame.offer(player, OfferMoment.WITH_THE_MOVE, at, game);
  }
}
