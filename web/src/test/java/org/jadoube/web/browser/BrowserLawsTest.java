package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The Laws to read, and cases on a board.
final class BrowserLawsTest extends Served {
  private static final String INCIDENT = "king-and-both-rooks-touched";

  private Window window = Window.of(chromium.browser());

  @AfterEach
  void has_no_complaints() {
    assertThat(window.complaints).isEmpty();
    window.page.context().close();
  }

  private void opens(String path) {
    window.page.navigate(server.address() + path);
  }

  @Test
  void the_laws_are_read_without_scripts() {
    Browser.NewContextOptions bare = new Browser.NewContextOptions().setJavaScriptEnabled(false);
    try (Page page = chromium.browser().newContext(bare).newPage()) {
      page.navigate(server.address() + "laws");
      page.fill("#query", "7.5.5");
      page.keyboard().press("Enter");
      page.locator("#results a").first().click();
      assertThat(page.locator("h1")).hasText("Article 7.5.5");
      assertThat(page.locator("mark").first()).hasText("third");
      page.locator(".cases a").first().click();
      assertThat(page.locator(".stages .ruling").first()).not().isEmpty();
    }
  }

  @Test
  void provisions_are_found_while_typing() {
    opens("laws");
    window.page.locator("#query").pressSequentially("fivefold");
    window.showsPart("#results", "Fivefold repetition");
    window.showsPart("#found", "Provisions found");
    window.page.fill("#query", "hovercraft");
    window.showsPart("#found", "Nothing found");
    window.showsPart("#results .questions", "Must I move a piece that I have touched?");
  }

  @Test
  void a_case_is_played_beside_its_provision() {
    opens("laws/2023/4.4.1");
    window.page.locator(".cases").first().scrollIntoViewIfNeeded();
    window.page.locator(".cases a[href$='" + INCIDENT + "']").first().click();
    assertThat(window.page.locator(".cases a[aria-current]").first())
        .hasAttribute("href", "/cases/2023/" + INCIDENT);
    window.shows(".steps .count", "Step 0 of 6");
    window.page.locator(".steps .next").focus();
    window.page.keyboard().press("ArrowRight");
    window.page.keyboard().press("Enter");
    window.showsPart(".said", "White touches the king on e1.");
    window.page.keyboard().press("End");
    assertThat(window.square("c1")).hasAttribute("aria-label", Pattern.compile("white king"));
    window.page.keyboard().press("ArrowLeft");
    window.showsPart(".said .refusal", "White must castle on the queen’s side.");
    assertThat(window.page.locator(".said .cited a")).hasAttribute("href", "/laws/2023/4.4.1");
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 390, 844, en-GB", "DARK, 1440, 900, de"})
  void axe_has_no_objection(ColorScheme scheme, int width, int height, String locale) {
    window = new Window(chromium.browser(), width, height, scheme, locale);
    opens("laws");
    accept("contents");
    opens("laws?q=touched");
    accept("results");
    opens("laws/2023/4.4.1");
    window.page.locator(".cases").first().scrollIntoViewIfNeeded();
    window.page.locator(".stage .square").first().waitFor();
    accept("article");
    opens("cases/2023/" + INCIDENT);
    window.page.locator(".stage .square").first().waitFor();
    accept("case");
  }

  private void accept(String name) {
    assertThat(Axe.objections(window.page)).as(name).isEmpty();
    assertThat((Boolean) window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing on %s is wider than the window", name)
        .isTrue();
  }
}
