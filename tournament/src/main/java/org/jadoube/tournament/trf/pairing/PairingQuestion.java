package org.jadoube.tournament.trf.pairing;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.TrfConversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.conversion.TrfLoss;

/// Whether an engine can be asked for the pairs of the next round, and with which file.
///
/// @since 0.1.0
public sealed interface PairingQuestion {
  /// The engine can be asked.
  ///
  /// @param file what the engine reads
  /// @param round the round that is to be paired
  /// @param present the starting ranks of those who are to be paired
  /// @param losses what the engine is not told because its dialect has no place for it
  record Ready(TrfFile file, int round, Set<Integer> present, List<TrfLoss> losses)
      implements PairingQuestion {
    public Ready {
      Require.within(1, 999, round, "round");
      present = Set.copyOf(present);
      losses = List.copyOf(losses);
    }

    /// The starting ranks in their order.
    public List<Integer> presentInOrder() {
      return List.copyOf(new TreeSet<>(present));
    }
  }

  /// Something has to be settled before.
  record NotReady(List<PairingProblem> obstacles) implements PairingQuestion {
    public NotReady {
      Require.notEmpty(obstacles, "obstacles");
      obstacles = List.copyOf(obstacles);
    }
  }

  /// The question for the round after the last that was paired.
  ///
  /// @param file the tournament so far, in any dialect
  /// @param dialect what the engine reads
  static PairingQuestion of(TrfFile file, TrfDialect dialect) {
    List<PairingProblem> obstacles = Obstacles.in(file);
    if (!obstacles.isEmpty()) {
      return new NotReady(obstacles);
    }
    Conversion conversion = TrfConversion.convert(WithPoints.counted(file), dialect);
    int round = file.roundsPaired() + 1;
    Set<Integer> present = Present.in(file, round);
    return new Ready(conversion.file(), round, present, conversion.losses());
  }
}
