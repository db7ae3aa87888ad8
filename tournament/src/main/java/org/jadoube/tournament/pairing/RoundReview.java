package org.jadoube.tournament.pairing;

import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.table.Pair;

/// A pairing held against the rules.
///
/// @since 0.1.0
public sealed interface RoundReview {
  /// It breaks absolute rules.
  record Illegal(List<Fault> faults) implements RoundReview {
    public Illegal {
      Require.notEmpty(faults, "faults");
      faults = List.copyOf(faults);
    }
  }

  /// It obeys them.
  ///
  /// @param brackets from the highest
  /// @param colours pairs as they should be whose colours are the other way round (Article 5)
  record Legal(List<BracketReview> brackets, List<Pair> colours) implements RoundReview {
    public Legal {
      brackets = List.copyOf(brackets);
      colours = List.copyOf(colours);
    }
  }

  /// A reason why a pairing is illegal.
  ///
  /// @param numbers of one or two players
  record Fault(Kind kind, List<Integer> numbers) {
    public Fault {
      numbers = List.copyOf(numbers);
    }
  }

  /// A rule that is broken.
  enum Kind {
    /// Who is paired is not present.
    NOT_PRESENT,
    PAIRED_TWICE,
    /// Who is present is not paired (1.9.1).
    NOT_PAIRED,
    /// They have met (2.1.1), or must not meet.
    APART,
    /// Both must have the same colour (2.1.3).
    SAME_COLOUR,
    /// The bye may not go there (2.1.2).
    BYE_BARRED,
    /// In the second game of a match they have another opponent (C.04.5 4.4).
    OTHER_OPPONENT
  }
}
