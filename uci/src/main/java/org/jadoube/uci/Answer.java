package org.jadoube.uci;

import java.util.Optional;
import org.jadoube.chess.Move;

/// An engine's answer.
///
/// @since 0.1.0
public sealed interface Answer {
  /// A legal move.
  ///
  /// @param reply the opponent's move that the engine expects
  /// @param finding what the engine found last about that move
  record Played(Move best, Optional<Move> reply, Optional<Finding> finding) implements Answer {
    @Override
    public Optional<Move> move() {
      return Optional.of(best);
    }
  }

  /// There is no move.
  record Failed(Failure failure) implements Answer {
    @Override
    public Optional<Move> move() {
      return Optional.empty();
    }
  }

  /// The move, if there is one.
  Optional<Move> move();

  /// The answer that there is no move.
  static Answer failed(Failure.Kind kind, String message) {
    return new Failed(new Failure(kind, message));
  }
}
