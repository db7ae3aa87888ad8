package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.web.Client;
import org.jadoube.web.Supervised;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The desk of the arbiter of a single game, who has come by the arbiter's link.
final class BrowserDeskTest extends Served {
  private static final String REPETITION = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

  /// The choices in a form of an act; texts that are shown to be changed are no choice.
  private static final String CHOSEN =
      "[...document.querySelectorAll('#acting select, #acting input:checked')]"
          + ".map(field => field.value).filter(Boolean)";

  private Window window = Window.of(chromium.browser());
  private Client.Table table = new Client.Table("", "", "");

  @BeforeEach
  void opens_the_desk() throws Exception {
    Supervised game =
        Supervised.game(
            client,
            "{\"timeControl\":\"5400+30\",\"arrangements\":[\"claims-checked-by-arbiter\"]}");
    table = game.table();
    client.move(table, table.white(), "e2e4");
    window.page.navigate(
        server.address() + "desk/game/" + game.id() + "#arbiter." + game.arbiter());
    window.shows("#board-title", "Ana – Boris");
  }

  @AfterEach
  void has_no_complaints() {
    assertThat(window.complaints).isEmpty();
    window.page.context().close();
  }

  private void pauses() {
    window.click("[data-act=pause]");
    window.page.selectOption("#acting [name=reason]", "interruption");
    window.click("#acting .primary");
    assertThat(window.page.locator("#acting")).isHidden();
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
    pauses();
    window.showsPart("#status", "The arbiter");
    assertThat(window.page.locator(".clock[data-running=true]")).hasCount(0);
    window.click("[data-act=set-clock]");
    window.page.fill("#acting [name=remainingMillis]", "soon");
    window.click("#acting .primary");
    window.shows("#fault-remainingMillis", "Time left: Enter a time such as 1:30:00 or 5:00.");
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
    pauses();
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
    window.click("#acting .primary");
    window.shows("#fault-overruling-verdict", "Decision: Choose one.");
    window.page.selectOption("#acting select", "rejected");
    window.click("#acting .primary");
    window.shows("#fault-overruling-reason", "Reason: Say why, in a few words.");
    window.page.fill("#acting [name='overruling.reason']", "The knights had changed places.");
    window.showsPart("#trial", "White’s claim is incorrect.");
    window.click("#acting .primary");
    assertThat(window.page.locator("#question")).isHidden();
    window.showsPart("#moves", "the arbiter decided otherwise (The knights had changed places.)");
    does("resume");
    assertThat(window.page.locator("#white .clock")).hasAttribute("data-running", "true");
  }

  @Test
  void no_form_of_an_act_has_anything_chosen_at_its_start() {
    List<String> acts =
        window.page.locator("#acts [data-act]").all().stream()
            .filter(button -> button.textContent().endsWith("…"))
            .map(button -> button.getAttribute("data-act"))
            .filter(act -> !act.equals("order-sealing")) // it may do without an end of the session
            .toList();
    assertThat(acts).hasSizeGreaterThan(10).contains("decide-result", "penalise", "set-clock");
    for (String act : acts) {
      window.click("[data-act=" + act + "]");
      assertThat(window.page.evaluate(CHOSEN)).as(act).isEqualTo(List.of());
      assertThat(window.page.locator("#acting [aria-required], #acting [type=checkbox]").count())
          .as(act)
          .isPositive();
      window.click("#acting .primary");
      assertThat(window.page.locator("#acting .fault:not(:empty)").first()).isVisible();
      assertThat(window.page.locator("#acting :focus").first()).isVisible();
      window.click("#acting .cancel");
    }
  }

  @Test
  void a_result_is_decided_on_a_ground_and_for_a_reason() {
    window.click("[data-act=decide-result]");
    window.click("#acting .primary");
    window.shows("#fault-result", "Result: Choose one.");
    window.shows("#fault-basis", "Ground: Choose one.");
    window.shows("#fault-overruling", "Reason: Say why, in a few words.");
    assertThat(window.page.locator("#acting [name=result]")).isFocused();
    assertThat(window.page.locator("#acting [name=result]")).hasAttribute("aria-invalid", "true");
    assertThat(Axe.objections(window.page)).isEmpty();
    window.page.selectOption("#acting [name=result]", "1-0");
    window.page.selectOption("#acting [name=basis]", "flag-fall");
    window.page.fill("#acting [name=overruling]", "His flag fell before he moved.");
    window.showsPart("#trial", "The record says otherwise");
    window.click("#acting .primary");
    window.showsPart("#status", "1-0");
    window.showsPart("#moves", "His flag fell before he moved.");
  }

  @Test
  void a_penalty_is_for_an_article_of_the_edition_in_force() {
    window.click("[data-act=penalise]");
    window.page.check("#acting [name=offender][value=black]");
    window.page.selectOption("#acting [name=penalty]", "warning");
    window.click("#acting .primary");
    window.shows("#fault-basis", "Article: Choose one.");
    assertThat(Axe.objections(window.page)).isEmpty();
    assertThat(window.page.locator("#acting optgroup").first())
        .hasAttribute("label", Pattern.compile("^11 · "));
    window.page.selectOption("#acting [name=basis]", "11.5");
    window.showsPart("#trial", "11.5");
    window.click("#acting .primary");
    window.showsPart("#moves", "11.5");
  }

  @Test
  void what_the_server_does_not_accept_is_told_at_its_field() {
    window.click("[data-act=set-clock]");
    window.page.check("#acting [value=white]");
    window.page.fill("#acting [name=remainingMillis]", "9999999:00");
    window.click("#acting .primary");
    window.shows("#fault-remainingMillis", "Time left: Enter a time such as 1:30:00 or 5:00.");
    assertThat(window.page.locator("#acting [name=remainingMillis]")).isFocused();
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
