package org.jadoube.web.http.page;

import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.view.Days;
import org.jadoube.web.view.PageTexts;

/// The editions of the Laws to choose from, the newest first. They come with a page, because asking
/// for them would take a slow line as long as the page itself.
final class Books {
  private Books() {}

  static String choices(Language language) {
    return Edition.all().reversed().stream()
        .map(edition -> choice(edition, language))
        .collect(Collectors.joining());
  }

  private static String choice(Edition edition, Language language) {
    String day = Days.written(edition.inForceFrom(), FormatStyle.MEDIUM, language);
    return String.format(
        Locale.ROOT,
        "<option value=\"%s\">%s</option>",
        edition.name(),
        Template.escaped(
            PageTexts.in(language)
                .text("home.edition-dated", Map.of("edition", edition.name(), "date", day))));
  }
}
