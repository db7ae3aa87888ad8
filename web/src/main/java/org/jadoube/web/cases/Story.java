package org.jadoube.web.cases;

import java.util.Optional;
import org.jadoube.notation.Language;

/// An incident as told to a reader: as it is translated, or else in English.
///
/// @param headline its title
/// @param incident what happens
/// @param question what is asked
/// @param answer the ruling and its reasons
/// @param language the language of all four
record Story(String headline, String incident, String question, String answer, Language language) {

  /// The story of a case, if it has one.
  static Optional<Story> of(Case example, Language language) {
    return example.story().map(written -> told(written, example.id(), language));
  }

  private static Story told(Case.Story written, String id, Language language) {
    return Translations.of(id, language)
        .map(told ->
            new Story(told.headline(), told.told(), told.question(), told.answer(), language))
        .orElseGet(() ->
            new Story(
                written.headline(),
                written.told(),
                written.question(),
                written.answer(),
                Language.ENGLISH));
  }
}
