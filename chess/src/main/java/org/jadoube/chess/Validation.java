package org.jadoube.chess;

import java.util.List;

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
      unreachable = List.copyOf(unreachable);
    }
  }

  /// There is no position to play.
  ///
  /// @param faults all that were found, those first that make it unplayable
  record Unplayable(List<Fault> faults) implements Validation {
    /// Copies the list.
    public Unplayable {
      faults = List.copyOf(faults);
    }
  }
}
