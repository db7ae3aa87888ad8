package org.jadoube.web.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The objections of axe-core to a page, by its rules for WCAG 2.
final class Axe {
  private static final String SOURCE = source();

  /// Most of a page is right, and that is not told. The text that a button shows has to be in what
  /// it is called, for those who say what they see.
  private static final String VIOLATIONS =
      """
      async () => {
        const { violations } = await axe.run(document, {
          resultTypes: ['violations'],
          rules: { 'label-content-name-mismatch': { enabled: true } },
        });
        return violations.map(({ id, nodes }) =>
          `${id} ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`);
      }
      """;

  private Axe() {}

  private static String source() {
    try (InputStream script = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// The rules that it breaks, with the places.
  static List<String> objections(Page page) {
    Window.paint(page); // or no contrast would be too low
    if ((Boolean) page.evaluate("!window.axe")) {
      page.evaluate(SOURCE + ";0"); // once for each document: it is half a megabyte
    }
    return ((List<?>) page.evaluate(VIOLATIONS)).stream().map(String::valueOf).toList();
  }
}
