package org.jadoube.cli.position;

import java.io.PrintWriter;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.wording.Wording;

/// Setups that a command can go on with.
public final class Playables {
  private Playables() {}

  /// The position that `setup` is; empty, and its faults on `err`, if it is none.
  public static Optional<Position> position(Setup setup, PrintWriter err) {
    return switch (setup.validate()) {
      case Validation.Playable(Position position, var _) -> Optional.of(position);
      case Validation.Unplayable(var faults) -> {
        err.println("This is no position to play:");
        faults.forEach(fault -> err.println("  " + Wording.english().of(fault)));
        yield Optional.empty();
      }
    };
  }
}
