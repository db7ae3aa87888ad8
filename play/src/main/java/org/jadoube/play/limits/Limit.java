package org.jadoube.play.limits;

import java.util.Locale;

/// A limit of the server.
public sealed interface Limit permits CountLimit, DurationLimit {
  /// The name of the constant.
  String name();

  /// Its key in a settings file: `head-deadline`.
  default String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The default, as written in a settings file.
  String usualText();
}
