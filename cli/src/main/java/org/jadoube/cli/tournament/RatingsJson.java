package org.jadoube.cli.tournament;

import java.util.Collection;
import java.util.List;
import org.jadoube.tournament.official.PlayerRating;
import org.jadoube.tournament.official.RatingReport;
import org.jadoube.tournament.rating.FirstRating;
import org.jadoube.tournament.rating.GameChange;
import org.jadoube.tournament.rating.NotRated;
import org.jadoube.tournament.rating.RatingChange;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.RatingRule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Changes of ratings as one JSON document.
final class RatingsJson {
  private RatingsJson() {}

  static String of(RatingReport report, List<PlayerRating> wanted) {
    ObjectNode object =
        FormJson.object()
            .put("schema", 1)
            .put("kind", FormJson.word(report.kind()))
            .put("edition", FormJson.word(report.edition()));
    words(object.putArray("assumptions"), report.assumptions().stream().sorted().toList());
    ArrayNode players = object.putArray("players");
    for (PlayerRating rating : wanted) {
      ObjectNode player =
          players
              .addObject()
              .put("number", rating.player().number())
              .put("name", rating.player().name());
      rating.player().fideId().ifPresent(id -> player.put("fideId", id));
      switch (rating) {
        case PlayerRating.Changed(_, RatingChange change) -> change(player, report, change);
        case PlayerRating.First(_, FirstRating first, List<NotRated> left) -> {
          first(player, report, first);
          left(player.putArray("notRated"), left, report.kind());
        }
      }
    }
    return object.toString();
  }

  private static void change(ObjectNode player, RatingReport report, RatingChange change) {
    RatingKind kind = report.kind();
    player.put("rating", change.rating());
    ObjectNode factor =
        player
            .putObject("k")
            .put("value", change.factor().value())
            .put("unlimited", change.factor().unlimited())
            .put("ground", FormJson.word(change.factor().ground()))
            .put("article", RatingRule.FACTOR.article(kind));
    words(factor.putArray("assumptions"), change.factor().assumptions());
    ArrayNode games = player.putArray("games");
    change.games().forEach(game -> game(games.addObject(), game, kind));
    left(player.putArray("notRated"), change.notRated(), kind);
    player
        .put("score", change.score().decimal(1))
        .put("expected", change.expected().decimal(2))
        .put("sum", change.sum().decimal(2))
        .put("exact", change.exact().decimal(2))
        .put("change", change.change())
        .put("article", RatingRule.ROUNDING.article(kind));
    if (!change.losesRating(report.edition())) {
      player.put("new", change.after());
    }
  }

  private static void game(ObjectNode object, GameChange game, RatingKind kind) {
    object
        .put("round", game.game().round())
        .put("opponent", game.game().opponent())
        .put("rating", game.game().rating())
        .put("difference", game.difference())
        .put("counted", game.counted())
        .put("expected", game.expected().decimal(2))
        .put("halves", game.game().halves())
        .put("change", game.change().decimal(2));
    ArrayNode articles = object.putArray("articles");
    game.rules().forEach(rule -> articles.add(rule.article(kind)));
  }

  private static void left(ArrayNode games, List<NotRated> left, RatingKind kind) {
    for (NotRated game : left) {
      games
          .addObject()
          .put("round", game.round())
          .put("opponent", game.opponent())
          .put("reason", FormJson.word(game.reason()))
          .put("article", game.reason().rule().article(kind));
    }
  }

  private static void first(ObjectNode player, RatingReport report, FirstRating first) {
    ObjectNode object =
        player
            .putObject("first")
            .put("games", first.games().size())
            .put("halves", first.halves())
            .put("average", first.average().decimal(2))
            .put("percent", first.percent())
            .put("article", RatingRule.FIRST_CALCULATION.article(report.kind()));
    first.rating(report.edition()).ifPresent(rating -> object.put("rating", rating));
    first
        .hindrance(report.edition())
        .ifPresent(why ->
            object
                .putObject("none")
                .put("reason", FormJson.word(why))
                .put("article", why.rule().article(report.kind())));
  }

  private static void words(ArrayNode array, Collection<? extends Enum<?>> words) {
    words.forEach(word -> array.add(FormJson.word(word)));
  }
}
