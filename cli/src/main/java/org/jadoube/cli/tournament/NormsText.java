package org.jadoube.cli.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.tournament.norm.CountedGames;
import org.jadoube.tournament.norm.Forecast;
import org.jadoube.tournament.norm.Missing;
import org.jadoube.tournament.norm.Norm;
import org.jadoube.tournament.official.NormReport;
import org.jadoube.tournament.official.PlayerNorms;
import org.jadoube.tournament.points.Fraction;

/// Norms as text.
final class NormsText {
  private static final int NEARLY = 1;

  private NormsText() {}

  /// @param all whether norms are listed of which more than one thing is missing
  static List<String> lines(NormReport report, List<PlayerNorms> players, boolean all) {
    List<String> lines = new ArrayList<>();
    report
        .missing()
        .forEach(missing -> lines.add("no norms in this tournament: " + sentence(missing)));
    report
        .terms()
        .exemption()
        .ifPresent(used -> lines.add("federations do not matter (" + used.article() + ")"));
    for (PlayerNorms player : players) {
      for (Norm norm : player.norms()) {
        if (all || norm.missing().size() <= NEARLY) {
          lines.add(heading(player, norm));
          lines.addAll(details(norm));
        }
      }
    }
    return lines;
  }

  private static String heading(PlayerNorms player, Norm norm) {
    CountedGames counted = norm.counted();
    return player.player().number()
        + " "
        + player.player().name()
        + ": "
        + (norm.isMade() ? "" : "no ")
        + norm.title()
        + " norm, "
        + points(counted.halves())
        + " of "
        + counted.games().size()
        + ", average "
        + counted.average()
        + ", performance "
        + counted.performance();
  }

  private static List<String> details(Norm norm) {
    List<String> lines = new ArrayList<>();
    if (!norm.dropped().isEmpty()) {
      String rounds =
          norm.dropped().stream().map(String::valueOf).collect(Collectors.joining(", "));
      lines.add("  without round " + rounds + " (B01 1.4.1e/f)");
    }
    norm.provision().ifPresent(used -> lines.add("  with " + used.article()));
    if (norm.isMade()) {
      lines.add("  counts as " + norm.counted().credited() + " games (B01 1.4.1d, 1.7)");
    }
    norm.missing().forEach(missing -> lines.add("  missing: " + sentence(missing)));
    norm.forecast().ifPresent(forecast -> lines.addAll(forecast(forecast)));
    return lines;
  }

  private static List<String> forecast(Forecast forecast) {
    List<String> lines = new ArrayList<>();
    int games = forecast.games();
    if (!forecast.isPossible()) {
      forecast.hopeless().forEach(missing -> lines.add("  out of reach: " + sentence(missing)));
      return lines;
    }
    forecast
        .halves()
        .ifPresent(halves -> lines.add("  needs " + points(halves) + " from " + games));
    forecast
        .paces()
        .forEach(pace ->
            lines.add(
                "  needs "
                    + points(pace.halves())
                    + " from "
                    + games
                    + " if opponents to come average "
                    + pace.average()));
    forecast
        .wanted()
        .forEach(missing -> lines.add("  from opponents to come: " + sentence(missing)));
    return lines;
  }

  static String sentence(Missing missing) {
    return what(missing) + " (" + missing.article() + ")";
  }

  private static String what(Missing missing) {
    Fraction more = missing.needs().minus(missing.has());
    String counts = ", " + missing.has() + " of " + missing.needs();
    return switch (missing.requirement()) {
      case GAMES -> "games" + counts;
      case FOREIGN_FEDERATIONS -> "other federations" + counts;
      case OWN_FEDERATION ->
          "opponents of the own federation: " + missing.has() + ", at most " + missing.needs();
      case ONE_FEDERATION ->
          "opponents of "
              + missing.federation().orElse("one federation")
              + ": "
              + missing.has()
              + ", at most "
              + missing.needs();
      case TITLED -> "more title holders: " + more + counts;
      case HIGH_TITLES -> "more opponents with the title asked for: " + more + counts;
      case PLAYERS -> "players in a table played twice" + counts;
      case SCORE -> "35 per cent, " + missing.has() + " of " + missing.needs() + " points";
      case AVERAGE -> "the average is " + more + " too low" + counts;
      case PERFORMANCE -> "the performance is " + more + " too low" + counts;
      case TIME -> "two hours for the 60 moves of each player";
      case ROUNDS_A_DAY -> missing.has() + " rounds on a day, at most " + missing.needs();
      case SYSTEM -> "a way of pairing that needs no approval";
    };
  }

  /// `4½`.
  static String points(int halves) {
    String whole = halves >= 2 || halves == 0 ? "" + halves / 2 : "";
    return halves % 2 == 0 ? whole : whole + "½";
  }
}
