package org.jadoube.tournament.trf.record;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// A player.
///
/// @since 0.1.0
public sealed interface PlayerRecord extends TrfRecord {
  /// The number by which the other records name the player, from 1 to 9,999.
  int startingRank();

  /// The data about the person.
  Person person();

  /// A participant and the rounds (001).
  ///
  /// @param points in the standings, up to 99.9
  /// @param rank in the standings; may be shared
  /// @param rounds from the first, without blank ones at the end
  record Player(
      int startingRank,
      Person person,
      Optional<TrfPoints> points,
      OptionalInt rank,
      List<RoundEntry> rounds)
      implements PlayerRecord {
    private static final int MOST_TENTHS = 999;

    public Player {
      ColumnChecks.player(startingRank, "startingRank");
      ColumnChecks.points(2, points, "points");
      ColumnChecks.within(0, ColumnChecks.MOST_PLAYERS, rank, "rank");
      rounds = Lists.trimmed(rounds, RoundEntry.BLANK);
      Require.within(0, ColumnChecks.MOST_ROUNDS, rounds.size(), "rounds.size");
    }

    /// The round of that number, from 1; blank beyond the last.
    public RoundEntry round(int number) {
      ColumnChecks.round(number, "number");
      return number <= rounds.size() ? rounds.get(number - 1) : RoundEntry.BLANK;
    }

    /// This player with other rounds.
    public Player withRounds(List<RoundEntry> rounds) {
      return new Player(startingRank, person, points, rank, rounds);
    }

    /// This player with the points of the first so many rounds; without points if they do not fit
    /// into the columns.
    public Player counted(HeadingRecord.PointSystem system, int rounds) {
      TrfPoints total = system.total(this, rounds);
      return total.tenths() <= MOST_TENTHS
          ? withPoints(total)
          : new Player(startingRank, person, Optional.empty(), rank, this.rounds);
    }

    /// This player with other points.
    public Player withPoints(TrfPoints points) {
      Optional<TrfPoints> now = Optional.of(points);
      return new Player(startingRank, person, now, rank, rounds);
    }
  }

  /// A national federation's data about a player (its code at the beginning; TRF26). An empty field
  /// is as in 001.
  ///
  /// @param ratedBy the federation's code, three capital letters
  record NationalRating(String ratedBy, int startingRank, Person person) implements PlayerRecord {
    public NationalRating {
      ColumnChecks.player(startingRank, "startingRank");
      if (!isFederation(ratedBy)) {
        throw new IllegalArgumentException(
            "ratedBy must be three capital letters, not \"" + ratedBy + "\"");
      }
    }

    /// Whether a record with this code can be one of a national federation.
    public static boolean isFederation(String code) {
      return code.length() == 3
          && code.chars().allMatch(letter -> letter >= 'A' && letter <= 'Z')
          && !code.startsWith("XX")
          && !code.startsWith("BB");
    }
  }
}
