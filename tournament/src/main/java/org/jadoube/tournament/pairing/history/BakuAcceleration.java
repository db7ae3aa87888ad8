package org.jadoube.tournament.pairing.history;

import java.util.List;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;

/// Baku acceleration (C.04.7) as the records of a file have it.
///
/// @since 0.1.0
public final class BakuAcceleration {
  private BakuAcceleration() {}

  /// Who has how many points for pairing only, and when (250). Programs that know no code for the
  /// system (192) pair by these.
  ///
  /// @param tournament of players, before its first round or later
  public static List<Acceleration> of(Tournament tournament) {
    return VirtualPoints.Baku.of(tournament, ScoreKind.GAME_POINTS).ranges();
  }
}
