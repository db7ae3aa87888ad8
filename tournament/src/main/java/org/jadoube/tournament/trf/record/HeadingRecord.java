package org.jadoube.tournament.trf.record;

import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result.Score;

/// A record about the tournament itself.
///
/// @since 0.1.0
public sealed interface HeadingRecord extends TrfRecord {
  /// Free text.
  record Text(HeadingField field, String text) implements HeadingRecord {
    public Text {
      ColumnChecks.line(text, "text");
    }

    /// The day that the text means, such as `2026/03/01` or `1.3.2026`, if it can mean one only.
    public Optional<LocalDate> day() {
      return TrfDays.read(text);
    }
  }

  /// A number, up to 9,999.
  record Count(CountField field, int number) implements HeadingRecord {
    public Count {
      Require.within(0, ColumnChecks.MOST_PLAYERS, number, "number");
    }
  }

  /// The dates of the rounds, from the first (132), between 2000 and 2099.
  record RoundDates(List<Optional<LocalDate>> dates) implements HeadingRecord {
    public RoundDates {
      dates = Lists.trimmed(dates, Optional.empty());
      Require.within(0, ColumnChecks.MOST_ROUNDS, dates.size(), "dates.size");
      dates.forEach(
          date -> date.ifPresent(day -> Require.within(2000, 2099, day.getYear(), "dates.year")));
    }
  }

  /// The colour that the highest-ranked participant gets in the first round (152).
  record InitialColour(Colour colour) implements HeadingRecord {}

  /// The points that results of games give (162); the usual ones for those that are missing.
  record PointSystem(Map<ScoredResult, TrfPoints> points) implements HeadingRecord {
    public PointSystem {
      points = sorted(ScoredResult.class, points);
    }

    /// One point for a win and half a point for a draw.
    public static PointSystem usual() {
      return new PointSystem(Map.of());
    }

    /// A player's points from the first so many rounds.
    public TrfPoints total(PlayerRecord.Player player, int rounds) {
      Require.within(0, ColumnChecks.MOST_ROUNDS, rounds, "rounds");
      TrfPoints total = TrfPoints.ZERO;
      for (int round = 1; round <= rounds; round++) {
        total = total.plus(of(player.round(round).result().scored()));
      }
      return total;
    }

    /// The points for a result, given or not.
    public TrfPoints of(ScoredResult result) {
      TrfPoints said = points.get(result);
      if (said != null) {
        return said;
      }
      return unsaid(result);
    }

    /// The points for a result that is not listed.
    public TrfPoints unsaid(ScoredResult result) {
      return switch (result) {
        case P -> of(ScoredResult.W);
        case X -> of(ScoredResult.D);
        case W, D, L, A -> result.usual();
      };
    }

    /// A copy without points that need not be listed; wins and draws stay if anything is unusual.
    /// Engines know fewer results than there are.
    public PointSystem brief() {
      boolean usual =
          points.entrySet().stream()
              .allMatch(each -> each.getValue().equals(unsaid(each.getKey())));
      Map<ScoredResult, TrfPoints> needed = new EnumMap<>(ScoredResult.class);
      points.forEach((result, worth) -> {
        boolean basic = result == ScoredResult.W || result == ScoredResult.D;
        if (!usual && (basic || !worth.equals(unsaid(result)))) {
          needed.put(result, worth);
        }
      });
      return new PointSystem(needed);
    }
  }

  /// The points that results of matches give (362); the usual ones for those that are missing.
  record MatchPointSystem(Map<Score, TrfPoints> points) implements HeadingRecord {
    public MatchPointSystem {
      points = sorted(Score.class, points);
    }
  }

  /// How players were ranked at the start (172), if that federation's ratings mattered.
  ///
  /// @param federation of three letters; may be empty
  record StartingRanks(String federation, RankMethod method) implements HeadingRecord {
    public StartingRanks {
      ColumnChecks.text(3, federation, "federation");
    }
  }

  /// The tie-breaks in their order, by FIDE's codes (C.07), for instance `BH/C1`.
  record TieBreaks(TieBreakField field, List<String> codes) implements HeadingRecord {
    public TieBreaks {
      codes = Lists.words(codes, "codes");
    }
  }

  /// The colours on the boards of the team that has White on the first (352).
  record BoardColours(List<Colour> colours) implements HeadingRecord {
    public BoardColours {
      colours = List.copyOf(colours);
      Require.within(0, ColumnChecks.MOST_ROUNDS, colours.size(), "colours.size");
    }
  }

  private static <K extends Enum<K>> Map<K, TrfPoints> sorted(
      Class<K> type, Map<K, TrfPoints> points) {
    Map<K, TrfPoints> copy = new EnumMap<>(type);
    copy.putAll(Map.copyOf(points));
    copy.values().forEach(value -> ColumnChecks.points(2, value, "points"));
    return Collections.unmodifiableMap(copy);
  }
}
