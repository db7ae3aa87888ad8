package org.jadoube.laws.act;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.laws.edition.Rule;

/// The arbiter's decision on a claim in a quickplay finish.
///
/// @since 0.1.0
public enum QuickplayVerdict {
  /// The game is drawn.
  UPHELD,
  /// The game continues in the presence of the arbiter, who decides later.
  POSTPONED,
  /// The game continues.
  REJECTED;

  /// The rules under which such decisions are made.
  public static final Set<Rule> RULES =
      EnumSet.of(
          Rule.QUICKPLAY_CLAIM_UPHELD,
          Rule.QUICKPLAY_CLAIM_POSTPONED,
          Rule.QUICKPLAY_CLAIM_DECIDED_LATER,
          Rule.QUICKPLAY_CLAIM_REJECTED,
          Rule.QUICKPLAY_REFERRED);
}
