package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Corrections by organisers: what is known of a player, and the pairs of a round that nobody has
/// seen yet.
final class TournamentCorrectionTest extends OneOrganiser {
  private static String tournament(String format) throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"Open\",\"format\":\""
                + format
                + "\",\"regulations\":{\"timeControl\":\"300+3\"}}");
    organiser.enter(tournament, 1, 4);
    return tournament;
  }

  private static Answer post(String tournament, String path, String body) throws Exception {
    return organiser.person().post("api/tournaments/" + tournament + path, body);
  }

  private static List<String> pairs(JsonNode tournament) {
    return tournament
        .at("/rounds/0/boards")
        .valueStream()
        .map(board -> board.path("white").intValue() + "-" + board.path("black").intValue())
        .toList();
  }

  @Test
  void a_player_s_name_rating_and_title_are_corrected_after_the_start() throws Exception {
    String tournament = tournament("round-robin");
    organiser.nextRound(tournament, 1);
    JsonNode corrected =
        Organiser.done(
            post(
                tournament,
                "/players/2",
                "{\"name\":\"Novak, Ana\",\"rating\":2210,\"title\":\"WIM\",\"federation\":\"SLO\",\"fideId\":\"14600000\"}"));
    JsonNode player = corrected.at("/entrants/1");
    assertThat(player.path("name").stringValue()).isEqualTo("Novak, Ana");
    assertThat(player.path("rating").intValue()).isEqualTo(2210);
    assertThat(player.path("title").stringValue()).isEqualTo("WIM");
    assertThat(corrected.at("/entrants/0/name").stringValue()).isEqualTo("Player 1");
  }

  @Test
  void two_players_do_not_get_the_same_number_of_fide() throws Exception {
    String tournament = tournament("round-robin");
    String said = "{\"name\":\"Ana\",\"fideId\":\"14600000\"}";
    Organiser.done(post(tournament, "/players/2", said));
    Organiser.done(post(tournament, "/players/2", said));
    assertThat(post(tournament, "/players/3", said).code()).isEqualTo("already-entered");
    assertThat(post(tournament, "/players/9", said).code()).isEqualTo("unknown-player");
  }

  @Test
  void a_round_is_paired_anew_until_it_is_published() throws Exception {
    String tournament = tournament("round-robin");
    organiser.post(tournament + "/rounds", "{}");
    JsonNode changed =
        organiser.post(
            tournament + "/rounds/1",
            "{\"pairs\":[{\"white\":2,\"black\":1},{\"white\":3,\"black\":4}]}");
    assertThat(pairs(changed)).containsExactly("2-1", "3-4");
    Answer wrong =
        post(
            tournament,
            "/rounds/1",
            "{\"pairs\":[{\"white\":2,\"black\":1},{\"white\":2,\"black\":4}]}");
    assertThat(wrong.json().path("detail").stringValue()).contains("Player 2 is paired twice.");
    JsonNode now = organiser.person().get("api/tournaments/" + tournament).json();
    assertThat(pairs(now)).containsExactly("2-1", "3-4");
    organiser.post(tournament + "/rounds/1/publication", "");
    assertThat(post(tournament, "/rounds/1", "{}").code()).isEqualTo("wrong-stage");
  }

  /// A result changes little of a document that may be half a megabyte.
  @Test
  void whoever_prefers_little_is_answered_without_the_tournament() throws Exception {
    String tournament = tournament("round-robin");
    organiser.nextRound(tournament, 1);
    Answer little =
        organiser
            .arbiter()
            .post(
                "api/tournaments/" + tournament + "/rounds/1/boards/1",
                "{\"result\":\"1-0\",\"basis\":\"arbiter\",\"reason\":\"I saw it\"}",
                "Jadoube-Client",
                "test",
                "Prefer",
                "return=minimal");
    JsonNode now = organiser.person().get("api/tournaments/" + tournament).json();

    assertThat(little.status()).isEqualTo(204);
    assertThat(little.text()).isEmpty();
    assertThat(now.at("/rounds/0/boards/0").has("result")).isTrue();
  }

  /// The number that could not be read is why nobody has the line of 1.
  @Test
  void a_file_that_contradicts_itself_is_refused_with_what_could_not_be_read() throws Exception {
    String file =
        """
        001    x      Ana                               2400                             1.0    1     2 w 1
        001    2      Ben                               2300                             0.0    2     1 b 0
        """;
    Answer refused = organiser.person().post("api/tournaments/trf", file);

    assertThat(refused.code()).isEqualTo("unfit-for-tournament");
    assertThat(refused.json().path("detail").stringValue())
        .contains("player 2 has the opponent 1, who has no line (001).")
        .contains("Not as the format has it: line 1, column 8: found \"x\"");
  }

  @Test
  void the_screens_at_the_boards_have_links_to_tables_whoever_plays_there() throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"Open\",\"format\":\"round-robin\",\"regulations\":"
                + "{\"timeControl\":\"5400+30\",\"arrangements\":[\"over-the-board\"]}}");
    organiser.post(tournament + "/players", "{\"account\":\"Arno\"}");
    organiser.enter(tournament, 2, 2);
    organiser.nextRound(tournament, 1);
    JsonNode keys =
        organiser
            .person()
            .get("api/tournaments/" + tournament + "/rounds/1/keys")
            .json()
            .path("keys");
    assertThat(keys.valueStream().map(key -> key.path("gamePath").stringValue()))
        .hasSize(2)
        .allMatch(path -> path.matches("/table/[a-z0-9-]+#(white|black)\\.[\\w-]+"));
  }
}
