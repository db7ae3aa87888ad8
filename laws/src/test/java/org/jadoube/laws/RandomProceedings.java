package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.Samples;

/// Random regulations, and acts by anybody: on a screen, by hand, or anything at all.
final class RandomProceedings {
  private static final List<String> CONTROLS = List.of("-", "60", "2/60:90", "30+5", "600", "7200");

  private final RandomGenerator random;
  private final Samples samples;
  private final RandomHands hands;

  RandomProceedings(RandomGenerator random) {
    this.random = random;
    this.hands = new RandomHands(random);
    this.samples =
        Samples.from(random)
            .with(SquareSet.class, source -> SquareSet.of(source.nextLong() | 1))
            .with(Duration.class, source -> Duration.ofMillis(source.nextLong(0, 100_000)))
            .with(int.class, source -> source.nextInt(-1, 12))
            .with(
                String.class, source -> any(List.of("e4", "e5", "Nf3", "0-0", "?", "de"), source));
  }

  Regulations regulations() {
    return Session.regulations(any(CONTROLS, random))
        .with(any(Edition.books(), random))
        .with(samples.of(FlagWatch.class))
        .withArbiter(random.nextBoolean())
        .with(
            random
                .ints(3, 0, Arrangement.values().length)
                .distinct()
                .mapToObj(i -> Arrangement.values()[i])
                .toArray(Arrangement[]::new));
  }

  /// An act at that moment.
  Act next(Game game, Instant now) {
    return switch (random.nextInt(4)) {
      case 0 -> new Act(Actor.player(game.turn()), now, new Act.Move(attempt(game, random)));
      case 1, 2 -> hands.next(game, now);
      default -> anything(samples(game, now), now);
    };
  }

  private Act anything(Samples now, Instant at) {
    return new Act(now.of(Actor.class), at, now.of(any(Kinds.all(), random)));
  }

  private Samples samples(Game game, Instant now) {
    return samples
        .with(Instant.class, _ -> now)
        .with(Board.class, _ -> game.position().board())
        .with(Actor.class, source -> actor(game, source))
        .with(Attempt.class, source -> attempt(game, source));
  }

  private static Actor actor(Game game, RandomGenerator source) {
    return any(
        List.of(Actor.player(game.turn()), Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.ARBITER),
        source);
  }

  private static Attempt attempt(Game game, RandomGenerator source) {
    MoveList legal = game.position().legalMoves();
    return legal.isEmpty()
        ? new Attempt.Castle(CastlingSide.KING_SIDE)
        : Attempt.of(legal.get(source.nextInt(legal.size())));
  }

  private static <T> T any(List<T> choices, RandomGenerator source) {
    return choices.get(source.nextInt(choices.size()));
  }
}
