package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Players ask why they are paired so.
final class PairingReasonsTest extends OneOrganiser {
  private static String swiss(int players) throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":3,\"regulations\":{\"timeControl\":\"300+3\"}}");
    organiser.enter(tournament, 1, players);
    return tournament;
  }

  private static String why(String tournament, int round, Object player) {
    return String.format(
        Locale.ROOT, "api/tournaments/%s/rounds/%d/why?player=%s", tournament, round, player);
  }

  private static JsonNode reasons(String tournament, int round, int player, String language)
      throws Exception {
    return Organiser.done(client.get(why(tournament, round, player), "Accept-Language", language));
  }

  /// The first of a round has won all games.
  private static void play(String tournament, int round) throws Exception {
    organiser.nextRound(tournament, round);
    for (int board = 1; board <= 2; board++) {
      organiser.decide(tournament, round, board, "1-0");
    }
  }

  @Test
  void who_has_met_already_is_told_with_round_and_article() throws Exception {
    String tournament = swiss(4);
    play(tournament, 1);
    organiser.nextRound(tournament, 2);

    JsonNode reasons = reasons(tournament, 2, 1, "en");

    assertThat(reasons.path("text").stringValue())
        .matches(
            "Player 1 \\(([01])\\) meets .* \\(\\1\\)\\. Both are in the score group of \\1\\.");
    organiser.decide(tournament, 2, 1, "1-0");
    organiser.decide(tournament, 2, 2, "1-0");
    organiser.nextRound(tournament, 3);
    StringBuilder all = new StringBuilder();
    for (int player = 1; player <= 4; player++) {
      all.append(reasons(tournament, 3, player, "de"));
    }
    assertThat(all.toString())
        .contains("\"reason\":\"met\",\"article\":\"2.1.1\",\"round\":")
        .contains("Sie haben schon in Runde ");
  }

  @Test
  void the_rule_by_which_two_have_their_colours_is_told_with_what_is_due_to_each()
      throws Exception {
    String tournament = swiss(2);
    organiser.nextRound(tournament, 1);

    JsonNode colours = reasons(tournament, 1, 2, "en").path("colours");

    assertThat(colours.path("followed").booleanValue()).isTrue();
    assertThat(colours.path("rule").stringValue()).isEqualTo("initial-colour");
    assertThat(colours.path("article").stringValue()).isEqualTo("5.2.5");
    assertThat(colours.path("text").stringValue())
        .matches("Player [12] has White, Player [12] has Black. Neither .* odd number.*");
    assertThat(colours.at("/white/text").stringValue()).matches("Player [12]: no preference yet");
  }

  /// White for 1 shows that odd numbers have it.
  @Test
  void colours_that_were_given_by_hand_are_held_against_the_rules() throws Exception {
    String tournament = swiss(4);
    organiser.post(
        tournament + "/rounds",
        "{\"pairs\":[{\"white\":1,\"black\":2},{\"white\":4,\"black\":3}]}");

    JsonNode colours =
        Organiser.done(organiser.person().get(why(tournament, 1, 4))).path("colours");

    assertThat(colours.path("followed").booleanValue()).isFalse();
    assertThat(colours.at("/white/number").intValue()).isEqualTo(3);
    assertThat(colours.path("text").stringValue())
        .startsWith("By the rules, Player 3 would have White and Player 4 Black. Neither");
  }

  @Test
  void after_a_game_each_prefers_the_other_colour() throws Exception {
    String tournament = swiss(4);
    play(tournament, 1);
    organiser.nextRound(tournament, 2);

    StringBuilder all = new StringBuilder();
    for (int player = 1; player <= 4; player++) {
      all.append(reasons(tournament, 2, player, "de").path("colours"));
    }

    assertThat(all.toString())
        .contains("\"due\":\"white\",\"strength\":\"strong\",\"difference\":-1")
        .contains("starke Präferenz für Schwarz (Farbdifferenz +1)");
  }

  @Test
  void a_pairing_by_hand_is_held_against_the_rules() throws Exception {
    String tournament = swiss(4);
    organiser.post(
        tournament + "/rounds",
        "{\"pairs\":[{\"white\":1,\"black\":2},{\"white\":3,\"black\":4}]}");

    assertThat(client.get(why(tournament, 1, 1)).code()).isEqualTo("unknown-round");
    JsonNode reasons = Organiser.done(organiser.person().get(why(tournament, 1, 1)));

    assertThat(reasons.path("text").stringValue())
        .isEqualTo(
            "Player 1 (0) meets Player 2 (0). By the rules, Player 1 (0) would meet Player 3 (0).");
    assertThat(reasons.at("/against/reason").stringValue()).isEqualTo("later");
    assertThat(reasons.at("/against/article").stringValue()).isEqualTo("Article 4");
  }

  @Test
  void whoever_has_the_bye_learns_why_nobody_else_has() throws Exception {
    String tournament = swiss(5);
    organiser.nextRound(tournament, 1);

    JsonNode reasons = reasons(tournament, 1, 5, "fr");

    assertThat(reasons.has("opponent")).isFalse();
    assertThat(reasons.has("colours")).isFalse();
    assertThat(reasons.path("text").stringValue()).isEqualTo("Player 5 (0) est exempt.");
    assertThat(reasons.path("others")).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "1, x, unexpected-content",
    "1, '', unexpected-content",
    "1, 9, unknown-player",
    "2, 1, unknown-round"
  })
  void what_cannot_be_explained_is_refused(int round, String player, String code) throws Exception {
    String tournament = swiss(4);
    organiser.nextRound(tournament, 1);

    Answer answer = client.get(why(tournament, round, player));

    assertThat(answer.code()).isEqualTo(code);
  }

  @Test
  void teams_learn_why_they_meet_by_the_text_for_teams() throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"League\",\"format\":\"swiss\",\"rounds\":3,\"teams\":{\"boards\":1},"
                + "\"regulations\":{\"timeControl\":\"300+3\"}}");
    for (String team : List.of("Bled", "Brno", "Celje", "Ptuj")) {
      organiser.post(
          tournament + "/teams",
          "{\"name\":\"" + team + "\",\"players\":[{\"name\":\"Eva\",\"rating\":2000}]}");
    }
    organiser.nextRound(tournament, 1);

    JsonNode reasons = reasons(tournament, 1, 1, "en");

    assertThat(reasons.path("law").stringValue()).isEqualTo("C.04.6");
    assertThat(reasons.path("text").stringValue()).startsWith("Bled (0) meets Celje (0).");
    assertThat(reasons.at("/others/0/article").stringValue()).isEqualTo("Article 3");
    assertThat(reasons.path("others")).hasSize(2);
    assertThat(reasons.at("/colours/article").stringValue()).isEqualTo("4.3.1");
    assertThat(reasons.at("/colours/text").stringValue())
        .matches("(Bled has White, Celje|Celje has White, Bled) has Black. Neither .* odd .*");
    assertThat(reasons.at("/colours/white/text").stringValue())
        .matches("(Bled|Celje): no preference \\(colour difference 0\\)");
  }

  @Test
  void the_second_game_of_a_match_has_the_other_colours() throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"Two\",\"format\":\"double-swiss\",\"rounds\":2,"
                + "\"regulations\":{\"timeControl\":\"300+3\"}}");
    organiser.enter(tournament, 1, 4);
    play(tournament, 1);
    organiser.nextRound(tournament, 2);

    JsonNode first = reasons(tournament, 1, 1, "en").path("colours");
    JsonNode second = reasons(tournament, 2, 1, "de").path("colours");

    assertThat(first.path("article").stringValue()).isEqualTo("4.3.1");
    assertThat(second.path("article").stringValue()).isEqualTo("4.4");
    assertThat(second.path("rule").stringValue()).isEqualTo("second-game");
    assertThat(second.at("/white/number")).isEqualTo(first.at("/black/number"));
    assertThat(second.path("text").stringValue()).contains("Es ist die zweite Partie");
  }

  /// A tournament of an earlier text names the numbers of that text.
  @Test
  void before_2026_rules_have_the_numbers_of_their_day() throws Exception {
    String file =
        """
        012 Old
        042 2025/05/01
        142 2
        152 W
        001    1      Ana                               2400                             1.0    1     2 w 1
        001    2      Ben                               2300                             0.0    3     1 b 0
        001    3      Cleo                              2200                             1.0    1     4 b 1
        001    4      Dora                              2100                             0.0    3     3 w 0
        """;
    String tournament =
        Organiser.done(organiser.person().post("api/tournaments/trf", file))
            .path("id")
            .stringValue();
    organiser.nextRound(tournament, 2);

    JsonNode reasons = reasons(tournament, 2, 1, "en");

    assertThat(reasons.path("system").stringValue()).isEqualTo("the FIDE (Dutch) System of 2017");
    assertThat(reasons.toString()).contains("\"article\":\"E.1\"").doesNotContain("5.2", "2.1.1");
  }

  @Test
  void a_round_robin_follows_its_table() throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"All\",\"format\":\"round-robin\",\"regulations\":{\"timeControl\":\"300+3\"}}");
    organiser.enter(tournament, 1, 4);
    organiser.nextRound(tournament, 1);

    assertThat(client.get(why(tournament, 1, 1)).code()).isEqualTo("unfit-for-tournament");
  }
}
