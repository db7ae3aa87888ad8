package org.jadoube.tournament.official;

import java.util.List;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.rating.FirstRating;
import org.jadoube.tournament.rating.NotRated;
import org.jadoube.tournament.rating.RatingChange;

/// A tournament's effect on a player's rating.
///
/// @since 0.1.0
public sealed interface PlayerRating {
  /// A player who has one.
  record Changed(Player player, RatingChange change) implements PlayerRating {}

  /// A player who has none yet.
  ///
  /// @param notRated games that do not count
  record First(Player player, FirstRating first, List<NotRated> notRated) implements PlayerRating {
    public First {
      notRated = List.copyOf(notRated);
    }
  }

  /// Who it is.
  Player player();
}
