package org.jadoube.server.http;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.notation.Language;
import org.jadoube.server.view.Texts;

/// Who opens a page, as far as the headers tell.
final class Visitor {
  /// What a page depends on.
  static final String VARY = "Accept-Language, Cookie";

  private static final Pattern CHOICE =
      Pattern.compile("(?:^|;)\\s*language=([A-Za-z-]{1,20})\\s*(?:;|$)");

  private Visitor() {}

  /// The language chosen on a page before, which a cookie keeps; otherwise the one of those that
  /// the browser accepts.
  static Language language(Call call) {
    return call.header("Cookie")
        .map(CHOICE::matcher)
        .filter(Matcher::find)
        .flatMap(found -> Texts.language(found.group(1)))
        .orElseGet(call::language);
  }
}
