package org.jadoube.laws.rules.ending;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Articles 4.7 and 6.2.1: making a move, completing it, and ending the game by it.
public final class MadeMoves {
  private MadeMoves() {}

  /// Makes the move, which may end the game.
  public static Outcome made(
      Colour player, Move move, Instant at, Completion completion, GameState game) {
    Event.MoveMade made = event(player, move, at, completion, game);
    GameState next = game.evolve(made);
    Optional<Ruling> ending = EndingPositions.ending(next, at);
    if (ending.isEmpty()) {
      return new Outcome(next, List.of(made), Optional.empty());
    }
    return Outcome.of(game, event(player, move, at, Completion.ENDS_THE_GAME, game))
        .then(ended -> Outcome.of(ended, ending.get()));
  }

  public static Event.MoveMade event(
      Colour player, Move move, Instant at, Completion completion, GameState game) {
    ChessClock clock = game.clock();
    ChessClock after =
        switch (completion) {
          case PRESSED -> clock.pressed(player, at);
          case ENDS_THE_GAME -> clock.ended(player, at);
          case PENDING -> clock;
        };
    Citation citation = game.cite(rule(move, completion, game));
    return new Event.MoveMade(at, citation, player, move, completion, after.times(at));
  }

  /// The rule by which the move is made or completed.
  private static Rule rule(Move move, Completion completion, GameState game) {
    return switch (completion) {
      case PRESSED -> game.either(switching(game), Rule.COMPLETED_MOVE);
      case ENDS_THE_GAME -> game.either(switching(game), Rule.COMPLETED_BY_ENDING_THE_GAME);
      case PENDING -> rule(move);
    };
  }

  /// The rule by which a clock switches without being pressed.
  private static Rule switching(GameState game) {
    return switch (game.regulations().onlinePlay().board()) {
      case VIRTUAL -> Rule.CLOCK_SWITCHES_BY_ITSELF;
      case EBOARD -> Rule.EBOARD_CLOCK_SWITCHES;
    };
  }

  private static Rule rule(Move move) {
    return switch (move) {
      case Move.Castling _ -> Rule.CASTLING_MADE;
      case Move.Promotion _ -> Rule.PROMOTION_MADE;
      case Move.Normal _, Move.EnPassant _ ->
          move.captured().isPresent() ? Rule.CAPTURE_MADE : Rule.MOVE_MADE;
    };
  }
}
