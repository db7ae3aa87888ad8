package org.jadoube.chess;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// What [Setup#validate()] finds.
public sealed interface Validation {
  /// Play can go on.
  ///
  /// @param position without castling rights and en passant square for which the pieces do not even
  ///   stand right
  /// @param unreachable why no game can lead here (Article 3.10.3); empty if no reason was found
  record Playable(Position position, List<Fault> unreachable) implements Validation {
    /// Copies the list.
    public Playable {
      requireNonNull(position, "position");
      requireNonNull(unreachable, "unreachable");
      unreachable = List.copyOf(unreachable);
    }
  }

  /// There is no position to play.
  ///
  /// @param faults all that were found, those first that make it unplayable
  record Unplayable(List<Fault> faults) implements Validation {
    /// Copies the list.
    public Unplayable {
      requireNonNull(faults, "faults");
      Require.notEmpty(faults, "faults");
      faults = List.copyOf(faults);
    }
  }
}
