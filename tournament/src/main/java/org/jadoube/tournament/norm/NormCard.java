package org.jadoube.tournament.norm;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// Somebody's rounds, as far as they matter for norms.
///
/// @param federation the player's
/// @param games against opponents, in the order of rounds; without forfeits by the player and games
///   that do not count
/// @param freeRounds how often the player had the pairing-allocated bye
/// @param lost rounds that cannot become a game any more: other byes, forfeits, games that do not
///   count
/// @since 0.1.0
public record NormCard(
    Optional<String> federation, List<NormGame> games, int freeRounds, int lost) {
  public NormCard {
    games = List.copyOf(games);
    Require.atLeast(0, freeRounds, "freeRounds");
    Require.atLeast(0, lost, "lost");
  }

  List<NormGame> played() {
    return games.stream().filter(game -> game.score().isPlayed()).toList();
  }

  List<NormGame> forfeitsWon() {
    return games.stream().filter(game -> game.score() == NormGame.NormScore.FORFEIT_WIN).toList();
  }

  List<NormGame> toCome() {
    return games.stream().filter(game -> game.score() == NormGame.NormScore.TO_COME).toList();
  }

  /// Rounds that are not paired yet.
  int unknown(NormTerms terms) {
    return Math.max(0, terms.rounds() - games.size() - freeRounds - lost);
  }
}
