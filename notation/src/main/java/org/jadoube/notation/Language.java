package org.jadoube.notation;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A language in which moves are written. The one list of languages that the whole project draws on
/// is [#all()]; it is data, in `languages.csv`.
///
/// @param tag the BCP 47 tag: `en`, `sr-Cyrl`
/// @param englishName what the language is called in English
/// @param ownName what it calls itself
/// @param letters its letters for the pieces
public record Language(String tag, String englishName, String ownName, PieceLetters letters) {
  /// English, whose letters are those of PGN.
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

  /// The language of that tag, in upper or lower case.
  public static Optional<Language> tagged(String tag) {
    requireNonNull(tag, "tag");
    return all().stream().filter(language -> language.tag.equalsIgnoreCase(tag)).findFirst();
  }
}
