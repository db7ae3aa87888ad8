package org.jadoube.notation.pgn.command;

import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.Square;

/// A command in a comment: `[%clk 1:30:57]` and its like, typed where it is known.
public sealed interface PgnCommand {
  /// `%clk`: what the clock of the player who moved shows after the move.
  record Clock(Duration remaining) implements PgnCommand {}

  /// `%emt`: the time the move took.
  record MoveTime(Duration elapsed) implements PgnCommand {}

  /// `%egt`: the time that the player who moved has used for all moves so far.
  record GameTime(Duration elapsed) implements PgnCommand {}

  /// `%mct`: what a mechanical clock shows after the move; where its hands began is the players'
  /// agreement, often so that the flag falls at six.
  record MechanicalClock(LocalTime shown) implements PgnCommand {}

  /// `%eval` in pawns, given here in hundredths of a pawn; positive when White is better.
  ///
  /// @param depth how deep the engine looked, if it says so
  record Evaluation(int centipawns, OptionalInt depth) implements PgnCommand {}

  /// `%eval #3`: mate in so many moves; negative when Black mates.
  ///
  /// @param depth how deep the engine looked, if it says so
  record MateIn(int moves, OptionalInt depth) implements PgnCommand {}

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

  /// `%tqu`: a question to train on: what to play here?
  ///
  /// @param language of the question, as `En`
  /// @param text the question
  /// @param hints at most two; may be empty texts
  /// @param answers moves that are expected or to be commented on
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
  record Other(String name, String arguments) implements PgnCommand {}

  /// An answer to a question.
  ///
  /// @param move the move in coordinates, as `e2e4`
  /// @param feedback what to say to it; may be empty
  /// @param points what it is worth
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
