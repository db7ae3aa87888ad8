package org.jadoube.play.lobby;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Why a challenge is declined.
public enum DeclineReason {
  GENERIC("I'm not accepting challenges at the moment."),
  LATER("This is not the right time for me, please ask again later."),
  TOO_FAST("This time control is too fast for me, please challenge again with a slower game."),
  TOO_SLOW("This time control is too slow for me, please challenge again with a faster game."),
  TIME_CONTROL("I'm not accepting challenges with this time control."),
  RATED("Please send me a rated challenge instead."),
  CASUAL("Please send me a casual challenge instead."),
  STANDARD("I'm not accepting variant challenges right now."),
  VARIANT("I'm not willing to play this variant right now."),
  NO_BOT("I'm not accepting challenges from bots."),
  ONLY_BOT("I'm only accepting challenges from bots.");

  private final String sentence;

  DeclineReason(String sentence) {
    this.sentence = sentence;
  }

  /// The name without hyphens, in lower case: `toofast`.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace("_", "");
  }

  /// All names, as people write them in a list.
  public static String names() {
    return Arrays.stream(values())
        .map(reason -> reason.name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .collect(Collectors.joining(", "));
  }

  /// The sentence that the challenger reads.
  public String sentence() {
    return sentence;
  }

  /// The reason of that name, in any case, with hyphens or without.
  public static Optional<DeclineReason> named(String text) {
    String name = text.toLowerCase(Locale.ROOT).replace("-", "");
    return Arrays.stream(values()).filter(reason -> reason.text().equals(name)).findFirst();
  }
}
