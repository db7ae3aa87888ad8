package org.jadoube.play.people;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A right that a personal token gives a program. The names are those of Lichess, whose clients ask
/// for them.
public enum TokenScope {
  /// Play games for a person.
  BOARD_PLAY,
  /// Play games as a bot.
  BOT_PLAY,
  /// See challenges.
  CHALLENGE_READ,
  /// Make, accept and decline challenges.
  CHALLENGE_WRITE,
  /// Make many games at once, for other people.
  CHALLENGE_BULK,
  /// Read preferences.
  PREFERENCE_READ,
  /// Read the e-mail address.
  EMAIL_READ;

  /// The name in tokens, such as `board:play`.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', ':');
  }

  /// The scope of that name.
  public static Optional<TokenScope> named(String text) {
    return Arrays.stream(values()).filter(scope -> scope.text().equals(text)).findFirst();
  }

  /// The scopes in a text that separates them with commas or spaces; others are left out.
  public static Set<TokenScope> all(String text) {
    return all(List.of(text.split("[, ]+")));
  }

  /// The scopes with those names; others are left out.
  public static Set<TokenScope> all(List<String> names) {
    return names.stream()
        .flatMap(name -> named(name).stream())
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(TokenScope.class)));
  }

  /// The names of some scopes, separated by commas.
  public static String text(Set<TokenScope> scopes) {
    return scopes.stream()
        .sorted(Comparator.naturalOrder())
        .map(TokenScope::text)
        .collect(Collectors.joining(","));
  }
}
