package org.jadoube.audit.judge;

import java.time.LocalDate;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.Days;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;

/// Decides which findings hold in games older than the oldest edition here. Legal moves, mate,
/// stalemate and claims of repetition have long been the same. A dead position may not have ended a
/// game at once, so moves after it are accepted; but nobody could win there (2005: 5.2b, 9.6). The
/// rule that a fallen flag draws only if the opponent cannot checkmate (2005: 6.9) is younger than
/// many games. docs/findings.md cites sources on the Laws before 2005, all at second hand.
final class OlderLaws {
  /// FIDE's first rules let fifty moves be claimed, but gave more to endings that take longer to
  /// win (FIDE 1944, pages 17 and 18; in 1974 Article 12.4).
  private static final LocalDate FIFTY_MOVES = LocalDate.of(1928, 1, 1);

  /// The exceptions were abolished in 1992.
  private static final LocalDate WITHOUT_EXCEPTIONS = LocalDate.of(1993, 1, 1);

  /// The seven endings excepted in 1988 had no more men.
  private static final int MOST_MEN_IN_EXCEPTIONS = 6;

  private OlderLaws() {}

  /// Whether `found`, judged under the oldest edition, also holds in an older game.
  static boolean hold(PlacedFinding found, PlayedGame game, Days days) {
    return found
        .finding()
        .citation()
        .map(Citation::rule)
        .map(rule -> holds(rule, found.place().ply(), game, days))
        .orElse(true);
  }

  private static boolean holds(Rule rule, int ply, PlayedGame game, Days days) {
    return switch (rule) {
      case DEAD_POSITION -> game.winner().isPresent();
      case FLAG_FALL, FLAG_FALL_UNWINNABLE -> false;
      case FIFTY_MOVE_CLAIM ->
          !days.first().isBefore(WITHOUT_EXCEPTIONS)
              || (!days.first().isBefore(FIFTY_MOVES) && hasManyMen(game, ply));
      default -> true;
    };
  }

  private static boolean hasManyMen(PlayedGame game, int ply) {
    return ply < game.positions().size()
        && game.positions().get(ply).board().occupied().size() > MOST_MEN_IN_EXCEPTIONS;
  }
}
