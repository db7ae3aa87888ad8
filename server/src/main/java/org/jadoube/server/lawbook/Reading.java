package org.jadoube.server.lawbook;

import java.util.Map;
import org.jadoube.notation.Language;
import org.jadoube.server.view.PageTexts;
import org.jadoube.wording.Messages;

/// In which language somebody reads. The provisions themselves are told in English only.
record Reading(Language language, Messages texts) {
  static Reading in(Language language) {
    return new Reading(language, PageTexts.in(language));
  }

  String text(String key) {
    return texts.text(key, Map.of());
  }

  String text(String key, Map<String, Object> arguments) {
    return texts.text(key, arguments);
  }

  /// Whether what is told in English is in another language than the page.
  boolean isForeign() {
    return !language.equals(Language.ENGLISH);
  }
}
