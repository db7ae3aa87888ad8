package org.jadoube.server.network;

import java.util.Locale;

/// Something that the server has enough of at some point.
public sealed interface Limit permits CountLimit, TimeLimit {
  /// Of the enum.
  String name();

  /// Its name in a file of settings: `head-deadline`.
  default String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// What holds if nothing else is said, as it is written in a file of settings.
  String usualText();
}
