package org.jadoube.play.tournaments;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The tournaments that were asked for last, each in the latest revision that was read or written
/// here. Reading the document of a large one takes longer than any change of it.
///
/// Whoever takes one from here has to look whether its revision still is the one on disk.
final class LatestTournaments {
  /// As many as a large club has at a time; a document may have a million characters.
  static final int MOST = 32;

  private static final float LOAD = 0.75f;

  private final Map<TournamentId, StoredTournament> latest =
      new LinkedHashMap<>(MOST, LOAD, /* accessOrder= */ true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<TournamentId, StoredTournament> eldest) {
          return size() > MOST;
        }
      };

  synchronized Optional<StoredTournament> of(TournamentId id) {
    return Optional.ofNullable(latest.get(id));
  }

  /// Keeps a tournament, unless a later revision is there.
  synchronized void keep(TournamentId id, StoredTournament stored) {
    StoredTournament known = latest.get(id);
    if (known == null || known.record().revision() <= stored.record().revision()) {
      latest.put(id, stored);
    }
  }

  synchronized void forget(TournamentId id) {
    latest.remove(id);
  }
}
