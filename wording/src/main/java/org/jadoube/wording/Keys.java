package org.jadoube.wording;

import java.util.Locale;
import java.util.regex.Pattern;

/// How types and constants are spelled in the keys and choices of messages: in kebab-case.
final class Keys {
  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private Keys() {}

  /// `event.draw-offered` for a `DrawOffered` in the family `event`.
  static String of(String family, Object value) {
    String name = HUMP.matcher(value.getClass().getSimpleName()).replaceAll("-");
    return family + "." + name.toLowerCase(Locale.ROOT);
  }

  /// `king-side` for `KING_SIDE`.
  static String of(Enum<?> constant) {
    return constant.name().replace('_', '-').toLowerCase(Locale.ROOT);
  }
}
