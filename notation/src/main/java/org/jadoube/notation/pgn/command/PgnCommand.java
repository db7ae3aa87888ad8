package org.jadoube.notation.pgn.command;

import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;

/// A command in a comment, such as `[%clk 1:30:57]`. Known commands are typed.
///
/// ```java
/// PgnComment comment = new PgnComment("[%clk 1:30:57]");
/// String shown =
///     switch (comment.commands().getFirst()) {
///       case PgnCommand.Clock(Duration remaining) -> remaining.toMinutes() + " minutes";
///       default -> "something else";
///     }; // => 90 minutes
/// ```
///
/// @since 0.1.0
public sealed interface PgnCommand {
  /// `%clk`: the time on the mover's clock after the move.
  record Clock(Duration remaining) implements PgnCommand {
    public Clock {
      Require.notNegative(remaining, "remaining");
    }
  }

  /// `%emt`: how long the move took.
  record MoveTime(Duration elapsed) implements PgnCommand {
    public MoveTime {
      Require.notNegative(elapsed, "elapsed");
    }
  }

  /// `%egt`: how long the mover has taken for all moves so far.
  record GameTime(Duration elapsed) implements PgnCommand {
    public GameTime {
      Require.notNegative(elapsed, "elapsed");
    }
  }

  /// `%mct`: the face of a mechanical clock after the move. The players agree where its hands
  /// start, often so that the flag falls at six.
  record MechanicalClock(LocalTime shown) implements PgnCommand {}

  /// `%eval` in pawns, given here in hundredths of a pawn, positive if White is better.
  ///
  /// @param depth the engine's search depth, if given
  record Evaluation(int centipawns, OptionalInt depth) implements PgnCommand {
    public Evaluation {
      Require.atLeast(0, depth.orElse(0), "depth");
    }
  }

  /// `%eval #3`: mate in that many moves, negative if Black mates.
  ///
  /// @param depth the engine's search depth, if given
  record MateIn(int moves, OptionalInt depth) implements PgnCommand {
    public MateIn {
      Require.atLeast(0, depth.orElse(0), "depth");
    }
  }

  /// `%csl`: coloured squares.
  record Squares(List<Mark> marks) implements PgnCommand {
    public Squares {
      marks = List.copyOf(marks);
    }
  }

  /// `%cal`: coloured arrows.
  record Arrows(List<Arrow> arrows) implements PgnCommand {
    public Arrows {
      arrows = List.copyOf(arrows);
    }
  }

  /// `%tqu`, a training question: what would you play here?
  ///
  /// @param language the language of the question, such as `En`
  /// @param text the question
  /// @param hints at most two hints; their texts may be empty
  /// @param answers moves that are expected, or that deserve feedback
  record Question(String language, String text, List<String> hints, List<Answer> answers)
      implements PgnCommand {
    public Question {
      hints = List.copyOf(hints);
      answers = List.copyOf(answers);
    }
  }

  /// Any other command, or a known one whose arguments make no sense.
  ///
  /// @param name the name without the percent sign
  record Other(String name, String arguments) implements PgnCommand {
    public Other {
      Require.notBlank(name, "name");
    }
  }

  /// An answer to a question.
  ///
  /// @param move the move in coordinates, such as `e2e4`
  /// @param feedback a comment on it; may be empty
  /// @param points its value
  record Answer(String move, String feedback, int points) {}

  /// A coloured square.
  record Mark(Paint paint, Square square) {}

  /// A coloured arrow.
  record Arrow(Paint paint, Square from, Square to) {}

  /// The colours of squares and arrows.
  enum Paint {
    /// `R`
    RED,
    /// `G`
    GREEN,
    /// `B`
    BLUE,
    /// `Y`
    YELLOW,
    /// `O`
    ORANGE,
    /// `C`
    CYAN
  }
}
