package org.jadoube.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.domain.Require;

/// A language in which moves are written. [#all()] is the one list of languages for the whole
/// project; its data is in `languages.csv`.
///
/// ```java
/// Language german = Language.tagged("de-AT").orElseThrow();
/// german.ownName(); // => Deutsch
/// german.letters().knight(); // => S
/// ```
///
/// @param tag the BCP 47 tag: `en`, `sr-Cyrl`
/// @param englishName its name in English
/// @param ownName its name in the language itself
/// @param letters its letters for the pieces
/// @since 0.1.0
public record Language(String tag, String englishName, String ownName, PieceLetters letters) {
  /// English, with the letters that PGN uses.
  public static final Language ENGLISH = tagged("en").orElseThrow();

  public Language {
    Require.notBlank(tag, "tag");
    Require.notBlank(englishName, "englishName");
    Require.notBlank(ownName, "ownName");
  }

  /// All languages, English first.
  public static List<Language> all() {
    return LanguageList.LANGUAGES;
  }

  /// The language with that tag. The tag may be in upper or lower case and may name a country
  /// (`de-AT`). It may leave out the script (`sr`); as in CLDR, Cyrillic is meant then.
  public static Optional<Language> tagged(String tag) {
    Locale locale = Locale.forLanguageTag(tag);
    String language = locale.getLanguage();
    return Stream.of(tag, language + "-" + locale.getScript(), language, language + "-Cyrl")
        .flatMap(each -> exactly(each).stream())
        .findFirst();
  }

  private static Optional<Language> exactly(String tag) {
    return all().stream().filter(language -> language.tag.equalsIgnoreCase(tag)).findFirst();
  }
}
