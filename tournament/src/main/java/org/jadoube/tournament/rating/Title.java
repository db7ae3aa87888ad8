package org.jadoube.tournament.rating;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The titles that FIDE gives to players, the highest first, as the initial ranking of a Swiss
/// orders them (C04.2, 2.2).
///
/// @since 0.1.0
public enum Title {
  GM,
  IM,
  WGM,
  FM,
  WIM,
  CM,
  WFM,
  WCM;

  /// Reads it as files write it, in any case; empty for anything else.
  public static Optional<Title> read(String text) {
    String name = text.strip().toUpperCase(Locale.ROOT);
    return Arrays.stream(values()).filter(title -> title.name().equals(name)).findFirst();
  }

  /// Whether only women can have it.
  public boolean isForWomen() {
    return name().startsWith("W");
  }

  /// Whether its holders are title holders among the opponents in a norm (B01, 1.4.5a).
  public boolean countsInNorms() {
    return this != CM && this != WCM;
  }
}
