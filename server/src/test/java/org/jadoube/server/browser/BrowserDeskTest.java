package org.jadoube.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.server.Client;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The desk of the arbiter of a single game, who has come by the arbiter's link.
final class BrowserDeskTest extends Served {
  private static final String REPETITION = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

  private Window window = Window.of(chromium.browser());
  private Client.Table table = new Client.Table("", "", "");

  @BeforeEach
  void opens_the_desk() throws Exception {
    JsonNode game =
        client
            .post(
                "api/games",
                "{\"colour\":\"white\",\"name\":\"Ana\",\"arbiter\":true,\"regulations\":"
                    + "{\"timeControl\":\"5400+30\",\"arrangements\":[\"claims-checked-by-arbiter\"]}}")
            .json();
    String id = game.path("id").stringValue();
    JsonNode seat =
        client
            .post(
                "api/games/" + id + "/seats",
                String.format(
                    Locale.ROOT,
                    "{\"invitation\":\"%s\",\"name\":\"Boris\"}",
                    game.path("invitation").stringValue()))
            .json();
    table =
        new Client.Table(id, game.path("token").stringValue(), seat.path("token").stringValue());
    client.move(table, table.white(), "e2e4");
    window.page.navigate(
        server.address()
            + "desk/game/"
            + id
            + "#arbiter."
            + game.path("arbiterToken").stringValue());
    window.shows("#board-title", "Ana – Boris");
  }

  @AfterEach
  void has_no_complaints() {
    assertThat(window.complaints).isEmpty();
    window.page.context().close();
  }

  private void does(String act) {
    window.click("[data-act=" + act + "]");
    window.click("#acting .primary");
    assertThat(window.page.locator("#acting")).isHidden();
  }

  @Test
  void the_key_does_not_stay_in_the_address_and_survives_a_reload() {
    assertThat(window.page).hasURL(Pattern.compile("/desk/game/" + table.id() + "$"));
    window.page.reload();
    assertThat(window.page.locator("[data-act=pause]")).isVisible();
  }

  @Test
  void the_arbiter_stops_the_clocks_sets_them_and_starts_them_again() {
    assertThat(window.page.locator("[data-act=resume]")).hasCount(0);
    does("pause");
    window.showsPart("#status", "The arbiter");
    assertThat(window.page.locator(".clock[data-running=true]")).hasCount(0);
    window.click("[data-act=set-clock]");
    window.page.fill("#acting [name=remainingMillis]", "soon");
    window.click("#acting .primary");
    window.shows("#fault-remainingMillis", "Enter a time such as 1:30:00 or 5:00.");
    window.page.check("#acting [value=white]");
    window.page.fill("#acting [name=remainingMillis]", "1:02:03");
    window.showsPart("#trial", "FIDE 2023, Article 6.10.2");
    window.click("#acting .primary");
    window.shows("#white .clock", "1:02:03");
    does("resume");
    assertThat(window.page.locator("#black .clock")).hasAttribute("data-running", "true");
    window.showsPart("#office", "Set a clock");
  }

  @Test
  void only_who_stopped_the_clocks_can_have_had_no_reason_to() throws Exception {
    does("pause");
    window.showsPart("#acts", "Start the clocks again");
    assertThat(window.page.locator("[data-act=reject-pause]")).hasCount(0);
    does("resume");
    client.act(table, table.black(), "{\"type\":\"pause\",\"reason\":\"assistance\"}", "help");
    assertThat(window.page.locator("[data-act=reject-pause]")).isVisible();
  }

  private void claimsRepetition() throws Exception {
    String[] moves = REPETITION.split(" ");
    client.move(table, table.black(), "e7e5");
    for (int ply = 0; ply < moves.length; ply++) {
      client.act(
          table,
          ply % 2 == 0 ? table.white() : table.black(),
          "{\"type\":\"move\",\"attempt\":\"" + moves[ply] + "\"}",
          "r" + ply);
    }
    client.act(table, table.white(), "{\"type\":\"claim-draw\",\"claim\":\"threefold\"}", "claim");
  }

  @Test
  void a_claim_is_put_with_what_the_laws_say_and_confirmed() throws Exception {
    claimsRepetition();
    window.showsPart("#asked", "White claims a draw");
    window.showsPart("#proposal", "The claim of threefold repetition is correct.");
    window.showsPart("#proposal", "The position appeared 3 times");
    assertThat(window.page.locator("#proposal cite a").first())
        .hasAttribute("href", Pattern.compile("/laws/2023/9\\.2\\.\\d"));
    window.click("#confirm");
    window.showsPart("#status", "½-½");
    assertThat(window.page.locator("#question")).isHidden();
  }

  @Test
  void a_correct_claim_is_rejected_with_a_reason_that_the_record_keeps() throws Exception {
    claimsRepetition();
    window.click("#overrule");
    assertThat(window.page.locator("#acting select")).hasValue("rejected");
    window.click("#acting .primary");
    window.shows("[id='fault-overruling-reason']", "Something must be chosen or entered here.");
    window.page.fill("#acting [name='overruling.reason']", "The knights had changed places.");
    window.showsPart("#trial", "White’s claim is incorrect.");
    window.click("#acting .primary");
    assertThat(window.page.locator("#question")).isHidden();
    window.showsPart("#moves", "the arbiter decided otherwise (The knights had changed places.)");
    does("resume");
    assertThat(window.page.locator("#white .clock")).hasAttribute("data-running", "true");
  }

  @Test
  void what_cannot_be_done_says_why() {
    window.click("#refused summary");
    Locator resume =
        window.page.locator(
            "#refused li",
            new com.microsoft.playwright.Page.LocatorOptions()
                .setHasText("Start the clocks again"));
    assertThat(resume).containsText("FIDE 2023, Article");
    assertThat(window.page.locator("[data-paper=envelope]")).isHidden();
  }
}
