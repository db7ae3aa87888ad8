package org.jadoube.web.http.exchange;

import com.ibm.icu.util.LocaleMatcher;
import com.ibm.icu.util.LocalePriorityList;
import com.ibm.icu.util.ULocale;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jadoube.notation.Language;
import org.jadoube.wording.Wording;

/// The best supported language for a request, by Unicode's CLDR: somebody who asks for Slovak but
/// not for English gets Czech, and Serbian without a script is Cyrillic.
final class AcceptedLanguages {
  private static final int LONGEST = 300;
  private static final Map<ULocale, Language> LANGUAGES = languages();
  private static final LocaleMatcher MATCHER =
      LocaleMatcher.builder()
          .setSupportedULocales(LANGUAGES.keySet())
          .setDefaultULocale(locale(Language.ENGLISH))
          .build();

  private AcceptedLanguages() {}

  private static Map<ULocale, Language> languages() {
    Map<ULocale, Language> languages = new LinkedHashMap<>();
    Wording.languages().forEach(language -> languages.put(locale(language), language));
    return languages;
  }

  private static ULocale locale(Language language) {
    return ULocale.forLanguageTag(language.tag());
  }

  /// The best supported language for a header `Accept-Language` (RFC 9110), such as `sr-Latn,
  /// en;q=0.7`; English if none suits or the header cannot be read.
  static Language suiting(String accepted) {
    if (accepted.isBlank() || accepted.length() > LONGEST) {
      return Language.ENGLISH;
    }
    try {
      ULocale best = MATCHER.getBestMatch(LocalePriorityList.add(accepted).build());
      return LANGUAGES.getOrDefault(best, Language.ENGLISH);
    } catch (IllegalArgumentException unreadable) {
      return Language.ENGLISH;
    }
  }
}
