package org.jadoube.wire;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;

/// Describes in plain English the values of a field of a given type.
final class Expectation {
  private Expectation() {}

  static String of(Class<?> type) {
    return of(type, "");
  }

  /// Such a description for the author of `text`.
  static String of(Class<?> type, String text) {
    return type == Duration.class
        ? Millis.EXPECTED
        : Forms.of(type).map(TextForm::expected).orElseGet(() -> ofPlain(type, text));
  }

  private static String ofPlain(Class<?> type, String text) {
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type.isPrimitive() || type == OptionalInt.class || Number.class.isAssignableFrom(type)) {
      return type == double.class || type == Double.class ? "a number" : "a whole number";
    }
    if (type.isEnum()) {
      return Nearest.oneOf(constants(type), text);
    }
    return ofObject(type);
  }

  private static String ofObject(Class<?> type) {
    if (CharSequence.class.isAssignableFrom(type)) {
      return "a text";
    }
    if (Collection.class.isAssignableFrom(type)) {
      return "an array";
    }
    if (Conventions.isFamily(type)) {
      return "an object whose \"type\" is " + ofType(type, "");
    }
    return type.isRecord() || Map.class.isAssignableFrom(type) ? "an object" : "another value";
  }

  /// The values that the field `type` of a sealed interface may have.
  static String ofType(Class<?> family, String text) {
    return Nearest.oneOf(Conventions.members(family).stream().map(Names::of).toList(), text);
  }

  private static List<String> constants(Class<?> type) {
    return Arrays.stream(Objects.requireNonNull(type.getEnumConstants()))
        .map(constant -> Names.of((Enum<?>) constant))
        .toList();
  }
}
