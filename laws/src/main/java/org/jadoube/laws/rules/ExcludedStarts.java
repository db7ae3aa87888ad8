package org.jadoube.laws.rules;

import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.state.GameState;

/// Guidelines II.2 where an event leaves out start positions: neither does a lot give them nor does
/// a game begin from them.
public final class ExcludedStarts {
  private ExcludedStarts() {}

  /// Why a game does not begin from `start`; empty if it may.
  public static Optional<Refusal> refusal(Setup start, GameState game) {
    return game.edition().find(Parameters.EXCLUDED_STARTS).orElse(Set.of()).stream()
        .filter(number -> start.equals(Setup.chess960(number)))
        .findFirst()
        .map(number ->
            new Refusal(
                game.cite(Rule.CHESS960_LOT), new AnnouncementObjection.StartExcluded(number)));
  }
}
