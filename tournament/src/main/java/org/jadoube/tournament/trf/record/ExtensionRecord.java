package org.jadoube.tournament.trf.record;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;

/// Records that the pairing engines JaVaFo and bbpPairings read beyond TRF16, known as TRF(x) and
/// TRF(bx).
///
/// @since 0.1.0
public sealed interface ExtensionRecord extends TrfRecord {
  /// All rounds, played or not (XXR).
  record RoundCount(int rounds) implements ExtensionRecord {
    public RoundCount {
      ColumnChecks.round(rounds, "rounds");
    }
  }

  /// How to pair (XXC).
  ///
  /// @param byRank whether the order of the lines counts instead of the starting ranks
  /// @param firstColour the colour of the highest-ranked player in the first round, if settled
  record Configuration(boolean byRank, Optional<Colour> firstColour) implements ExtensionRecord {}

  /// A player's points that count for pairing only, by round (XXA).
  record PlayerAcceleration(int player, List<TrfPoints> points) implements ExtensionRecord {
    public PlayerAcceleration {
      ColumnChecks.player(player, "player");
      points = List.copyOf(points);
      Require.within(0, ColumnChecks.MOST_ROUNDS, points.size(), "points.size");
      points.forEach(value -> ColumnChecks.points(2, value, "points"));
    }
  }

  /// The points that results give (XXS); later values replace earlier ones.
  record PointValues(List<Value> values) implements ExtensionRecord {
    /// The points for one code, up to 99.9.
    public record Value(PointCode code, TrfPoints points) {
      public Value {
        ColumnChecks.points(2, points, "points");
      }
    }

    public PointValues {
      values = List.copyOf(values);
    }
  }

  /// The points for one kind of result (BBW, BBD, BBL, BBZ, BBF, BBU), up to 99.9.
  record EngineValue(EnginePoints kind, TrfPoints points) implements ExtensionRecord {
    public EngineValue {
      ColumnChecks.points(2, points, "points");
    }
  }

  /// Players who must not meet (XXP).
  record ForbiddenPairs(List<Integer> players) implements ExtensionRecord {
    public ForbiddenPairs {
      players = ColumnChecks.numbers(1, players, "players");
    }
  }

  /// Players who miss the round that is to be paired (XXZ).
  record Absent(List<Integer> players) implements ExtensionRecord {
    public Absent {
      players = ColumnChecks.numbers(1, players, "players");
    }
  }
}
