package org.jadoube.web.view;

import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Setup;

/// The number of a Chess960 start position.
public final class Chess960Number {
  private Chess960Number() {}

  /// The number; empty for the usual start and for positions outside the 960.
  public static Optional<Integer> of(Setup start) {
    return start.equals(Setup.standard())
        ? Optional.empty()
        : IntStream.range(0, Chess960.POSITIONS)
            .boxed()
            .filter(number -> start.equals(Setup.chess960(number)))
            .findFirst();
  }
}
