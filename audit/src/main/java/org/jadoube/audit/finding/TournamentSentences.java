package org.jadoube.audit.finding;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Sentences and facts of findings about round robins.
final class TournamentSentences {
  private TournamentSentences() {}

  static String of(TournamentFinding finding) {
    return switch (finding) {
      case TournamentFinding.TwiceInRound(String player, int round, String archive, long game) ->
          player
              + " also plays game "
              + game
              + " in "
              + archive
              + ", in the same round "
              + round
              + ".";
      case TournamentFinding.MissingGame(TournamentFinding.Meetings it) ->
          "A game is missing: " + of(it);
      case TournamentFinding.SurplusGame(TournamentFinding.Meetings it) ->
          "A game too many: " + of(it);
    };
  }

  private static String of(TournamentFinding.Meetings it) {
    return it.player()
        + " and "
        + it.opponent()
        + " have "
        + it.found()
        + (it.found() == 1 ? " game" : " games")
        + " against each other, expected "
        + it.expected()
        + " in this round robin of "
        + it.players()
        + " players.";
  }

  static Map<String, Object> facts(TournamentFinding finding) {
    return switch (finding) {
      case TournamentFinding.TwiceInRound(String player, int round, String archive, long game) ->
          facts(
              Map.entry("name", player),
              Map.entry("round", round),
              Map.entry("file", archive),
              Map.entry("game", game));
      case TournamentFinding.MissingGame(TournamentFinding.Meetings it) -> facts(it);
      case TournamentFinding.SurplusGame(TournamentFinding.Meetings it) -> facts(it);
    };
  }

  private static Map<String, Object> facts(TournamentFinding.Meetings it) {
    return facts(
        Map.entry("names", List.of(it.player(), it.opponent())),
        Map.entry("met", it.found()),
        Map.entry("needed", it.expected()),
        Map.entry("players", it.players()));
  }

  @SafeVarargs
  private static Map<String, Object> facts(Map.Entry<String, Object>... entries) {
    Map<String, Object> facts = new LinkedHashMap<>();
    for (Map.Entry<String, Object> each : entries) {
      facts.put(each.getKey(), each.getValue());
    }
    return facts;
  }
}
