package org.jadoube.wire;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// Says in plain English what a field of a given type holds.
final class Expectation {
  private Expectation() {}

  static String of(Class<?> type) {
    return type == Duration.class
        ? Millis.EXPECTED
        : Forms.of(type).map(TextForm::expected).orElseGet(() -> ofPlain(type));
  }

  private static String ofPlain(Class<?> type) {
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type.isPrimitive() || type == OptionalInt.class || Number.class.isAssignableFrom(type)) {
      return type == double.class || type == Double.class ? "a number" : "a whole number";
    }
    if (type.isEnum()) {
      return "one of " + constants(type);
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
      return "an object whose \"type\" is " + ofType(type);
    }
    return type.isRecord() || Map.class.isAssignableFrom(type) ? "an object" : "another value";
  }

  /// The values that the field `type` of a sealed interface may have.
  static String ofType(Class<?> family) {
    var names = Conventions.members(family).stream().map(Names::of).toList();
    return (names.size() == 1 ? "" : "one of ") + String.join(", ", names);
  }

  private static String constants(Class<?> type) {
    return Arrays.stream(Objects.requireNonNull(type.getEnumConstants()))
        .map(constant -> Names.of((Enum<?>) constant))
        .collect(Collectors.joining(", "));
  }
}
