package org.jadoube.web.view;

import java.time.LocalDate;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.FormatStyle;
import java.util.Locale;
import org.jadoube.notation.Language;

/// Days, as they are written in a language.
public final class Days {
  private Days() {}

  /// A day: `1 January 2023` if it is long.
  public static String written(LocalDate day, FormatStyle style, Language language) {
    Locale locale =
        language.equals(Language.ENGLISH) ? Locale.UK : Locale.forLanguageTag(language.tag());
    String pattern =
        DateTimeFormatterBuilder.getLocalizedDateTimePattern(
            style, null, IsoChronology.INSTANCE, locale);
    return day.format(DateTimeFormatter.ofPattern(pattern, locale));
  }
}
