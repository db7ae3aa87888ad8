package org.jadoube.wording;

import java.util.Locale;
import java.util.regex.Pattern;

/// The spelling of types and constants in message keys and choices.
final class MessageKeys {
  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private MessageKeys() {}

  /// `event.draw-offered` for a `DrawOffered` in the family `event`.
  static String of(String family, Object value) {
    String name = HUMP.matcher(value.getClass().getSimpleName()).replaceAll("-");
    return family + "." + name.toLowerCase(Locale.ROOT);
  }

  /// `rule.flag-fall` for `FLAG_FALL` in the family `rule`.
  static String of(String family, Enum<?> constant) {
    return family + "." + constant.name().replace('_', '-').toLowerCase(Locale.ROOT);
  }

  /// `king_side` for `KING_SIDE`: the keyword in a message's choice, which cannot contain hyphens.
  static String choice(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
