package org.jadoube.chess.retro;

import java.util.List;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.chess.domain.Require;
import org.jadoube.chess.retro.kernel.StepBudget;

/// Whether a game can lead to a setup: a position is illegal if none can (Article 3.10.3).
///
/// Every reason is a proof; if neither a reason nor a game is found, the answer is [Unknown]. The
/// setup's castling rights and en passant square must be possible; its counters are ignored.
/// docs/illegal-positions.md has the arguments.
///
/// ```java
/// Board board = Board.standard().without(Square.D1).with(Square.E4, Piece.WHITE_PAWN);
/// Setup nine = Setup.of(board, Colour.BLACK); // nine white pawns
/// Reachability.of(nine) instanceof Reachability.Unreachable; // => true
/// ```
///
/// @since 0.1.0
public sealed interface Reachability {
  /// The limit of search steps unless the caller gives another: a few hundred milliseconds.
  int USUAL_STEPS = 300_000;

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
      Require.notEmpty(reasons, "reasons");
      reasons = List.copyOf(reasons);
    }
  }

  /// Neither was proved.
  record Unknown() implements Reachability {}

  /// The verdict on the setup if the game may have begun with any start position of Chess960,
  /// including the standard one.
  static Reachability of(Setup setup) {
    return of(setup, USUAL_STEPS);
  }

  /// The verdict on the setup after at most `mostSteps` search steps; [Unknown] if they do not
  /// suffice. The game may have begun with any start position of Chess960.
  ///
  /// @throws IllegalArgumentException for a negative number
  static Reachability of(Setup setup, int mostSteps) {
    Require.atLeast(0, mostSteps, "mostSteps");
    return of(setup, Beginnings.ANY, mostSteps);
  }

  /// The verdict on the setup if the game began with `beginning`, a start position of chess or
  /// Chess960.
  static Reachability from(Setup beginning, Setup setup) {
    return from(beginning, setup, USUAL_STEPS);
  }

  /// The verdict on the setup after at most `mostSteps` search steps; [Unknown] if they do not
  /// suffice. The game began with `beginning`.
  ///
  /// @throws IllegalArgumentException for a negative number
  static Reachability from(Setup beginning, Setup setup, int mostSteps) {
    Require.atLeast(0, mostSteps, "mostSteps");
    return of(setup, Beginnings.only(beginning), mostSteps);
  }

  /// Checks the setup's own faults first, then whether its pawns can stand like that, then whether
  /// there can have been a last move and moves before it.
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
    PawnHistory pawns = new PawnHistory(beginnings, new StepBudget(mostSteps));
    return pawns
        .fault(setup)
        .or(() -> LastMoves.fault(setup, beginnings, pawns, mostSteps))
        .<Reachability>map(fault -> new Unreachable(List.of(fault)))
        .orElseGet(Unknown::new);
  }
}
