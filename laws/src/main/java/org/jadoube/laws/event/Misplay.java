package org.jadoube.laws.event;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Rule;

/// The irregularity on the board when the clock was pressed (Article 7.5).
///
/// @param attempt the move that was intended, if that can be told
/// @param breaches the provisions that move breaks
/// @param left the board as it was left
/// @since 0.1.0
public record Misplay(Kind kind, Optional<Attempt> attempt, List<Breach> breaches, Board left) {
  public Misplay {
    breaches = List.copyOf(breaches);
  }

  /// The kinds of irregularity.
  public enum Kind {
    /// A piece was moved illegally (Article 7.5.1).
    ILLEGAL_MOVE(Rule.ILLEGAL_MOVE_COMPLETED),
    /// The opponent's king was captured ([Rule#CAPTURING_THE_KING]).
    KING_CAPTURED(Rule.ILLEGAL_MOVE_COMPLETED),
    /// The change on the board was not a move at all.
    NO_SUCH_MOVE(Rule.ILLEGAL_MOVE_COMPLETED),
    /// A pawn was left on the last rank (Article 7.5.2).
    PAWN_NOT_PROMOTED(Rule.UNPROMOTED_PAWN),
    /// Nothing was moved (Article 7.5.3).
    NOTHING_MOVED(Rule.CLOCK_PRESSED_WITHOUT_MOVE),
    /// A legal move was made with two hands (Article 7.5.4).
    TWO_HANDS(Rule.TWO_HANDS_USED);

    private final Rule rule;

    Kind(Rule rule) {
      this.rule = rule;
    }

    /// The provision that makes it an illegal move.
    public Rule rule() {
      return rule;
    }
  }
}
