package org.jadoube.chess;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// Whether an [Attempt] is a legal move and, if not, why: Article 3 written square by square.
///
/// ```java
/// Attempt attempt = new Attempt.Step(Square.E2, Square.E5, Optional.empty());
/// MoveExplanation explanation = MoveExplanation.of(Position.standard(), attempt);
/// if (explanation instanceof MoveExplanation.Illegal(List<Reason> reasons)) {
///   reasons.getFirst(); // => NotHowThePieceMoves[role=PAWN, from=e2, to=e5]
/// }
/// ```
///
/// @since 0.1.0
public sealed interface MoveExplanation {
  /// It is this legal move.
  record Legal(Move move) implements MoveExplanation {}

  /// It is illegal, for at least one reason. Further reasons are given as long as they still make
  /// sense in addition to the first.
  record Illegal(List<Reason> reasons) implements MoveExplanation {
    /// Copies the list.
    public Illegal {
      Require.notEmpty(reasons, "reasons");
      reasons = List.copyOf(reasons);
    }
  }

  /// Explains an attempt in a position.
  ///
  /// A position has no en passant square if no capture there is legal. To learn that a capture en
  /// passant fails only because the king would be in check, explain the attempt in the [Setup].
  static MoveExplanation of(Position position, Attempt attempt) {
    return of(Setup.of(position), attempt);
  }

  /// Explains an attempt in a setup. Castling rights and en passant square are taken at face value.
  /// The Laws about the king's safety are applied only to a side with exactly one king.
  static MoveExplanation of(Setup setup, Attempt attempt) {
    return new Explainer(setup).explain(attempt);
  }
}
