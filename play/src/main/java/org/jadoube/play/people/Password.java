package org.jadoube.play.people;

import com.ibm.icu.text.Normalizer2;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A password as typed, prepared by RFC 8265 (OpaqueString), so that it is equal from every
/// keyboard.
///
/// @param text never logged and never stored
record Password(String text) {
  static final String EXPECTED =
      "8 to 128 characters that are not the name and not a password everybody tries first";

  private static final int SHORTEST = 8;
  private static final int LONGEST = 128;
  private static final int FEWEST_DIFFERENT = 4;
  private static final Set<String> COMMON = common();

  /// A password for an account with that name; empty if it is too easy to guess, or not text.
  static Optional<Password> chosen(String typed, AccountName name) {
    return chosen(typed).filter(password -> !folded(password.text).equals(folded(name.text())));
  }

  /// A password for an account whose name is unknown; empty likewise.
  static Optional<Password> chosen(String typed) {
    return typed(typed)
        .filter(password -> password.length() >= SHORTEST)
        .filter(password -> password.text.codePoints().distinct().count() >= FEWEST_DIFFERENT)
        .filter(password -> !COMMON.contains(folded(password.text)));
  }

  /// A typed password to be checked; empty if nobody can have such a password.
  static Optional<Password> typed(String typed) {
    if (typed.length() > 4 * LONGEST || typed.codePoints().anyMatch(Password::isNone)) {
      return Optional.empty();
    }
    StringBuilder spaced = new StringBuilder();
    typed
        .codePoints()
        .map(each -> Character.getType(each) == Character.SPACE_SEPARATOR ? ' ' : each)
        .forEach(spaced::appendCodePoint);
    Password password = new Password(Normalizer2.getNFCInstance().normalize(spaced));
    return password.length() <= LONGEST ? Optional.of(password) : Optional.empty();
  }

  private static boolean isNone(int character) {
    int type = Character.getType(character);
    return type == Character.CONTROL || type == Character.SURROGATE;
  }

  private int length() {
    return text.codePointCount(0, text.length());
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT).replace(" ", "");
  }

  private static Set<String> common() {
    try (InputStream file = Password.class.getResourceAsStream("common-passwords.txt")) {
      return file == null
          ? Set.of()
          : new String(file.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .map(String::strip)
              .collect(Collectors.toUnmodifiableSet());
    } catch (IOException broken) {
      throw new IllegalStateException("a resource of our own", broken);
    }
  }

  @Override
  public String toString() {
    return "password";
  }
}
