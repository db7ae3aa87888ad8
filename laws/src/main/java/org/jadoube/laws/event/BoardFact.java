package org.jadoube.laws.event;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Breach;

/// What rulings about the pieces and the clock themselves rest on.
public sealed interface BoardFact extends Fact {
  /// The pieces on these squares were touched, in this order.
  record Touched(Colour by, List<Square> squares) implements BoardFact {
    public Touched {
      requireNonNull(by, "by");
      requireNonNull(squares, "squares");
      squares = List.copyOf(squares);
    }
  }

  /// An illegal move was completed after ply `after`.
  ///
  /// @param attempt what it was meant to be, as far as that can be told
  record Misplayed(
      Colour by, int after, Misplay.Kind kind, Optional<Attempt> attempt, List<Breach> breaches)
      implements BoardFact {
    public Misplayed {
      requireNonNull(by, "by");
      requireNonNull(kind, "kind");
      requireNonNull(attempt, "attempt");
      requireNonNull(breaches, "breaches");
      Require.atLeast(0, after, "after");
      breaches = List.copyOf(breaches);
    }
  }

  /// It is the illegal move of that number by a player to be found in this game.
  record IllegalMoves(Colour by, int number) implements BoardFact {
    public IllegalMoves {
      requireNonNull(by, "by");
      Require.atLeast(1, number, "number");
    }
  }

  /// The position is still illegal.
  record IllegalPosition() implements BoardFact {}

  /// Both players have made that many moves.
  record MovesByBoth(int moves) implements BoardFact {
    public MovesByBoth {
      Require.atLeast(0, moves, "moves");
    }
  }

  /// A player is not there, or came after the default time, which ended at `ends`.
  record NotThere(Colour player, Instant ends) implements BoardFact {
    public NotThere {
      requireNonNull(player, "player");
      requireNonNull(ends, "ends");
    }
  }

  /// Both flags are down, and nobody can tell which fell first.
  record FlagOrderUnknown() implements BoardFact {}
}
