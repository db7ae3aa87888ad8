package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Values of the libraries stay what they are, and say so.
final class ValuesTest {
  private static final Pattern ADDRESS = Pattern.compile("\\w@[0-9a-f]{4,}");

  @ParameterizedTest
  @FieldSource("org.jadoube.architecture.Walls#LIBRARIES")
  void what_a_value_gives_away_cannot_change_it(String library) {
    assertThat(types(library).flatMap(Doors::accessors).filter(ValuesTest::leaks)).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("org.jadoube.architecture.Walls#LIBRARIES")
  void a_value_is_told_by_what_it_is_and_not_by_where_it_lies(String library) {
    assertThat(
            types(library)
                .filter(ValuesTest::isValue)
                .map(DoorSamples::of)
                .map(String::valueOf)
                .filter(text -> ADDRESS.matcher(text).find()))
        .isEmpty();
  }

  private static Stream<Class<?>> types(String library) {
    return Doors.types(library).stream().filter(ValuesTest::canBeHad);
  }

  private static boolean canBeHad(Class<?> type) {
    return !DoorSamples.isOutOfReach(type)
        && DoorSamples.isKnown(type)
        && !Proxy.isProxyClass(DoorSamples.of(type).getClass());
  }

  /// Whether it is equal to others.
  private static boolean isValue(Class<?> type) {
    return type.isRecord()
        || Arrays.stream(type.getMethods())
            .filter(method -> method.getName().equals("equals"))
            .map(Method::getDeclaringClass)
            .noneMatch(Object.class::equals);
  }

  /// Whether emptying what is given away empties what is given away next.
  private static boolean leaks(Door accessor) {
    boolean isStatic = Modifier.isStatic(accessor.executable().getModifiers());
    Object receiver = isStatic ? null : DoorSamples.of(accessor.type());
    Object given = accessor.value(receiver);
    return size(given) > 0 && isEmptied(given) && size(accessor.value(receiver)) == 0;
  }

  private static int size(@Nullable Object value) {
    return switch (value) {
      case Collection<?> elements -> elements.size();
      case Map<?, ?> map -> map.size();
      case null, default -> 0;
    };
  }

  private static boolean isEmptied(@Nullable Object value) {
    try {
      switch (value) {
        case Collection<?> elements -> elements.clear();
        case Map<?, ?> map -> map.clear();
        case null, default -> {}
      }
      return true;
    } catch (UnsupportedOperationException _) {
      return false;
    }
  }
}
