package org.jadoube.server.http.exchange;

import java.util.Optional;
import java.util.regex.Pattern;

/// Idempotency keys: a request repeated under its key takes effect once.
public final class Keys {
  public static final String HEADER = "Idempotency-Key";

  /// What a key looks like.
  static final String PATTERN = "[A-Za-z0-9_-]{1,64}";

  private static final Pattern SHAPE = Pattern.compile(PATTERN);
  private static final int HARD_TO_GUESS = 20;

  private Keys() {}

  /// Whether the request has no key or a valid one.
  public static boolean isOneOrNone(Call call) {
    return call.header(HEADER).map(Keys::isOne).orElse(true);
  }

  /// Whether it is a valid key.
  public static boolean isOne(String key) {
    return SHAPE.matcher(key).matches();
  }

  /// The key of a request to create a game. Anyone who has the key gets the game with its secrets,
  /// so a key short enough to be guessed, or picked twice, only counts for its own address.
  public static Optional<String> forCreating(Call call) {
    return call.header(HEADER)
        .map(key -> key.length() < HARD_TO_GUESS ? call.sender().orElse("") + "\n" + key : key);
  }
}
