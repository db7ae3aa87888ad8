package org.jadoube.tournament.pairing.history;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.table.Pair;

/// The pairing of a round as it stands in a tournament.
///
/// @since 0.1.0
public final class PairedRound {
  private PairedRound() {}

  /// The pairs of its games or matches, also of forfeited ones, and who has the bye.
  public static SwissAnswer.Paired of(Round round) {
    List<Pair> pairs =
        round.pairings().stream().flatMap(pairing -> pair(pairing).stream()).toList();
    return new SwissAnswer.Paired(
        pairs,
        round.byes().stream()
            .filter(bye -> bye.kind() == Bye.Kind.PAIRING_ALLOCATED)
            .mapToInt(Bye::participant)
            .findFirst());
  }

  /// Who meets whom; of teams, the one with White on its first board has White.
  static Optional<Pair> pair(Pairing pairing) {
    return switch (pairing) {
      case Game game -> Optional.of(new Pair(game.white(), game.black()));
      case Match match -> Optional.of(pair(match));
      case Bye _ -> Optional.empty();
    };
  }

  private static Pair pair(Match match) {
    Pair pair = new Pair(match.first(), match.second());
    boolean black =
        match.boards().stream().limit(1).anyMatch(board -> board.first() == Colour.BLACK);
    return black ? pair.reversed() : pair;
  }
}
