package org.jadoube.web.http.exchange;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.web.view.PageTexts;

/// A visitor of a page, according to the headers.
public final class Visitor {
  /// The headers a page depends on.
  public static final String VARY = "Accept-Language, Cookie, Accept-Encoding";

  private static final Pattern CHOICE =
      Pattern.compile("(?:^|;)\\s*language=([A-Za-z-]{1,20})\\s*(?:;|$)");

  private static final Pattern QUALITY = Pattern.compile(";\\s*q\\s*=\\s*([01](?:\\.\\d{0,3})?)");
  private static final Set<String> PAGES = Set.of("text/html", "text/*");
  private static final Set<String> DOCUMENTS = Set.of("application/json", "application/*", "*/*");

  private Visitor() {}

  /// Whether a person reads the answer in a browser: browsers ask for HTML explicitly, programs for
  /// JSON or anything.
  public static boolean readsPages(Call call) {
    String accepted = call.header("Accept").orElse("");
    double page = quality(accepted, PAGES);
    return page > 0 && page >= quality(accepted, DOCUMENTS);
  }

  private static double quality(String accepted, Set<String> types) {
    return Stream.of(accepted.split(","))
        .filter(range -> types.contains(range.split(";", 2)[0].strip().toLowerCase(Locale.ROOT)))
        .mapToDouble(Visitor::quality)
        .max()
        .orElse(0);
  }

  private static double quality(String range) {
    Matcher found = QUALITY.matcher(range);
    return found.find() ? Double.parseDouble(found.group(1)) : 1;
  }

  /// The language chosen earlier, from a cookie; otherwise the best match for the browser.
  public static Language language(Call call) {
    return call.header("Cookie")
        .map(CHOICE::matcher)
        .filter(Matcher::find)
        .flatMap(found -> PageTexts.language(found.group(1)))
        .orElseGet(call::language);
  }
}
