package org.jadoube.web.http.page;

import static java.util.stream.Collectors.joining;

import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jadoube.notation.Language;

/// The letters of the pages, which `common/fonts.css` names and `scripts/fonts` makes.
final class Fonts {
  private static final String LATIN = "fonts/serif-latin.woff2";
  private static final String CYRILLIC = "fonts/serif-cyrillic.woff2";

  /// All that a page without italics can need, in any language.
  static final List<String> UPRIGHT =
      List.of(
          "fonts/wordmark.woff2",
          LATIN,
          "fonts/serif-latin-bold.woff2",
          "fonts/serif-more.woff2",
          "fonts/serif-more-bold.woff2",
          CYRILLIC,
          "fonts/serif-cyrillic-bold.woff2");

  private Fonts() {}

  /// Links to those that every page in the language needs, so that they come with its style sheet
  /// and not after it. Spaces and figures are Latin everywhere.
  static String preloaded(Language language) {
    int first = language.ownName().codePointAt(0);
    return (UnicodeScript.of(first) == UnicodeScript.CYRILLIC
            ? Stream.of(LATIN, CYRILLIC)
            : Stream.of(LATIN))
        .map(name ->
            String.format(
                Locale.ROOT,
                "<link rel=\"preload\" href=\"%s\" as=\"font\" type=\"font/woff2\" crossorigin>",
                Assets.address(name)))
        .collect(joining("\n"));
  }
}
