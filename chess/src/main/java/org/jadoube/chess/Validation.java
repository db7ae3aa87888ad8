package org.jadoube.chess;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// The result of [Setup#validate()].
///
/// ```java
/// String said =
///     switch (Setup.of(Board.empty(), Colour.WHITE).validate()) {
///       case Validation.Playable(Position position, List<Fault> unreachable) -> "to play";
///       case Validation.Unplayable(List<Fault> faults) -> "faults: " + faults.size();
///     }; // => faults: 2
/// ```
///
/// @since 0.1.0
public sealed interface Validation {
  /// Play can continue.
  ///
  /// @param position the position, without castling rights and en passant square that do not fit
  ///   the pieces
  /// @param unreachable why no game can lead here (Article 3.10.3); empty if no reason was found
  record Playable(Position position, List<Fault> unreachable) implements Validation {
    /// Copies the list.
    public Playable {
      unreachable = List.copyOf(unreachable);
    }
  }

  /// There is no position to play.
  ///
  /// @param faults all faults found, beginning with those that make it unplayable
  record Unplayable(List<Fault> faults) implements Validation {
    /// Copies the list.
    public Unplayable {
      Require.notEmpty(faults, "faults");
      faults = List.copyOf(faults);
    }
  }
}
