package org.jadoube.web.http.exchange;

import java.util.regex.Pattern;

/// Idempotency keys: a request that its sender repeats under a key takes effect once.
public final class IdempotencyKeys {
  public static final String HEADER = "Idempotency-Key";

  /// A regular expression for keys.
  static final String PATTERN = "[A-Za-z0-9_-]{1,64}";

  private static final Pattern SHAPE = Pattern.compile(PATTERN);

  private IdempotencyKeys() {}

  /// Whether the request has no key or a valid one.
  public static boolean isOneOrNone(Call call) {
    return call.header(HEADER).map(IdempotencyKeys::isOne).orElse(true);
  }

  /// Whether it is a valid key.
  public static boolean isOne(String key) {
    return SHAPE.matcher(key).matches();
  }
}
