package org.jadoube.tournament.norm;

import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// The requirements of a norm for the rest of a tournament, if every remaining game counts.
///
/// @param games that are still to be played
/// @param unknown how many of them are against opponents that are not known yet
/// @param halves the least half points that make the norm, if all opponents are known and any are
///   enough
/// @param paces if opponents are not known yet: what average they must have for each score
/// @param wanted what the opponents still to come have to bring
/// @param hopeless what cannot be met any more
/// @since 0.1.0
public record Forecast(
    int games,
    int unknown,
    OptionalInt halves,
    List<NormPace> paces,
    List<Missing> wanted,
    List<Missing> hopeless) {
  /// A score in the rest, and what it is enough against.
  ///
  /// @param halves half points in all games to come
  /// @param average the least average of the opponents that are not known yet
  public record NormPace(int halves, int average) {
    public NormPace {
      Require.atLeast(0, halves, "halves");
      Require.atLeast(0, average, "average");
    }
  }

  public Forecast {
    Require.atLeast(0, games, "games");
    Require.atLeast(0, unknown, "unknown");
    Require.atLeast(0, halves.orElse(0), "halves");
    paces = List.copyOf(paces);
    wanted = List.copyOf(wanted);
    hopeless = List.copyOf(hopeless);
  }

  /// Whether the norm can still be made.
  public boolean isPossible() {
    return hopeless.isEmpty() && (halves.isPresent() || !paces.isEmpty());
  }
}
