package org.jadoube.web.view;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.Samples;

/// Random games: moves, and among them all that anybody may do, and much that nobody may.
final class RandomCourse {
  private static final List<String> CONTROLS = List.of("-", "60", "2/60:90", "30+5", "600", "7200");
  private static final List<Actor> ANYBODY =
      List.of(Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.CLOCK);

  private final RandomGenerator random;
  private final Samples samples;

  RandomCourse(RandomGenerator random) {
    this.random = random;
    this.samples =
        Samples.from(random)
            .with(SquareSet.class, source -> SquareSet.of(source.nextLong() | 1))
            .with(Duration.class, source -> Duration.ofMillis(source.nextLong(0, 100_000)))
            .with(int.class, source -> source.nextInt(-1, 12))
            .with(String.class, _ -> any(List.of("e4", "e5", "Nf3", "0-0", "?")));
  }

  Regulations regulations() {
    return Regulations.of(TimeControl.read(any(CONTROLS)).orThrow())
        .with(any(Edition.books()))
        .with(samples.of(FlagWatch.class))
        .withArbiter(random.nextBoolean())
        .with(
            random
                .ints(3, 0, Arrangement.values().length)
                .distinct()
                .mapToObj(i -> Arrangement.values()[i])
                .toArray(Arrangement[]::new));
  }

  Duration pause() {
    return Duration.ofMillis(random.nextInt(8) == 0 ? 40_000 : random.nextInt(3_000));
  }

  /// An act at that moment: a move, something that is permitted, or anything.
  Act next(Game game, Instant now) {
    Actor by = any(ANYBODY);
    return switch (random.nextInt(5)) {
      case 0 -> sample(game, now, by, any(Kinds.all()));
      case 1, 2, 3 -> sample(game, now, by, any(permitted(game, now, by)));
      default -> new Act(Actor.player(game.turn()), now, new Act.Move(attempt(game)));
    };
  }

  private List<Class<? extends Act.Deed>> permitted(Game game, Instant now, Actor by) {
    List<Class<? extends Act.Deed>> granted =
        List.copyOf(Laws.permissions(game, by, now).granted());
    return granted.isEmpty() ? Kinds.all() : granted;
  }

  private Act sample(Game game, Instant now, Actor by, Class<? extends Act.Deed> kind) {
    Samples here =
        samples
            .with(Instant.class, _ -> now)
            .with(Board.class, _ -> game.position().board())
            .with(Attempt.class, _ -> attempt(game));
    return new Act(by, now, here.of(kind));
  }

  private Attempt attempt(Game game) {
    MoveList legal = game.position().legalMoves();
    return legal.isEmpty()
        ? new Attempt.Castle(CastlingSide.KING_SIDE)
        : Attempt.of(legal.get(random.nextInt(legal.size())));
  }

  private <T> T any(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
