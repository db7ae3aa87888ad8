package org.jadoube.web.lawbook;

import java.util.Map;
import org.jadoube.notation.Language;
import org.jadoube.web.provision.LawWords;
import org.jadoube.web.view.PageTexts;
import org.jadoube.wording.Messages;

/// The language of a reader.
///
/// @param words the provisions in it
record ReadersLanguage(Language language, Messages texts, LawWords words) {
  static ReadersLanguage in(Language language) {
    return new ReadersLanguage(language, PageTexts.in(language), LawWords.in(language));
  }

  String text(String key) {
    return texts.text(key, Map.of());
  }

  String text(String key, Map<String, Object> arguments) {
    return texts.text(key, arguments);
  }

  /// Whether English text is in a language other than the page's.
  boolean isForeign() {
    return !language.equals(Language.ENGLISH);
  }
}
