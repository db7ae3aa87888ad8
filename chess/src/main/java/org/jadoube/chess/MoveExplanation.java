package org.jadoube.chess;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// Whether an [Attempt] is a legal move and, if not, why: Article 3 written square by square.
public sealed interface MoveExplanation {
  /// It is this legal move.
  record Legal(Move move) implements MoveExplanation {
    public Legal {
      requireNonNull(move, "move");
    }
  }

  /// It is illegal, for at least one reason; later reasons are given as far as they still make
  /// sense beside the first.
  record Illegal(List<Reason> reasons) implements MoveExplanation {
    /// Copies the list.
    public Illegal {
      requireNonNull(reasons, "reasons");
      Require.notEmpty(reasons, "reasons");
      reasons = List.copyOf(reasons);
    }
  }

  /// Explains an attempt in a position.
  ///
  /// A position keeps no en passant square where nobody can legally capture; explain from the
  /// [Setup] to be told of a capture en passant that fails only because the king would be in check.
  static MoveExplanation of(Position position, Attempt attempt) {
    requireNonNull(position, "position");
    requireNonNull(attempt, "attempt");
    return of(Setup.of(position), attempt);
  }

  /// Explains an attempt in a setup, whose castling rights and en passant square are taken at their
  /// word. What the Laws say of the king is asked only of a side that has exactly one.
  static MoveExplanation of(Setup setup, Attempt attempt) {
    requireNonNull(setup, "setup");
    requireNonNull(attempt, "attempt");
    return new Explainer(setup).explain(attempt);
  }
}
