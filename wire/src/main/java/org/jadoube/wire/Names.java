package org.jadoube.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jadoube.chess.Attempt;

/// The names of types and constants in JSON, such as `resign` and `king-side`: those in Java, in
/// small letters and with hyphens. Anything renamed in Java keeps its old name in
/// `names.properties`, so that stored documents stay readable; a test fails for every name that is
/// gone.
///
/// @since 0.1.0
public final class Names {
  private static final Map<String, String> KEPT = read();
  private static final Pattern HUMP =
      Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");
  private static final Map<Object, String> KNOWN = new ConcurrentHashMap<>();

  private Names() {}

  /// The name of a constant: `KING_SIDE` is `king-side`, `E4` is `e4`.
  public static String of(Enum<?> constant) {
    return KNOWN.computeIfAbsent(
        constant, _ -> KEPT.getOrDefault(key(constant), hyphened(constant.name())));
  }

  /// An attempted move: `e7e8q`, `O-O`.
  public static String of(Attempt attempt) {
    return AttemptForm.FORM.write().apply(attempt);
  }

  /// The value of the field `type` for a record: `OfferDraw` is `offer-draw`.
  public static String of(Class<?> type) {
    return KNOWN.computeIfAbsent(
        type,
        _ ->
            KEPT.getOrDefault(
                key(type), hyphened(HUMP.matcher(type.getSimpleName()).replaceAll("_"))));
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

  private static String hyphened(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The names kept after renaming, by key.
  static Map<String, String> kept() {
    return KEPT;
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
