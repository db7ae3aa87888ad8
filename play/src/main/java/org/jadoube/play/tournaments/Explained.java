package org.jadoube.play.tournaments;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.why.Against;
import org.jadoube.tournament.pairing.why.Why;

/// Why somebody is paired as they are, or that it cannot be said.
public sealed interface Explained {
  /// The reasons.
  ///
  /// @param question all that the pairing of the round depends on
  /// @param opponent in the round as it is; empty for the bye
  /// @param why what the rules lead to, and what speaks against others
  /// @param against what speaks against the round as it is; empty if the rules lead to it
  /// @param colours against this opponent; empty for the bye
  record Reasons(
      SwissQuestion question,
      OptionalInt opponent,
      Why why,
      Optional<Against> against,
      Optional<Colours> colours)
      implements Explained {}

  /// The colours of a pair by the rules.
  ///
  /// @param followed whether the pair has them
  record Colours(ColourAllocation rules, boolean followed) {}

  /// There are none.
  ///
  /// @param sentence for people, in English
  record Unexplained(Hindrance why, String sentence) implements Explained {}
}
