package org.jadoube.tournament.trf.tournament;

import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfLoss;

/// The tournament that a file describes, if it describes one.
///
/// @since 0.1.0
public sealed interface FileTournament {
  /// A tournament.
  ///
  /// @param losses what the file says and a tournament cannot; [FileDifferences] finds whatever
  ///   else it would write otherwise
  record Understood(Tournament tournament, List<TrfLoss> losses) implements FileTournament {
    public Understood {
      losses = List.copyOf(losses);
    }
  }

  /// The file contradicts itself, or describes something else.
  record NotUnderstood(List<Contradiction> reasons) implements FileTournament {
    public NotUnderstood {
      Require.notEmpty(reasons, "reasons");
      reasons = List.copyOf(reasons);
    }
  }

  /// Makes a tournament of a file: starting ranks become pairing numbers, or in a tournament of
  /// teams the numbers of teams. Who met whom there follows from the games of the players.
  static FileTournament of(TrfFile file) {
    return new TournamentReader(file).read();
  }
}
