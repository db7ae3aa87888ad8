package org.jadoube.web.view;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.notation.Language;
import org.jadoube.wording.Messages;
import org.jadoube.wording.Wording;

/// The texts of the web pages, in all languages that have a wording.
public final class PageTexts {
  private static final String DIRECTORY = "/org/jadoube/web/pages/texts/";
  private static final List<Language> LANGUAGES = Wording.languages();
  private static final Map<Language, Messages> READ = new ConcurrentHashMap<>();

  private PageTexts() {}

  /// The supported languages.
  public static List<Language> languages() {
    return LANGUAGES;
  }

  /// The supported language with that tag.
  public static Optional<Language> language(String tag) {
    return Language.tagged(tag).filter(LANGUAGES::contains);
  }

  /// The texts of a language.
  public static Messages in(Language language) {
    return READ.computeIfAbsent(language, of -> Messages.read(of, PageTexts::file).orElseThrow());
  }

  private static Optional<InputStream> file(String name) {
    return Optional.ofNullable(PageTexts.class.getResourceAsStream(DIRECTORY + name));
  }
}
