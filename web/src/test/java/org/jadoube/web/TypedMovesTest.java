package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// The server understands typed moves, and tells of a game in a line.
final class TypedMovesTest extends OneServer {
  private static Table table(String... moves) throws Exception {
    Table table = client.table("300+3");
    for (int ply = 0; ply < moves.length; ply++) {
      client.move(table, ply % 2 == 0 ? table.white() : table.black(), moves[ply]);
    }
    return table;
  }

  private static Answer typed(Table table, String text, String language) throws Exception {
    String query = URLEncoder.encode(text, StandardCharsets.UTF_8);
    return client.get(
        "api/games/" + table.id() + "/typed?text=" + query, "Accept-Language", language);
  }

  @ParameterizedTest
  @CsvSource({
    "en, Nf3, g1f3, knight g1 f3",
    "en, e2e4, e2e4, pawn e2 e4",
    "en, knight f three, g1f3, knight g1 f3",
    "de, Sf3, g1f3, Springer g1 f3",
    "de, Springer Felix drei, g1f3, Springer g1 f3",
    "cs, jezdec f3, g1f3, jezdec g1 f3",
    "bg, кон f3, g1f3, кон g1 f3",
    "sr-Cyrl, Сф3, g1f3, скакач g1 f3",
    "sr-Latn, konj f3, g1f3, skakač g1 f3"
  })
  void a_move_is_understood_in_words_and_notation(
      String language, String text, String move, String words) throws Exception {
    JsonNode typed = typed(table(), text, language).json();
    assertThat(typed.path("move").stringValue()).isEqualTo(move);
    assertThat(typed.path("words").stringValue()).isEqualTo(words);
    assertThat(typed.path("fault").isMissingNode()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "en, Nxf3, Nf3",
    "en, Nf3+, Nf3",
    "en, e4#, e4",
    "en, knight takes f3, Nf3",
    "de, Sxf3, Sf3",
    "de, Springer schlägt f3, Sf3"
  })
  void what_says_too_much_of_a_move_is_asked_about(String language, String text, String meant)
      throws Exception {
    assertThat(typed(table(), text, language).json().path("doubt").stringValue()).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource({"exd5", "ed", "e4d5", "e5", "pawn takes d5", "Bb5", "Bb5+"})
  void what_says_less_of_a_move_is_not(String text) throws Exception {
    Table table = table("e2e4", "d7d5");
    assertThat(typed(table, text, "en").json().has("doubt")).isFalse();
  }

  @Test
  void what_can_mean_two_moves_is_answered_with_both() throws Exception {
    JsonNode fault = typed(table("g1f3", "g8f6", "d2d3", "d7d6"), "Nd2", "en").json().path("fault");
    assertThat(fault.path("kind").stringValue()).isEqualTo("ambiguous");
    assertThat(fault.path("candidates").toString()).isEqualTo("[\"Nbd2\",\"Nfd2\"]");
  }

  @Test
  void an_illegal_move_is_told_from_a_text_that_is_none() throws Exception {
    JsonNode illegal = typed(table(), "Bc4", "en").json();
    assertThat(illegal.at("/fault/kind").stringValue()).isEqualTo("illegal");
    assertThat(illegal.path("attempts").toString()).contains("f1c4");
    JsonNode typedInCyrillic = typed(table(), "Оц4", "bg").json();
    assertThat(typedInCyrillic.at("/fault/kind").stringValue()).isEqualTo("illegal");
    assertThat(typedInCyrillic.path("attempts").toString()).contains("f1c4");
    JsonNode none = typed(table(), "knight to x9", "en").json();
    assertThat(none.at("/fault/kind").stringValue()).isEqualTo("form");
    assertThat(none.at("/fault/column").intValue()).isPositive();
    assertThat(none.path("attempts")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "en, Nf6, '[\"b8f6\",\"g8f6\"]'",
    "en, e5, '[\"e7e5\"]'",
    "en, dxe5, '[\"d7e5\"]'",
    "en, h7h8, '[\"h7h8\"]'",
    "de, Springer Felix sechs, '[\"b8f6\",\"g8f6\"]'"
  })
  void a_premove_is_read_for_the_player_who_is_not_to_move(
      String language, String text, String attempts) throws Exception {
    String path = "api/games/" + table().id() + "/typed?premove=true&text=";
    JsonNode typed =
        client
            .get(
                path + URLEncoder.encode(text, StandardCharsets.UTF_8), "Accept-Language", language)
            .json();
    assertThat(typed.path("attempts").toString()).isEqualTo(attempts);
    assertThat(typed.has("move")).isFalse();
  }

  @Test
  void a_premove_that_is_no_move_is_a_fault_in_the_text() throws Exception {
    JsonNode typed =
        client.get("api/games/" + table().id() + "/typed?premove=true&text=zebra").json();
    assertThat(typed.at("/fault/kind").stringValue()).isEqualTo("form");
    assertThat(typed.path("attempts")).isEmpty();
  }

  @Test
  void an_earlier_move_is_understood_on_the_board_of_that_time() throws Exception {
    Table table = table("e2e4");
    String path = "api/games/" + table.id() + "/typed?text=e4&ply=";
    assertThat(client.get(path + 0).json().path("move").stringValue()).isEqualTo("e2e4");
    assertThat(client.get(path + 2).code()).isEqualTo("unexpected-content");
    assertThat(client.get(path + "x").code()).isEqualTo("unexpected-content");
  }

  @Test
  void a_text_has_a_length() throws Exception {
    assertThat(typed(table(), "a".repeat(201), "en").code()).isEqualTo("unexpected-content");
    assertThat(typed(table(), " ", "en").code()).isEqualTo("unexpected-content");
    assertThat(typed(new Table("none", "", ""), "e4", "en").code()).isEqualTo("unknown-game");
  }

  @Test
  void a_headline_tells_who_is_to_move_and_how_it_ended() throws Exception {
    Table table = table("f2f3");
    String path = "api/games/" + table.id() + "/headline";
    JsonNode running = client.get(path).json();
    assertThat(running.path("turn").stringValue()).isEqualTo("black");
    assertThat(running.at("/players/white").stringValue()).isEqualTo("Ana");
    assertThat(running.at("/clock/whiteMillis").longValue()).isPositive();
    assertThat(running.path("result").isMissingNode()).isTrue();
    client.act(table, table.white(), "{\"type\":\"resign\"}", "r");
    JsonNode over = client.get(path, "Accept-Language", "de").json();
    assertThat(over.path("result").stringValue()).isEqualTo("0-1");
    assertThat(over.path("sentence").stringValue()).contains("Weiß");
  }
}
