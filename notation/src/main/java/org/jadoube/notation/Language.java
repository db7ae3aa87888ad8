package org.jadoube.notation;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A language in which moves are written. [#all()] is the one list of languages for the whole
/// project; its data is in `languages.csv`.
///
/// @param tag the BCP 47 tag: `en`, `sr-Cyrl`
/// @param englishName its name in English
/// @param ownName its name in the language itself
/// @param letters its letters for the pieces
public record Language(String tag, String englishName, String ownName, PieceLetters letters) {
  /// English, with the letters that PGN uses.
  public static final Language ENGLISH = tagged("en").orElseThrow();

  public Language {
    requireNonNull(tag, "tag");
    requireNonNull(englishName, "englishName");
    requireNonNull(ownName, "ownName");
    requireNonNull(letters, "letters");
    Require.notBlank(tag, "tag");
    Require.notBlank(englishName, "englishName");
    Require.notBlank(ownName, "ownName");
  }

  /// All languages, English first.
  public static List<Language> all() {
    return LanguageList.LANGUAGES;
  }

  /// The language with that tag, which may be in upper or lower case.
  public static Optional<Language> tagged(String tag) {
    requireNonNull(tag, "tag");
    return all().stream().filter(language -> language.tag.equalsIgnoreCase(tag)).findFirst();
  }
}
