package org.jadoube.server.http;

import java.util.Optional;
import java.util.regex.Pattern;

/// The keys under which a request may be repeated without being done twice.
final class Keys {
  static final String HEADER = "Idempotency-Key";

  private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_-]{1,64}");
  private static final int HARD_TO_GUESS = 20;

  private Keys() {}

  /// Whether the request has none, or one that is as it should be.
  static boolean isOneOrNone(Call call) {
    return call.header(HEADER).map(key -> SHAPE.matcher(key).matches()).orElse(true);
  }

  /// The key of a request to make a game. Whoever has it is given the game with its secrets: one
  /// that is short enough to be guessed, or chosen by two, has to come from the same address.
  static Optional<String> forCreating(Call call) {
    return call.header(HEADER)
        .map(key -> key.length() < HARD_TO_GUESS ? call.sender().orElse("") + "\n" + key : key);
  }
}
