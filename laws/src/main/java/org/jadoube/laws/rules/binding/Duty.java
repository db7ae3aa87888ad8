package org.jadoube.laws.rules.binding;

import java.util.List;
import java.util.function.Predicate;
import org.jadoube.chess.Move;
import org.jadoube.laws.edition.Rule;

/// The moves that a player having the move may still play, and the provision that limits them.
public record Duty(List<Move> moves, Rule rule) {
  public Duty {
    moves = List.copyOf(moves);
  }

  /// The moves that `rule` requires; all of them if no move meets it.
  Duty narrowed(Rule rule, Predicate<Move> asked) {
    List<Move> left = moves.stream().filter(asked).toList();
    return left.isEmpty() ? this : new Duty(left, rule);
  }

  /// The moves that `rule` requires, even if there are none.
  Duty only(Rule rule, Predicate<Move> asked) {
    return new Duty(moves.stream().filter(asked).toList(), rule);
  }

  boolean isEmpty() {
    return moves.isEmpty();
  }

  boolean allows(Move move) {
    return moves.contains(move);
  }
}
