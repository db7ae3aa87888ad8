package org.jadoube.spark;

import java.io.Serializable;
import org.jadoube.audit.SeenGames;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.GamePlace;

/// A game that was there before.
///
/// @param split the number of its split
/// @param game its number in that, from 1
/// @param archive the file where it was first
/// @param first its number there, from 1
record Duplicate(int split, long game, String archive, long first) implements Serializable {
  /// The finding about the game, which begins at `place`.
  PlacedFinding at(GamePlace place) {
    return SeenGames.placed(place.place(), new Finding.DuplicateGame(archive, first));
  }
}
