package org.jadoube.laws.clock;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Colour;

/// The times on the two clocks at one moment, in milliseconds; -1 for both without a time limit.
///
/// ```java
/// Times times = new Times(300_000, 290_000);
/// times.left(Colour.BLACK); // => Optional[PT4M50S]
/// ```
///
/// @since 0.1.0
public record Times(long whiteMillis, long blackMillis) {
  public Times {
    if ((whiteMillis != -1 || blackMillis != -1) && Math.min(whiteMillis, blackMillis) < 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "times must be at least 0, or both -1, not %d and %d",
              whiteMillis,
              blackMillis));
    }
  }

  /// The readings of a game without a time limit.
  public static final Times UNTIMED = new Times(-1, -1);

  /// The time left to a player, empty where no time is allotted.
  public Optional<Duration> left(Colour colour) {
    long millis = colour == Colour.WHITE ? whiteMillis : blackMillis;
    return millis < 0 ? Optional.empty() : Optional.of(Duration.ofMillis(millis));
  }
}
