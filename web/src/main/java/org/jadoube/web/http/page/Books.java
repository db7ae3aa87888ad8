package org.jadoube.web.http.page;

import j2html.TagCreator;
import java.time.format.FormatStyle;
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
    String text =
        PageTexts.in(language)
            .text("home.edition-dated", Map.of("edition", edition.name(), "date", day));
    return TagCreator.option(text).withValue(edition.name()).render();
  }
}
