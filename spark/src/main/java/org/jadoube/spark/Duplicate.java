package org.jadoube.spark;

import java.io.Serializable;
import org.jadoube.audit.SeenGames;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.GamePlace;

/// A game that occurred before, or is the beginning of another, or continues one.
///
/// @param split the number of its split
/// @param game its number in that, from 1
/// @param archive the file with the other game
/// @param other its number there, from 1
/// @param more how many plies longer than the other this game is
record Duplicate(int split, long game, String archive, long other, int more)
    implements Serializable {
  /// The finding about the game, which begins at `place`.
  PlacedFinding at(GamePlace place) {
    return SeenGames.placed(place.place(), new Finding.DuplicateGame(archive, other, more));
  }
}
