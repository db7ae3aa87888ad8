package org.jadoube.web.http.tournament;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.TournamentVersion;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.wire.Documents;
import org.jspecify.annotations.Nullable;

/// Standings as JSON, worked out once for each version of a tournament: with 500 players that takes
/// as long as a hundred acts, and all followers ask when a result has come.
final class StandingsTexts {
  private static final int MOST = 64;

  private final Tournaments tournaments;
  private final SequencedMap<Asked, Text> kept = new LinkedHashMap<>(); // guarded by this

  StandingsTexts(Tournaments tournaments) {
    this.tournaments = tournaments;
  }

  private record Asked(TournamentId tournament, TournamentVersion version, int after) {}

  /// A text that the first to ask writes, while the others wait.
  private static final class Text {
    private @Nullable String written;

    synchronized String orWritten(Supplier<String> writing) {
      String text = written;
      if (text == null) {
        text = writing.get();
        written = text;
      }
      return text;
    }
  }

  /// The standings of a tournament that there is, after so many rounds.
  String of(TournamentId id, int after) {
    Asked asked = new Asked(id, tournaments.version(id).orElseThrow(), after);
    return text(asked)
        .orWritten(() ->
            Documents.STANDINGS.write(
                tournaments.standings(tournaments.find(id).orElseThrow(), after)));
  }

  private synchronized Text text(Asked asked) {
    Text text = kept.computeIfAbsent(asked, _ -> new Text());
    if (kept.size() > MOST) {
      kept.pollFirstEntry();
    }
    return text;
  }
}
