package org.jadoube.store;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Pattern;

/// A game's id in links and on disk: twelve random letters and digits, excluding look-alikes.
public record GameId(String text) {
  private static final String ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz";
  private static final int LENGTH = 12;

  /// A regular expression for ids.
  public static final String PATTERN = "[2-9a-km-np-z]{" + LENGTH + "}";

  private static final Pattern SHAPE = Pattern.compile(PATTERN);

  /// A new random id.
  public static GameId random(SecureRandom random) {
    StringBuilder text = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return new GameId(text.toString());
  }

  /// The id derived from a secret, always the same.
  public static GameId derived(Secret secret) {
    byte[] bytes = Fingerprint.sha256(secret.text());
    StringBuilder text = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      text.append(ALPHABET.charAt(Math.floorMod(bytes[i], ALPHABET.length())));
    }
    return new GameId(text.toString());
  }

  /// Parses an id; empty if it is not one.
  public static Optional<GameId> read(String text) {
    return SHAPE.matcher(text).matches() ? Optional.of(new GameId(text)) : Optional.empty();
  }

  @Override
  public String toString() {
    return text;
  }
}
