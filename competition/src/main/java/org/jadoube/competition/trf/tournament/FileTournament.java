package org.jadoube.competition.trf.tournament;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.conversion.TrfLoss;

/// The competition that a file describes, if it describes one.
public sealed interface FileTournament {
  /// A competition.
  ///
  /// @param losses what the file says and a competition cannot
  record Understood(Tournament tournament, List<TrfLoss> losses) implements FileTournament {
    public Understood {
      requireNonNull(tournament, "tournament");
      requireNonNull(losses, "losses");
      losses = List.copyOf(losses);
    }
  }

  /// The file contradicts itself, or describes something else.
  ///
  /// @param reasons sentences in English
  record NotUnderstood(List<String> reasons) implements FileTournament {
    public NotUnderstood {
      Require.notEmpty(requireNonNull(reasons, "reasons"), "reasons");
      reasons = List.copyOf(reasons);
    }
  }

  /// Makes a competition of a file: starting ranks become pairing numbers, or in a tournament of
  /// teams the numbers of teams. Who met whom there follows from the games of the players.
  static FileTournament of(TrfFile file) {
    requireNonNull(file, "file");
    return new TournamentReader(file).read();
  }
}
