package org.jadoube.web.http.page;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The style sheets of a page as one, `game.css` for `game.html`: a request on a slow line costs
/// more than rules that another page may have brought already.
final class JoinedStyles {
  private static final Pattern LINK =
      Pattern.compile("<link rel=\"stylesheet\" href=\"/assets/([^\"]+)\">\\s*");
  private static final Pattern REMARK = Pattern.compile("(?s)/\\*.*?\\*/");
  private static final Pattern INDENTATION = Pattern.compile("(?m)^\\s+");

  private JoinedStyles() {}

  /// The page with one link in place of all.
  static String linked(String page, String html) {
    String link =
        "<link rel=\"stylesheet\" href=\"/assets/" + page.replace(".html", ".css") + "\">\n  ";
    Matcher links = LINK.matcher(html);
    if (!links.find()) {
      return html;
    }
    String rest = LINK.matcher(html.substring(links.start())).replaceAll("");
    return html.substring(0, links.start()) + link + rest;
  }

  /// The style sheet of the page with this name, if there is one.
  static Optional<byte[]> of(String name) {
    String page = name.replace(".css", ".html");
    return Assets.load(page)
        .map(_ -> {
          StringBuilder all = new StringBuilder();
          LINK.matcher(Pages.complete(page))
              .results()
              .forEach(
                  link -> all.append(bare(Pages.text(Assets.load(link.group(1)).orElseThrow()))));
          return all.toString().getBytes(StandardCharsets.UTF_8);
        });
  }

  /// Remarks and indentation are for those who write it: a sixth of its weight.
  private static String bare(String sheet) {
    return INDENTATION.matcher(REMARK.matcher(sheet).replaceAll("")).replaceAll("");
  }
}
