package org.jadoube.cli.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jadoube.cli.shell.TextTable;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.official.PlayerRating;
import org.jadoube.tournament.official.RatingReport;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.FirstRating;
import org.jadoube.tournament.rating.FirstRating.NoRating;
import org.jadoube.tournament.rating.GameChange;
import org.jadoube.tournament.rating.KFactor;
import org.jadoube.tournament.rating.NotRated;
import org.jadoube.tournament.rating.RatingAssumption;
import org.jadoube.tournament.rating.RatingChange;
import org.jadoube.tournament.rating.RatingEdition;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.RatingRule;

/// Changes of ratings as text.
final class RatingsText {
  private static final int NAME = 1;
  private static final int ARTICLES = 6;

  private RatingsText() {}

  static List<String> table(RatingReport report) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("no.", "name", "rating", "K", "games", "score", "expected", "change", "new"));
    report.players().forEach(each -> rows.add(row(report, each)));
    List<String> lines = new ArrayList<>(List.of(heading(report)));
    lines.addAll(TextTable.lines(rows, NAME));
    lines.addAll(assumptions(report, report.players()));
    return lines;
  }

  private static String heading(RatingReport report) {
    String since =
        report.edition() == RatingEdition.BEFORE_OCTOBER_2022
            ? "before October 2022"
            : "since " + report.edition().from();
    return RatingListFile.word(report.kind()) + " ratings, B02 as " + since;
  }

  private static List<String> row(RatingReport report, PlayerRating rating) {
    Player player = rating.player();
    return switch (rating) {
      case PlayerRating.Changed(_, RatingChange change) ->
          List.of(
              "" + player.number(),
              player.name(),
              "" + change.rating(),
              "" + change.factor().value(),
              "" + change.games().size(),
              change.score().toString(),
              change.expected().decimal(2).toPlainString(),
              signed(change.change()),
              change.losesRating(report.edition()) ? "-" : "" + change.after());
      case PlayerRating.First(_, FirstRating first, _) ->
          List.of(
              "" + player.number(),
              player.name(),
              "-",
              "-",
              "" + first.games().size(),
              Fraction.halves(first.halves()).toString(),
              "-",
              "-",
              said(first.rating(report.edition())));
    };
  }

  private static String said(OptionalInt rating) {
    return rating.isPresent() ? "" + rating.getAsInt() : "-";
  }

  private static String signed(int change) {
    return change > 0 ? "+" + change : "" + change;
  }

  static List<String> games(RatingReport report, List<PlayerRating> players) {
    List<String> lines = new ArrayList<>(List.of(heading(report)));
    for (PlayerRating rating : players) {
      lines.add(rating.player().number() + " " + rating.player().name());
      switch (rating) {
        case PlayerRating.Changed(_, RatingChange change) -> change(report, change, lines);
        case PlayerRating.First(_, FirstRating first, List<NotRated> left) -> {
          left.forEach(game -> lines.add(left(game, report.kind())));
          first(report, first, lines);
        }
      }
    }
    lines.addAll(assumptions(report, players));
    return lines;
  }

  private static void change(RatingReport report, RatingChange change, List<String> lines) {
    RatingKind kind = report.kind();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("round", "opponent", "rating", "difference", "expected", "score", "Articles"));
    change.games().forEach(game -> rows.add(row(game, kind)));
    lines.addAll(TextTable.lines(rows, ARTICLES));
    change.notRated().forEach(game -> lines.add(left(game, kind)));
    lines.add(
        "sum "
            + change.sum().decimal(2).toPlainString()
            + " x K "
            + change.factor().value()
            + " = "
            + change.exact().decimal(1).toPlainString()
            + ", "
            + signed(change.change())
            + " ("
            + RatingRule.ROUNDING.article(kind)
            + ")");
    lines.add("K: " + ground(change.factor()) + " (" + RatingRule.FACTOR.article(kind) + ")");
    lines.add(
        change.losesRating(report.edition())
            ? "no rating on the next list: below 1400 (" + RatingRule.FLOOR.article(kind) + ")"
            : "rating " + change.rating() + " -> " + change.after());
  }

  private static List<String> row(GameChange game, RatingKind kind) {
    String difference =
        game.difference() == game.counted()
            ? "" + game.difference()
            : game.difference() + " as " + game.counted();
    return List.of(
        "" + game.game().round(),
        "" + game.game().opponent(),
        "" + game.game().rating(),
        difference,
        game.expected().decimal(2).toPlainString(),
        Fraction.halves(game.game().halves()).toString(),
        game.rules().stream().map(rule -> rule.article(kind)).collect(Collectors.joining(", ")));
  }

  private static String left(NotRated game, RatingKind kind) {
    String why =
        switch (game.reason()) {
          case FORFEIT -> "forfeited";
          case RECORDED_SO -> "recorded as not to be rated";
          case UNRATED_OPPONENT -> "the opponent has no rating";
          case WIDE_GAP -> "the ratings are too far apart";
          case OPEN -> "no result yet";
        };
    return "round "
        + game.round()
        + " against "
        + game.opponent()
        + " does not count: "
        + why
        + " ("
        + game.reason().rule().article(kind)
        + ")";
  }

  private static String ground(KFactor factor) {
    String ground =
        switch (factor.ground()) {
          case LISTED -> "as on the list";
          case REACHED_2400 -> "has reached 2400";
          case JUNIOR -> "18 or younger, always below 2300";
          case NEW -> "fewer than 30 games";
          case USUAL -> "always below 2400";
          case ONE_FOR_ALL -> "the same for everybody";
        };
    return factor.value() == factor.unlimited()
        ? ground
        : ground + ", " + factor.unlimited() + " lowered for the number of games";
  }

  private static void first(RatingReport report, FirstRating first, List<String> lines) {
    String calculation =
        "average "
            + first.average().decimal(2).toPlainString()
            + " with two imagined opponents of 1800, "
            + first.percent()
            + " % ("
            + RatingRule.FIRST_CALCULATION.article(report.kind())
            + ")";
    lines.add("first rating: " + calculation);
    lines.add(
        first
            .hindrance(report.edition())
            .map(why -> "none: " + none(why) + " (" + why.rule().article(report.kind()) + ")")
            .orElseGet(() -> "rating " + first.performance()));
  }

  static String none(NoRating why) {
    return switch (why) {
      case EARLIER_EDITION -> "the rule of that time is not covered";
      case NO_POINTS -> "no points in a first tournament";
      case TOO_FEW_GAMES -> "fewer than five games against rated opponents";
      case TOO_LOW -> "below 1400";
    };
  }

  private static List<String> assumptions(RatingReport report, List<PlayerRating> players) {
    List<String> lines = new ArrayList<>(List.of("", "Assumed:"));
    report.assumptions().stream().sorted().forEach(assumed -> lines.add("- " + assumed.text()));
    Map<RatingAssumption, List<Integer>> ofPlayers = new TreeMap<>();
    for (PlayerRating rating : players) {
      if (rating instanceof PlayerRating.Changed(Player player, RatingChange change)) {
        change
            .factor()
            .assumptions()
            .forEach(assumed ->
                ofPlayers.computeIfAbsent(assumed, _ -> new ArrayList<>()).add(player.number()));
      }
    }
    ofPlayers.forEach((assumed, numbers) ->
        lines.add(
            "- of "
                + numbers.size()
                + (numbers.size() == 1 ? " player: " : " players: ")
                + assumed.text()));
    return lines;
  }
}
