package org.jadoube.audit.judge;

import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;

/// Which findings hold in games that are older than the oldest edition here. Legal moves, mate,
/// stalemate and draw claims have long been the same. A dead position may not have ended a game at
/// once, so moves after it are accepted; but nobody could win there. The rule that a fallen flag
/// only draws if the opponent cannot checkmate is younger than many games.
final class OlderLaws {
  private OlderLaws() {}

  /// Whether `found`, judged under the oldest edition, also holds in an older game.
  static boolean hold(PlacedFinding found, PlayedGame game) {
    return found
        .finding()
        .citation()
        .map(Citation::rule)
        .map(rule -> holds(rule, game))
        .orElse(true);
  }

  private static boolean holds(Rule rule, PlayedGame game) {
    return switch (rule) {
      case DEAD_POSITION -> game.winner().isPresent();
      case FLAG_FALL, FLAG_FALL_UNWINNABLE -> false;
      default -> true;
    };
  }
}
