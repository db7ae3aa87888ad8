package org.jadoube.audit;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;

/// A game as the referee sees it, act by act.
///
/// @param games the game at the start and after each move, up to its end
record Refereed(List<Game> games) {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final Instant TIME_IS_UP = NOON.plus(Duration.ofHours(3));

  static Refereed of(RandomPlay play, Edition edition) {
    Regulations regulations =
        Regulations.of(TimeControl.read("7200").orThrow()).with(edition).with(play.start());
    Game game = decided(Game.of(regulations), new Act(Actor.CLOCK, NOON, new Act.Begin())).game();
    List<Game> games = new ArrayList<>(List.of(game));
    for (Move move : play.moves()) {
      if (game.phase() == Phase.FINISHED) {
        break;
      }
      game = decided(game, new Act(mover(game), NOON, new Act.Move(Attempt.of(move)))).game();
      games.add(game);
    }
    return new Refereed(games);
  }

  private static Decision decided(Game game, Act act) {
    Decision decision = Laws.decide(act, game);
    if (decision.refusal().isPresent()) {
      throw new AssertionError("refused: " + decision.refusal().get());
    }
    return decision;
  }

  private static Actor mover(Game game) {
    return Actor.player(game.turn());
  }

  /// The ruling that ended the game, if there was one.
  Optional<Ruling> ending() {
    return games.getLast().ending();
  }

  /// After how many plies it ended, or stopped.
  int plies() {
    return games.size() - 1;
  }

  /// Whether a claim by the player having the move would draw the game after `ply` plies.
  boolean isCorrect(Claim claim, int ply, Optional<Move> intended) {
    Game game = games.get(ply);
    Act act = new Act(mover(game), NOON, new Act.ClaimDraw(claim, intended.map(Attempt::of)));
    return game.phase() != Phase.FINISHED && decided(game, act).game().phase() == Phase.FINISHED;
  }

  /// The result if the flag of the player having the move falls after the last ply.
  Ruling flagFall() {
    Act act = new Act(Actor.CLOCK, TIME_IS_UP, new Act.ObserveFlag());
    return decided(games.getLast(), act).game().ending().orElseThrow();
  }

  /// The result if the player having the move resigns after the last ply.
  Ruling resignation() {
    Game game = games.getLast();
    return decided(game, new Act(mover(game), NOON, new Act.Resign()))
        .game()
        .ending()
        .orElseThrow();
  }
}
