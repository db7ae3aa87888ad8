package org.jadoube.cli.stats;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.audit.statistics.EndOfGame;
import org.jadoube.audit.statistics.Numbers;
import org.jadoube.audit.statistics.ResultCounts;
import org.jadoube.audit.statistics.ResultTally;
import org.jadoube.audit.statistics.Statistics;

/// Statistics as text.
///
/// @param top how many lines of a list are shown
record StatsText(int top) {
  private static final int PERCENT = 100;

  String of(Statistics all) {
    StringBuilder text = new StringBuilder();
    fact(text, "games", String.format(Locale.ROOT, "%d", all.games()));
    if (all.games() > 0) {
      fact(text, "results", results(all.results()));
      fact(text, "plies", lengths(all));
      fact(text, "ratings", ratings(all.ratings()));
      endings(text, all);
      list(text, "by year, seen by White", years(all.years()));
      list(text, "by time control, seen by White", all.timeClasses().most(top));
      list(text, "by first moves, seen by White", all.openings().most(top));
      list(text, "by player", all.players().most(top));
      players(text, all.players());
    }
    return text.toString();
  }

  private static void fact(StringBuilder text, String name, String value) {
    text.append(String.format(Locale.ROOT, "%-8s  %s\n", name, value));
  }

  private static String results(ResultCounts score) {
    return String.format(
        Locale.ROOT,
        "1-0 %s, 1/2-1/2 %s, 0-1 %s, other %s; White scores %s",
        part(score.wins(), score.games()),
        part(score.draws(), score.games()),
        part(score.losses(), score.games()),
        part(score.open(), score.games()),
        percent(score.share()));
  }

  private static String part(long count, long all) {
    return String.format(Locale.ROOT, "%d (%s)", count, percent((double) count / all));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", PERCENT * share);
  }

  private static String lengths(Statistics all) {
    Statistics.Longest longest = all.longest().orElseThrow();
    return String.format(
        Locale.ROOT,
        "%d in all; median %d; most %d (%s – %s, %s)",
        all.plies().sum(),
        all.plies().median().orElse(0),
        longest.plies(),
        longest.white(),
        longest.black(),
        longest.date());
  }

  private static String ratings(Numbers ratings) {
    return ratings.count() == 0
        ? "none"
        : String.format(
            Locale.ROOT,
            "%d to %d; median %d; %d given",
            ratings.least().orElseThrow(),
            ratings.most().orElseThrow(),
            ratings.median().orElseThrow(),
            ratings.count());
  }

  private static void endings(StringBuilder text, Statistics all) {
    text.append(String.format(Locale.ROOT, "\nhow games ended\n"));
    new TreeMap<>(all.endings())
        .forEach((ending, count) ->
            text.append(
                String.format(
                    Locale.ROOT,
                    "%9d  %6s  %s\n",
                    count,
                    percent((double) count / all.games()),
                    words(ending))));
  }

  private static String words(EndOfGame ending) {
    return switch (ending) {
      case CHECKMATE -> "checkmate";
      case STALEMATE -> "stalemate";
      case DEAD_POSITION -> "dead position";
      case REPETITION -> "repetition that ends a game by itself";
      case SEVENTY_FIVE_MOVES -> "75 moves";
      case FLAG_FALL -> "on time, as the record says";
      case DECIDED -> "away from the board: forfeited, abandoned, adjudicated";
      case WON -> "won in play: by resignation, or the record does not say how";
      case DRAWN -> "drawn in play: by agreement or claim";
      case OPEN -> "without a result";
      case UNKNOWN -> "with moves that cannot be read";
    };
  }

  /// The years, or decades if there are many.
  private List<ResultTally.Line> years(ResultTally years) {
    if (years.names() <= top) {
      return years.all();
    }
    Map<String, ResultCounts> decades = new TreeMap<>();
    for (ResultTally.Line year : years.all()) {
      String name = year.name();
      String decade = name.length() == 4 ? name.substring(0, 3) + "0s" : name;
      decades.merge(decade, year.score(), ResultCounts::plus);
    }
    return decades.entrySet().stream()
        .map(each -> new ResultTally.Line(each.getKey(), each.getValue()))
        .toList();
  }

  private static void list(StringBuilder text, String title, List<ResultTally.Line> lines) {
    text.append(
        String.format(
            Locale.ROOT,
            "\n%9s %9s %9s %9s  %6s  %s\n",
            "games",
            "won",
            "drawn",
            "lost",
            "score",
            title));
    for (ResultTally.Line line : lines) {
      ResultCounts score = line.score();
      text.append(
          String.format(
              Locale.ROOT,
              "%9d %9d %9d %9d  %6s  %s\n",
              score.games(),
              score.wins(),
              score.draws(),
              score.losses(),
              percent(score.share()),
              line.name()));
    }
  }

  private void players(StringBuilder text, ResultTally players) {
    if (players.names() > top) {
      text.append(String.format(Locale.ROOT, "… %d names in all\n", players.names()));
    }
    if (players.left() > 0) {
      text.append(
          String.format(
              Locale.ROOT,
              "too many names: %d %s of players who came later not counted here\n",
              players.left(),
              players.left() == 1 ? "game" : "games"));
    }
  }
}
