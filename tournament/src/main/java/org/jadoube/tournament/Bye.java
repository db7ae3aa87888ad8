package org.jadoube.tournament;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// A round without an opponent.
///
/// @since 0.1.0
public record Bye(int participant, Kind kind) implements Pairing {
  /// Why there is no opponent, and what that is worth.
  public enum Kind {
    /// The pairing left nobody to play; [PointSystem] says what it is worth.
    PAIRING_ALLOCATED(false),
    /// As much as a win.
    FULL_POINT(false),
    /// As much as a draw, on request.
    HALF_POINT(true),
    /// Nothing: on request, or because the participant was absent, not yet there, or had withdrawn.
    ZERO_POINT(true);

    private final boolean requested;

    Kind(boolean requested) {
      this.requested = requested;
    }

    /// Whether the participant was not available (C07, 16.1.1).
    public boolean requested() {
      return requested;
    }
  }

  public Bye {
    Require.atLeast(1, participant, "participant");
  }

  @Override
  public List<Integer> participants() {
    return List.of(participant);
  }
}
