package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.chess.Attempt;

/// The names of types and constants in JSON, such as `resign` and `king-side`. They are pinned in
/// `names.properties`, so renaming a class changes nothing that is stored or sent.
public final class Names {
  private static final Map<String, String> PINNED = read();
  private static final Map<Object, String> KNOWN = new ConcurrentHashMap<>();

  private Names() {}

  /// The name of a constant: `KING_SIDE` is `king-side`, `E4` is `e4`.
  ///
  /// @throws IllegalArgumentException if constants of that type do not occur in JSON
  public static String of(Enum<?> constant) {
    requireNonNull(constant, "constant");
    return KNOWN.computeIfAbsent(constant, _ -> pinned(key(constant)));
  }

  /// An attempted move: `e7e8q`, `O-O`.
  public static String of(Attempt attempt) {
    requireNonNull(attempt, "attempt");
    return AttemptForm.FORM.write().apply(attempt);
  }

  /// The value of the field `type` for a record: `OfferDraw` is `offer-draw`.
  static String of(Class<?> type) {
    return KNOWN.computeIfAbsent(type, _ -> pinned(key(type)));
  }

  /// The key of a constant: `CastlingSide.KING_SIDE`.
  static String key(Enum<?> constant) {
    return key(constant.getDeclaringClass()) + "." + constant.name();
  }

  /// The key of a type: `Act.OfferDraw`.
  static String key(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return outer == null ? type.getSimpleName() : key(outer) + "." + type.getSimpleName();
  }

  /// All pinned names by key.
  static Map<String, String> pinned() {
    return PINNED;
  }

  private static String pinned(String key) {
    String name = PINNED.get(key);
    if (name == null) {
      throw new IllegalArgumentException(key + " has no name in names.properties");
    }
    return name;
  }

  private static Map<String, String> read() {
    Properties table = new Properties();
    try (InputStream file = Names.class.getResourceAsStream("names.properties")) {
      table.load(new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    Map<String, String> names = new HashMap<>();
    table.stringPropertyNames().forEach(key -> names.put(key, table.getProperty(key)));
    return Map.copyOf(names);
  }
}
