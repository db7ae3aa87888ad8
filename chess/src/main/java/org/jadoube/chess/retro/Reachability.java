package org.jadoube.chess.retro;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.chess.domain.Require;
import org.jadoube.chess.retro.kernel.Effort;

/// Whether a game can lead to a setup: a position is illegal when none can (Article 3.10.3).
///
/// Every reason is a proof; where none is found, and no game either, nothing is said. What is asked
/// of a setup's castling rights and en passant square is that they can be; its counters are not
/// looked at. docs/illegal-positions.md has the arguments.
public sealed interface Reachability {
  /// How many steps of searching a verdict takes at most if nothing else is said: some hundred
  /// milliseconds.
  int USUAL_STEPS = 300_000;

  /// This game leads there.
  record Reachable(List<Move> game) implements Reachability {
    /// Copies the list.
    public Reachable {
      requireNonNull(game, "game");
      game = List.copyOf(game);
    }
  }

  /// No game leads there, for these reasons.
  record Unreachable(List<Fault> reasons) implements Reachability {
    /// Copies the list.
    public Unreachable {
      requireNonNull(reasons, "reasons");
      Require.notEmpty(reasons, "reasons");
      reasons = List.copyOf(reasons);
    }
  }

  /// Neither was shown.
  record Unknown() implements Reachability {}

  /// What is known of the setup in a game that began with any start position of Chess960, the usual
  /// one among them.
  static Reachability of(Setup setup) {
    return of(setup, USUAL_STEPS);
  }

  /// The same in no more than `mostSteps` steps of searching: where they do not suffice, nothing is
  /// said.
  ///
  /// @throws IllegalArgumentException for a negative number
  static Reachability of(Setup setup, int mostSteps) {
    requireNonNull(setup, "setup");
    Require.atLeast(0, mostSteps, "mostSteps");
    return of(setup, Beginnings.ANY, mostSteps);
  }

  /// What is known of the setup in a game that began with that other, a start position of chess or
  /// Chess960.
  static Reachability from(Setup beginning, Setup setup) {
    return from(beginning, setup, USUAL_STEPS);
  }

  /// The same in no more than `mostSteps` steps of searching: where they do not suffice, nothing is
  /// said.
  ///
  /// @throws IllegalArgumentException for a negative number
  static Reachability from(Setup beginning, Setup setup, int mostSteps) {
    requireNonNull(beginning, "beginning");
    requireNonNull(setup, "setup");
    Require.atLeast(0, mostSteps, "mostSteps");
    return of(setup, Beginnings.only(beginning), mostSteps);
  }

  /// The setup's own faults; if it has none, whether its pawns can stand so; if they can, whether
  /// there can have been a last move, and some before.
  private static Reachability of(Setup setup, Beginnings beginnings, int mostSteps) {
    return switch (setup.validate()) {
      case Validation.Unplayable(List<Fault> faults) -> new Unreachable(faults);
      case Validation.Playable(Position position, List<Fault> faults) ->
          faults.isEmpty() ? of(setup, position, beginnings, mostSteps) : new Unreachable(faults);
    };
  }

  private static Reachability of(
      Setup setup, Position position, Beginnings beginnings, int mostSteps) {
    if (position.equals(Position.standard())) {
      return new Reachable(List.of());
    }
    PawnHistory pawns = new PawnHistory(beginnings, new Effort(mostSteps));
    return pawns
        .fault(setup)
        .or(() -> LastMoves.fault(setup, beginnings, pawns, mostSteps))
        .<Reachability>map(fault -> new Unreachable(List.of(fault)))
        .orElseGet(Unknown::new);
  }
}
