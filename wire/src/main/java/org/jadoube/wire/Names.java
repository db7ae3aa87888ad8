package org.jadoube.wire;

import java.util.Locale;
import java.util.regex.Pattern;

/// How Java names are spelled in JSON: types and constants in kebab-case, fields as they are.
final class Names {
  private static final Pattern HUMP =
      Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

  private Names() {}

  /// `OfferDraw` is `offer-draw`.
  static String of(Class<?> type) {
    return HUMP.matcher(type.getSimpleName()).replaceAll("-").toLowerCase(Locale.ROOT);
  }

  /// `KING_SIDE` is `king-side`, `E4` is `e4`.
  static String of(Enum<?> constant) {
    return constant.name().replace('_', '-').toLowerCase(Locale.ROOT);
  }
}
