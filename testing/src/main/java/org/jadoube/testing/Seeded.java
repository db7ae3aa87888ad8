package org.jadoube.testing;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// Random sources that give the same numbers in every run.
public final class Seeded {
  private static final RandomGeneratorFactory<RandomGenerator> GENERATORS =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private Seeded() {}

  /// A source whose numbers depend only on `seed`.
  public static RandomGenerator random(long seed) {
    return GENERATORS.create(seed);
  }
}
