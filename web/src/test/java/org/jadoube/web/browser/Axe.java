package org.jadoube.web.browser;

import com.deque.html.axecore.args.AxeRuleOptions;
import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/// The complaints of axe-core about a page, by its rules for WCAG 2.
final class Axe {
  private static final AxeRunOptions OPTIONS = options();

  private Axe() {}

  private static AxeRunOptions options() {
    AxeRunOptions options = new AxeRunOptions();
    options.setResultTypes(List.of("violations")); // what is right is most of a page
    AxeRuleOptions on = new AxeRuleOptions();
    on.setEnabled(true);
    // A button's name contains what it shows, for those who say what they see.
    options.setRules(Map.of("label-content-name-mismatch", on));
    return options;
  }

  /// The rules that it breaks, with the places.
  static List<String> objections(Page page) {
    Window.paint(page); // or no contrast would be too low
    return new AxeBuilder(page)
            .options(OPTIONS)
            .setLegacyMode(true) // no second page for frames, of which there are none
            .analyze()
            .getViolations()
            .stream()
            .map(Axe::told)
            .toList();
  }

  private static String told(Rule rule) {
    return rule.getId() + " " + rule.getNodes();
  }
}
