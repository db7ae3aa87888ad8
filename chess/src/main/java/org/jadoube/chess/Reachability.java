package org.jadoube.chess;

import java.util.List;

/// Whether a game can lead to a setup: a position is illegal when none can (Article 3.10.3).
///
/// Every reason is a proof; where none is found, and no game either, nothing is said.
public sealed interface Reachability {
  /// This game leads there.
  record Reachable(List<Move> game) implements Reachability {
    /// Copies the list.
    public Reachable {
      game = List.copyOf(game);
    }
  }

  /// No game leads there, for these reasons.
  record Unreachable(List<Fault> reasons) implements Reachability {
    /// Copies the list.
    public Unreachable {
      reasons = List.copyOf(reasons);
    }
  }

  /// Neither was shown.
  record Unknown() implements Reachability {}

  /// What is known of the setup: its own faults; if it has none, whether its pawns can stand so; if
  /// they can, whether there can have been a last move, and some before.
  static Reachability of(Setup setup) {
    return switch (setup.validate()) {
      case Validation.Unplayable(List<Fault> faults) -> new Unreachable(faults);
      case Validation.Playable(Position position, List<Fault> faults) ->
          faults.isEmpty() ? of(setup, position) : new Unreachable(faults);
    };
  }

  private static Reachability of(Setup setup, Position position) {
    if (position.equals(Position.standard())) {
      return new Reachable(List.of());
    }
    return PawnCaptures.fault(setup.board())
        .or(() -> PawnStructure.fault(setup.board(), setup.castlingRooks(), Beginnings.only(Setup.standard()), new org.jadoube.chess.kernel.Effort(Integer.getInteger("steps", 200_000))))
        .or(() -> LastMoves.fault(setup))
        .<Reachability>map(fault -> new Unreachable(List.of(fault)))
        .orElseGet(Unknown::new);
  }
}
