package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pages as a browser gets them, each in its reader's language.
final class PagesOverHttpTest extends OneServer {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nowhere           | text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8 | html
          game/abcdefgh2345 | text/html,*/*;q=0.8           | html
          join/abcdefgh2345 | TEXT/HTML ; q=0.9, */*;q=0.1  | html
          nowhere           | text/*                        | html
          nowhere           | */*                           | json
          nowhere           | application/json              | json
          nowhere           | application/json, text/html;q=0.5 | json
          nowhere           | text/html;q=0                 | json
          game/abcdefgh2345 | application/json              | json
          assets/none.js    | */*                           | json
          api               | text/html                     | json
          api/nowhere       | text/html                     | json
          api/games/abcdefgh2345 | text/html                | json
          """)
  void an_unknown_address_is_answered_to_people_and_to_programs(
      String path, String accepted, String type) throws Exception {
    Answer answer = client.get(path, "Accept", accepted, "Accept-Language", "de");
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.contentType()).contains(type);
    assertThat(answer.text())
        .contains(type.equals("html") ? "Hier ist nichts" : "\"code\":\"unknown");
  }

  @ParameterizedTest
  @CsvSource({
    "'',text/html",
    "join/GAME,text/html",
    "game/GAME,text/html",
    "assets/vendor/qrcode.js,text/javascript",
    "assets/board/board.js,text/javascript",
    "assets/board/pieces.svg,image/svg+xml"
  })
  void pages_load_nothing_from_elsewhere(String path, String type) throws Exception {
    String game = client.table("-").id();
    Answer page = client.get(path.replace("GAME", game));
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.contentType()).startsWith(type);
    assertThat(
            page.text()
                .replaceAll("(?m)^//.*", "")
                .replace("http://www.w3.org/2000/svg", "")
                .replaceAll("(?s)<!--.*?-->|<desc>.*?</desc>", ""))
        .doesNotContain("http://", "https://");
  }

  @ParameterizedTest
  @CsvSource({
    "''",
    "game/abcdefgh2345",
    "assets/board/board.js",
    "api/editions",
    "api/games/x",
    "no/such"
  })
  void head_is_answered_as_get_is_but_without_the_body(String path) throws Exception {
    Answer whole = client.get(path);
    assertThat(client.head(path))
        .isEqualTo(new Answer(whole.status(), "", whole.contentType(), whole.length()));
    assertThat(whole.length()).isPositive();
    assertThat(client.get(path)).isEqualTo(whole);
  }

  @ParameterizedTest
  @CsvSource({
    "Accept-Language, 'de-CH, en;q=0.5', de, 'Schach, bei dem jede Regel gilt.'",
    "Accept-Language, 'fr-CA, en;q=0.5', fr, 'Les échecs, avec toutes leurs règles.'",
    "Accept-Language, hu, en, 'Chess, with every rule in force.'",
    "Cookie, 'a=b; language=sr-Latn; c=d', sr-Latn, Šah u kome važi svako pravilo.",
    "Cookie, language=tlh, en, 'Chess, with every rule in force.'"
  })
  void a_page_comes_in_the_language_of_its_reader(
      String header, String value, String tag, String heading) throws Exception {
    Answer page = client.get("", header, value);
    assertThat(page.text()).contains("<html lang=\"" + tag + "\">", "<h1>" + heading + "</h1>");
    assertThat(page.text()).doesNotContain("{{");
  }

  @Test
  void a_chosen_language_stands_before_those_that_the_browser_accepts() throws Exception {
    Answer page = client.get("", "Accept-Language", "de", "Cookie", "language=bg");
    assertThat(page.text()).contains("<html lang=\"bg\">");
  }

  @Test
  void a_refusal_comes_in_the_language_of_its_reader() throws Exception {
    Table table = client.table("-");
    Answer answer =
        client.post(
            "api/games/" + table.id() + "/acts",
            "{\"type\":\"move\",\"attempt\":\"e7e5\"}",
            "Authorization",
            "Bearer " + table.black(),
            "Accept-Language",
            "sl");
    assertThat(answer.json().at("/detail").stringValue()).contains("FIDE 2023, člen");
    assertThat(answer.json().at("/citation/text").stringValue()).contains("FIDE 2023, člen");
  }
}
