package org.jadoube.audit.judge;

import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;

/// What may be held against games that are older than the oldest edition here. How the men move,
/// mate, stalemate and claims of a draw have long been what they are. A dead position may not have
/// ended the game at once, so moves after it are let pass; but nobody could win there. That a
/// fallen flag only draws against a bare king is younger than many a game.
final class OlderLaws {
  private OlderLaws() {}

  /// Whether `found`, by the oldest edition, is something to find in an older game, too.
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
