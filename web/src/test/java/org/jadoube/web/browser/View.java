package org.jadoube.web.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A page as somebody sees it.
///
/// @param path what leads to it
/// @param ready what has to be there
/// @param acts what is done then, before it is looked at
record View(String name, String path, String ready, Consumer<Page> acts) {
  private static final int PAGES = 12; // of a projector, at most

  View(String name, String path, String ready) {
    this(name, path, ready, page -> {});
  }

  /// Opens it in a window.
  void show(Page page, String address) {
    page.navigate("about:blank"); // or another fragment would load nothing
    page.navigate(address + path);
    page.locator(ready)
        .first()
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    acts.accept(page);
  }

  private View then(Consumer<Page> next) {
    return new View(name, path, ready, acts.andThen(next));
  }

  private View click(String... selectors) {
    return then(page -> List.of(selectors).forEach(each -> page.locator(each).first().click()));
  }

  /// Presses a button that only some screens have.
  private View open(String selector) {
    return then(page -> {
      if (page.locator(selector).isVisible()) {
        page.locator(selector).click();
      }
    });
  }

  private View until(String selector) {
    return then(page -> page.locator(selector).first().waitFor());
  }

  /// Those of somebody who has signed in, and has White in the game and all seats at the table.
  static List<View> ofOfficial(Exhibits shown) {
    String game = "game/" + shown.live().id();
    String tournament = "tournament/" + shown.tournament();
    String projector = tournament + "?projector#";
    return List.of(
        new View("first", "", "[name=edition] option"),
        new View("game", game, "#moves button"),
        new View("drawer", game, "#moves button").open("#drawer-open"),
        new View("preferences", game, "#moves button")
            .open("#drawer-open")
            .click("#preferences-open"),
        new View("claim", "game/" + shown.own().id(), "#moves button").click("#claim"),
        new View("refused", "game/" + shown.own().id(), "#board .movable")
            .click("[data-square=d7]", "[data-square=c5]")
            .until("#message:not(:empty)"),
        new View("invitation", "game/" + shown.open(), "#qr svg"),
        new View("replay", "game/" + shown.over().id(), "#moves button"),
        new View("analysis", "game/" + shown.over().id(), "#moves button").click("#analyse"),
        new View("embed", "embed/" + shown.over().id(), "#replay"),
        new View("table-setup", "table", "[name=edition] option"),
        new View("table", "table/" + shown.table(), "body.ready"),
        new View("desk", "desk/" + shown.tournament(), "#list a"),
        new View("desk-board", "desk/" + shown.tournament() + "#3.4", "#acts button"),
        new View("tournament", tournament, ".standings"),
        new View("projector", projector, "#standings td").until("#slide .clock:not(:empty)"),
        new View("projector-pairings", projector + "pairings", "#standings td")
            .until("#slide .clock:not(:empty)")
            .click("#halt") // or it may turn the page before the picture is taken
            .then(page -> turn(page, "table.pairings")),
        new View("projector-standings", projector + "standings", "#standings td")
            .until("#slide .clock:not(:empty)")
            .click("#halt")
            .then(page -> turn(page, "table.standings")),
        new View("round", tournament + "/round/1", "#pairings td"),
        new View("player", tournament + "/player/1", "#games tfoot"),
        new View("tournaments", "tournaments", "#list a"),
        new View("mine", "mine", "#unfinished li"),
        new View("account", "sign-in", "#offices a"),
        new View("tokens", "account/oauth/token", "#making"));
  }

  /// Those of somebody who has come for the first time.
  static List<View> ofStranger(Exhibits shown) {
    return List.of(
        new View("join", "join/" + shown.open() + "#" + shown.invitation(), ".facts dd"),
        new View("mine-empty", "mine", "main h1"),
        new View("watch", "games", "#live :is(li, .none:not([hidden]))"),
        new View("lobby", "lobby", "#count:not(:empty)"),
        new View("lobby-own", "lobby", "#count:not(:empty)")
            .click("#seeking [value=link]", "#seeking .primary")
            .until("#own li"),
        new View("lobby-challenge", "lobby?challenge=" + shown.challenge(), "#received li"),
        new View("laws", "laws", "main a"),
        new View("search", "laws?q=draw", "main h1"),
        new View("contents", "laws/2023", "main h1"),
        new View("article", "laws/2023/4.4.1", "main h1"),
        new View("learn", "learn#2023/king-and-both-rooks-touched", "#answers button")
            .until("#subjects .level"),
        new View("verdict", "learn#2023/king-and-both-rooks-touched", "#answers button")
            .click("#answers button")
            .until("#verdict"),
        new View("ask", "ask", "#connect"),
        new View("examination", "learn/exam?edition=2023&seed=K7QF3M", "#which:not(:empty)"),
        new View(
                "examination-question", "learn/exam?edition=2023&seed=K7QF3N", "#which:not(:empty)")
            .click("#start .primary")
            .until("#answers label"),
        new View("examination-result", "learn/exam?edition=2023&seed=K7QF3P", "#which:not(:empty)")
            .click("#start .primary", "#answers label", "#hand-in", "#sure .primary")
            .until("#rulings li"),
        new View("teacher", "learn/teacher", "#list input").click("#ten").until("#chosen li"),
        new View("clock", "clock", "#terms"),
        new View("clock-running", "clock", "#terms [name=edition] option")
            .click("#terms button.primary", "#run"),
        new View("sign-in", "sign-in", "#sign button"),
        new View("reset", "reset#0123456789abcdef", "main form"),
        new View("design", "design", "main"),
        new View("missing", "nowhere", "main"));
  }

  /// The projector goes on to the page with such a table.
  private static void turn(Page page, String table) {
    IntStream.range(0, PAGES)
        .filter(i -> page.locator("#slide " + table).count() == 0)
        .forEach(i -> page.keyboard().press("ArrowRight"));
  }
}
