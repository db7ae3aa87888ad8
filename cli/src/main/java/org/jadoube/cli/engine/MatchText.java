package org.jadoube.cli.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.uci.match.Elo;
import org.jadoube.uci.match.MatchGame;
import org.jadoube.uci.match.MatchStanding;
import org.jadoube.uci.match.MatchTally;
import org.jadoube.uci.match.Sprt;

/// Games and standings of a match in words, in the form of fastchess.
final class MatchText {
  private MatchText() {}

  static String of(MatchGame game) {
    return String.format(
        Locale.ROOT,
        "Finished game %d (%s vs %s): %s {%s}",
        game.fixture().number(),
        game.fixture().white().name(),
        game.fixture().black().name(),
        game.ended().result().map(Object::toString).orElse("*"),
        game.ended().reason() + game.told().map(text -> ". " + text).orElse(""));
  }

  /// @param penta whether pairs of games are counted
  /// @param test the sequential test, with its log-likelihood ratio so far
  static List<String> of(MatchStanding standing, boolean penta, Optional<Tested> test) {
    List<String> lines = new ArrayList<>();
    standing.tallies().forEach((meeting, tally) -> lines.addAll(of(meeting, tally, penta)));
    test.map(MatchText::of).ifPresent(lines::add);
    return lines;
  }

  /// A test and its log-likelihood ratio.
  record Tested(Sprt sprt, double ratio) {}

  private static List<String> of(MatchStanding.Meeting meeting, MatchTally tally, boolean penta) {
    String heading = "Results of " + meeting.first() + " vs " + meeting.second() + ":";
    if (tally.games() == 0) {
      return List.of(heading, "Games: 0");
    }
    boolean byPairs = penta && tally.pairs().count() > 0;
    Elo elo = Elo.of(byPairs ? tally.byPair() : tally.byGame());
    List<String> lines = new ArrayList<>();
    lines.add(heading);
    lines.add(
        String.format(
            Locale.ROOT,
            "Elo: %s +/- %s, nElo: %s +/- %s",
            number(elo.difference()),
            number(elo.error()),
            number(elo.normalized()),
            number(elo.normalizedError())));
    lines.add("LOS: " + number(100 * elo.superiority()) + " %");
    lines.add(
        String.format(
            Locale.ROOT,
            "Games: %d, Wins: %d, Losses: %d, Draws: %d, Points: %.1f (%.2f %%)",
            tally.games(),
            tally.wins(),
            tally.losses(),
            tally.draws(),
            tally.points(),
            100 * tally.points() / tally.games()));
    if (byPairs) {
      MatchTally.Pairs pairs = tally.pairs();
      lines.add(
          "Ptnml(0-2): "
              + List.of(pairs.none(), pairs.half(), pairs.one(), pairs.oneAndHalf(), pairs.two()));
    }
    return lines;
  }

  private static String number(double value) {
    return Double.isNaN(value)
        ? "?"
        : Double.isInfinite(value)
            ? (value > 0 ? "inf" : "-inf")
            : String.format(Locale.ROOT, "%.2f", Math.round(100 * value) / 100.0);
  }

  private static String of(Tested test) {
    Sprt sprt = test.sprt();
    String verdict =
        switch (sprt.verdict(test.ratio())) {
          case CONTINUE -> "";
          case H0 -> " - H0 was accepted";
          case H1 -> " - H1 was accepted";
        };
    return String.format(
        Locale.ROOT,
        "LLR: %.2f (%.2f, %.2f) %s%s",
        test.ratio(),
        sprt.lower(),
        sprt.upper(),
        sprt.text(),
        verdict);
  }
}
