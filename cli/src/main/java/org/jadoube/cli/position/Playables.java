package org.jadoube.cli.position;

import java.io.PrintWriter;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.wording.Wording;

/// Setups that can be played from.
public final class Playables {
  private Playables() {}

  /// The position of `setup`; empty, with the faults on `err`, if it cannot be played.
  public static Optional<Position> position(Setup setup, PrintWriter err) {
    return switch (setup.validate()) {
      case Validation.Playable(Position position, var _) -> Optional.of(position);
      case Validation.Unplayable(var faults) -> {
        err.println("This position cannot be played:");
        faults.forEach(fault -> err.println("  " + Wording.english().of(fault)));
        yield Optional.empty();
      }
    };
  }
}
