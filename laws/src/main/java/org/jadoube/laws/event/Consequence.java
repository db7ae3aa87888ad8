package org.jadoube.laws.event;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;

/// A consequence of a ruling.
///
/// @since 0.1.0
public sealed interface Consequence {
  /// The game ends.
  record Ends(Result result) implements Consequence {}

  /// The draw on the board counts as a win for `player`, who has draw odds.
  record CountsAsWin(Colour player) implements Consequence {}

  /// A player gets more time.
  record TimeAdded(Colour to, Duration time) implements Consequence {
    public TimeAdded {
      Require.notNegative(time, "time");
    }
  }

  /// A player loses time.
  record TimeTaken(Colour from, Duration time) implements Consequence {
    public TimeTaken {
      Require.notNegative(time, "time");
    }
  }

  /// A clock is set.
  record TimeSet(Colour of, Duration remaining) implements Consequence {
    public TimeSet {
      Require.notNegative(remaining, "remaining");
    }
  }

  /// The move counter of a clock is set to a number of completed moves.
  record MoveCounterSet(Colour of, int completed) implements Consequence {
    public MoveCounterSet {
      Require.atLeast(0, completed, "completed");
    }
  }

  /// The position after a ply is restored; 0 is the start.
  record PositionRestored(int ply) implements Consequence {
    public PositionRestored {
      Require.atLeast(0, ply, "ply");
    }
  }

  /// The pieces that were touched, on these squares and in this order, bind the player's next move.
  record TouchBinds(Colour player, List<Square> touched) implements Consequence {
    public TouchBinds {
      touched = List.copyOf(touched);
    }
  }

  /// A piece that was released on this square binds the player's next move (Article 4.7).
  record ReleaseBinds(Colour player, Piece piece, Square square) implements Consequence {}

  /// The new piece that the player has chosen for a promotion binds the next move (Article 4.4.4).
  record ChoiceBinds(Colour player, Role promotion) implements Consequence {}

  /// An illegal move was counted; it is the player's `number`-th to be found.
  record IllegalMoveCounted(Colour by, int number) implements Consequence {
    public IllegalMoveCounted {
      Require.atLeast(1, number, "number");
    }
  }

  /// The position is transferred to a correctly placed board.
  record BoardTurned() implements Consequence {}

  /// The game continues with the colours as they are.
  record ColoursStay() implements Consequence {}

  /// The game is not over after all; it continues once the arbiter starts the clocks.
  record GameReopened() implements Consequence {}

  /// The game is cancelled and a new one played.
  ///
  /// @param timeControl the new game's time control, if it differs
  record NewGame(Optional<TimeControl> timeControl) implements Consequence {}

  /// The player must make the move on which a wrong claim was based or, if it is illegal, another
  /// move with the same piece (Article 9.5.3).
  record MoveBinds(Colour player, Attempt attempt) implements Consequence {}

  /// The player's next period begins, with `moves` moves counted as made (Article 8.6).
  record PeriodBegins(Colour player, int moves) implements Consequence {
    public PeriodBegins {
      Require.atLeast(0, moves, "moves");
    }
  }

  /// From now on both players get extra time per move in the last period (Guidelines III.4).
  ///
  /// @param asDelay whether as a delay instead of an increment
  record BonusIntroduced(Duration time, boolean asDelay) implements Consequence {
    public BonusIntroduced {
      Require.notNegative(time, "time");
    }
  }

  /// From now on each move adds this much time, in every period (Article 6.10.2).
  ///
  /// @param asDelay whether as a delay instead of an increment
  record IncrementCorrected(Duration time, boolean asDelay) implements Consequence {
    public IncrementCorrected {
      Require.notNegative(time, "time");
    }
  }

  /// A player is warned.
  record Warned(Colour player) implements Consequence {}

  /// A player is fined.
  record Fined(Colour player, String amount) implements Consequence {}

  /// A player is excluded from some rounds.
  record Excluded(Colour player, int rounds) implements Consequence {
    public Excluded {
      Require.atLeast(1, rounds, "rounds");
    }
  }

  /// A player is expelled from the competition.
  record Expelled(Colour player) implements Consequence {}
}
