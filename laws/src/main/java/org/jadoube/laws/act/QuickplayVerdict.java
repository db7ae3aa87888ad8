package org.jadoube.laws.act;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.laws.edition.Rule;

/// What the arbiter makes of a claim in a quickplay finish.
public enum QuickplayVerdict {
  /// The game is drawn.
  UPHELD,
  /// The game goes on before the arbiter, who decides later.
  POSTPONED,
  /// The game goes on.
  REJECTED;

  /// The rules under which such decisions are given.
  public static final Set<Rule> RULES =
      EnumSet.of(
          Rule.QUICKPLAY_CLAIM_UPHELD,
          Rule.QUICKPLAY_CLAIM_POSTPONED,
          Rule.QUICKPLAY_CLAIM_DECIDED_LATER,
          Rule.QUICKPLAY_CLAIM_REJECTED,
          Rule.QUICKPLAY_REFERRED);
}
