package org.jadoube.laws.event;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Breach;

/// Facts about the pieces and the clock on which rulings rest.
///
/// @since 0.1.0
public sealed interface BoardFact extends Fact {
  /// The pieces on these squares were touched, in this order.
  record Touched(Colour by, List<Square> squares) implements BoardFact {
    public Touched {
      squares = List.copyOf(squares);
    }
  }

  /// An illegal move was completed after ply `after`.
  ///
  /// @param attempt the move that was intended, if that can be told
  record Misplayed(
      Colour by, int after, Misplay.Kind kind, Optional<Attempt> attempt, List<Breach> breaches)
      implements BoardFact {
    public Misplayed {
      Require.atLeast(0, after, "after");
      breaches = List.copyOf(breaches);
    }
  }

  /// The latest move by a player was illegal, but the clock had not been pressed on it.
  ///
  /// @param attempt the move that was intended, if that can be told
  record Unpressed(Colour by, Misplay.Kind kind, Optional<Attempt> attempt, List<Breach> breaches)
      implements BoardFact {
    public Unpressed {
      breaches = List.copyOf(breaches);
    }
  }

  /// How many illegal moves by a player have been found in this game, this one included.
  record IllegalMoves(Colour by, int number) implements BoardFact {
    public IllegalMoves {
      Require.atLeast(1, number, "number");
    }
  }

  /// A player has the move.
  record HasTheMove(Colour player) implements BoardFact {}

  /// After ply `ply` these pieces stood on these squares, but the position was a different one.
  ///
  /// @param squares the rooks that could castle in one of the two positions only, or the square on
  ///   which a pawn could be captured en passant
  record NotTheSame(int ply, Difference difference, Set<Square> squares) implements BoardFact {
    public NotTheSame {
      Require.atLeast(0, ply, "ply");
      squares = Set.copyOf(squares);
    }
  }

  /// The position is still illegal.
  record IllegalPosition() implements BoardFact {}

  /// Both players have made at least that many moves.
  record MovesByBoth(int moves) implements BoardFact {
    public MovesByBoth {
      Require.atLeast(0, moves, "moves");
    }
  }

  /// A player is absent, or arrived after the default time, which ended at `ends`.
  record NotThere(Colour player, Instant ends) implements BoardFact {}

  /// Both flags are down, and it cannot be established which fell first.
  record FlagOrderUnknown() implements BoardFact {}
}
