package org.jadoube.tournament.norm;

import java.util.List;
import java.util.Optional;

/// Whether a player's games make a norm.
///
/// @param counted the games that make it; if none do, those that come closest
/// @param dropped rounds of games that need not count
/// @param provision that lets it count with fewer games than usual
/// @param missing what is missing; empty if there is a norm
/// @param forecast what it takes in the rest of the tournament, while there is a rest and no norm
/// @since 0.1.0
public record Norm(
    CountedGames counted,
    List<Integer> dropped,
    Optional<FewerGames> provision,
    List<Missing> missing,
    Optional<Forecast> forecast) {
  /// The provisions for games that could not be played.
  public enum FewerGames {
    /// Eight games of nine rounds, the ninth being a forfeit win or the pairing-allocated bye.
    EIGHT_OF_NINE("B01 1.4.1c"),
    /// The last opponent did not come; the game counts as lost.
    LAST_ROUND_FORFEITED("B01 1.4.2c");

    private final String article;

    FewerGames(String article) {
      this.article = article;
    }

    /// The Article that says so.
    public String article() {
      return article;
    }
  }

  public Norm {
    dropped = List.copyOf(dropped);
    missing = List.copyOf(missing);
  }

  /// The title for which it counts.
  public NormTitle title() {
    return counted.title();
  }

  /// Whether there is one.
  public boolean isMade() {
    return missing.isEmpty();
  }
}
