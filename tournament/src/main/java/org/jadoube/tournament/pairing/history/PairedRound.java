package org.jadoube.tournament.pairing.history;

import java.util.List;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.table.Pair;

/// The pairing of a round as it stands in a tournament.
public final class PairedRound {
  private PairedRound() {}

  /// The pairs of its games, also of forfeited ones, and who has the bye.
  public static SwissAnswer.Paired of(Round round) {
    List<Pair> pairs =
        round.games().stream().map(game -> new Pair(game.white(), game.black())).toList();
    return new SwissAnswer.Paired(
        pairs,
        round.byes().stream()
            .filter(bye -> bye.kind() == Bye.Kind.PAIRING_ALLOCATED)
            .mapToInt(Bye::participant)
            .findFirst());
  }
}
