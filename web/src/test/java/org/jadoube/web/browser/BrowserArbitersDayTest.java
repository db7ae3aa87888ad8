package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The chief arbiter's day on the page of a tournament, and what everybody can see of it on a
/// phone.
final class BrowserArbitersDayTest extends Served {
  private final Window official = Window.of(chromium.browser());

  private Office office() {
    return new Office(official.page.request(), address());
  }

  /// Signs in, and makes a tournament whose players come from a file.
  private String tournament(String organiser) {
    official.page.navigate(address() + "sign-in");
    official.page.fill("[name=account]", organiser);
    official.page.fill("[name=password]", "correct horse battery");
    official.click("[value=up]");
    official.shows("#hello", "Signed in as " + organiser);
    String id =
        office()
            .post(
                "api/tournaments",
                "{\"name\":\"Bled\",\"place\":\"Bled\",\"format\":\"round-robin\",\"regulations\":{\"timeControl\":\"5400+30\"}}")
            .path("id")
            .stringValue();
    office()
        .post(
            "api/tournaments/" + id + "/roles",
            "{\"role\":\"arbiter\",\"account\":\"" + organiser + "\"}");
    official.page.navigate(address() + "tournament/" + id);
    official.click("#entering summary");
    official.page.setInputFiles(
        "[name=file]",
        new FilePayload(
            "players.csv",
            "text/csv",
            "Müller, Ana;2400\nBoris;2300\nCarla;2200\nDavid;2100\n"
                .getBytes(StandardCharsets.ISO_8859_1)));
    official.showsPart("#understood caption", "understood");
    official.click("#entry [type=submit]");
    official.shows("#next", "4 players are entered.");
    official.click("[data-step=pair]");
    official.click("[data-step=publish]");
    official.shows("#next", "2 boards have no result yet.");
    return id;
  }

  @Test
  void a_round_is_taken_back_for_a_reason_and_its_games_say_so() {
    String id = tournament("Olga");
    JsonNode round = office().get("api/tournaments/" + id + "/rounds/1");
    Page player = official.page.context().newPage();
    player.navigate(address() + "game/" + round.at("/boards/0/game").stringValue());
    official.click("[data-step=take-back]");
    official.click("#taking-back [value=yes]");
    assertThat(official.page.locator("#why-fault")).not().isEmpty();
    official.page.fill("[name=why]", "Carla was ill");
    official.click("#taking-back [value=yes]");
    official.shows("#next", "4 players are entered.");
    assertThat(player.locator("#status")).containsText("The round was taken back");
    official.click("#participants summary");
    official.showsPart("#noted", "Carla was ill");
    official.click("#affairs summary");
    official.page.fill("[name=title]", "Bled Open");
    official.click("#renaming [type=submit]");
    official.shows("h1", "Bled Open");
    assertThat(official.complaints).isEmpty();
  }

  @Test
  void teams_learn_why_they_meet_and_have_their_colours() {
    official.page.navigate(address() + "sign-in");
    official.page.fill("[name=account]", "Rosa");
    official.page.fill("[name=password]", "correct horse battery");
    official.click("[value=up]");
    official.shows("#hello", "Signed in as Rosa");
    String terms =
        "{\"name\":\"League\",\"format\":\"swiss\",\"rounds\":3,\"teams\":{\"boards\":1},"
            + "\"regulations\":{\"timeControl\":\"5400+30\"}}";
    String id = office().post("api/tournaments", terms).path("id").stringValue();
    for (String team : List.of("Bled", "Brno", "Celje", "Ptuj")) {
      office()
          .post(
              "api/tournaments/" + id + "/teams",
              "{\"name\":\"" + team + "\",\"players\":[{\"name\":\"Eva\",\"rating\":2000}]}");
    }
    office().post("api/tournaments/" + id + "/rounds", "{}");
    office().post("api/tournaments/" + id + "/rounds/1/publication", "{}");
    official.page.navigate(address() + "tournament/" + id);
    official.page.locator("#pairings [id^=why-]").first().click();
    official.showsPart(".reasons", "Both are in the score group of 0.");
    official.showsPart(".reasons", "(C.04.6, 4.3.1)");
    official.showsPart(".reasons", "no preference (colour difference 0)");
    assertThat(official.complaints).isEmpty();
  }

  @Test
  void prizes_are_shared_among_those_with_equal_points_and_what_is_wrong_is_told() {
    tournament("Rita");
    official.click("#type-results");
    official.page.keyboard().press("1");
    official.page.keyboard().press("=");
    official.click("#typing .primary");
    official.shows("[data-board='2'] .score", "½–½");
    official.click(".links summary");
    official.click("#share-prizes");
    official.page.fill("[name=amounts]", "300 x");
    official.click("#prizes .primary");
    official.showsPart("#prizes-fault", "found \"x\"");
    official.page.fill("[name=amounts]", "300 200");
    official.click("#prizes .primary");
    assertThat(official.page.locator("#prizes tbody tr")).hasCount(3);
    official.showsPart("#prizes tbody tr:nth-child(2)", "100.00");
    assertThat(official.page.locator("#prizes [value=print]")).isVisible();
  }

  @Test
  void results_are_typed_one_key_a_board_and_everybody_sees_them_on_a_phone() {
    String id = tournament("Petra");
    official.click("#type-results");
    official.page.keyboard().press("1");
    official.page.keyboard().press("0");
    official.page.keyboard().press("Backspace");
    official.page.keyboard().press("=");
    official.shows("#typed-count", "Typed: 2");
    official.click("#typing .primary");
    official.shows("[data-board='1'] .score", "1–0");
    official.shows("[data-board='2'] .score", "½–½");
    Page phone = official.page.context().newPage();
    phone.setViewportSize(360, 740);
    phone.navigate(address() + "tournaments");
    phone.locator("#list a").first().waitFor();
    phone.locator("#list a", new Page.LocatorOptions()).first().click();
    phone.locator(".standings a").first().waitFor();
    phone.navigate(address() + "tournament/" + id + "/player/1");
    assertThat(phone.locator("h1")).hasText("Müller, Ana");
    assertThat(phone.locator("#games tbody tr")).containsText("David");
    assertThat(phone.locator("#games tfoot")).containsText("1");
    assertThat(phone.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
    phone.navigate(address() + "tournament/" + id + "/round/1");
    assertThat(phone.locator("#round-title")).hasText("Round 1");
    official.page.evaluate("window.print = () => {}");
    official.click(".folded summary");
    official.click("[data-paper=boards]");
    assertThat(official.page.locator("#papers article")).hasCount(2);
    official.page.evaluate("dispatchEvent(new Event('afterprint'))");
    official.click("[data-paper=list]");
    assertThat(official.page.locator("#papers tbody tr")).hasCount(4);
    assertThat(official.complaints).isEmpty();
  }
}
