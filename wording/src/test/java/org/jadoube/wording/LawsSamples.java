package org.jadoube.wording;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.testing.Samples;
import org.jadoube.testing.Seeded;

/// Samples of everything in the Laws.
final class LawsSamples {
  private static final int SOURCES = 10;

  private LawsSamples() {}

  static Stream<Samples> sources() {
    return LongStream.range(0, SOURCES).mapToObj(LawsSamples::seeded);
  }

  private static Samples seeded(long seed) {
    return Samples.from(Seeded.random(seed))
        .with(SquareSet.class, source -> SquareSet.of(source.nextLong() | 1))
        .with(Instant.class, source -> Instant.ofEpochMilli(source.nextLong(2_000_000_000_000L)))
        .with(Duration.class, source -> Duration.ofMillis(source.nextLong(1, 10_000_000)))
        .with(Edition.class, source -> oneOf(Edition.books(), source))
        .with(Board.class, source -> Board.chess960(source.nextInt(960)))
        .with(Article.class, source -> new Article(oneOf(List.of("9.2.1", "III.4"), source)));
  }

  private static <T> T oneOf(List<T> values, RandomGenerator source) {
    return values.get(source.nextInt(values.size()));
  }
}
