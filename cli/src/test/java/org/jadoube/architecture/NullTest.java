package org.jadoube.architecture;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.SquareSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The libraries reject null at the call that passes it, before doing anything else, and not at the
/// first place that happens to need it.
final class NullTest {
  /// The number of calls through which a collection may be passed before its elements are checked.
  private static final int DEPTH_OF_ELEMENTS = 3;

  private static final int TIMES = 3;

  @ParameterizedTest
  @FieldSource("org.jadoube.architecture.Walls#LIBRARIES")
  void null_is_refused_at_the_door_by_its_name(String library) {
    assertThat(doors(library).flatMap(NullTest::takingNull)).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("org.jadoube.architecture.Walls#LIBRARIES")
  void null_among_others_is_refused(String library) {
    assertThat(doors(library).flatMap(NullTest::takingNullElements)).isEmpty();
  }

  private static Stream<Door> doors(String library) {
    return Doors.types(library).stream().flatMap(Doors::of);
  }

  /// Tries several times, because samples differ and null may go unnoticed with some.
  private static Stream<String> takingNull(Door door) {
    return Collections.nCopies(TIMES, door).stream().flatMap(NullTest::takingNullOnce).distinct();
  }

  private static Stream<String> takingNullOnce(Door door) {
    return places(door)
        .filter(at -> !door.parameters().get(at).getType().isPrimitive())
        .filter(at -> !isNullable(door.parameters().get(at)))
        .flatMap(at -> complaint(door, at, null));
  }

  private static boolean isNullable(Parameter parameter) {
    return parameter.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static Stream<String> takingNullElements(Door door) {
    return places(door)
        .filter(_ -> !isForOthers(door))
        .flatMap(at ->
            withNull(DoorSamples.of(door.parameters().get(at))).stream()
                .flatMap(value -> complaint(door, at, value)));
  }

  /// Whether others implement it, to be called with values that we made.
  private static boolean isForOthers(Door door) {
    return door.hasReceiver() && Proxy.isProxyClass(DoorSamples.of(door.type()).getClass());
  }

  private static Stream<Integer> places(Door door) {
    return IntStream.range(0, door.parameters().size()).boxed();
  }

  /// The collections with a null element; empty if it is not a collection.
  private static List<Object> withNull(Object sample) {
    return switch (sample) {
      case SquareSet _ -> List.of(); // bits are never null
      case Set<?> set -> List.of(added(new HashSet<>(set)));
      case Collection<?> elements -> List.of(added(new ArrayList<>(elements)));
      case Object[] elements -> List.of((Object) Arrays.copyOf(elements, elements.length + 1));
      case Map<?, ?> map when !map.isEmpty() -> withNull(map);
      default -> List.of();
    };
  }

  private static Object added(Collection<?> elements) {
    elements.add(null);
    return elements;
  }

  private static List<Object> withNull(Map<?, ?> map) {
    Map<Object, @Nullable Object> toNull = new HashMap<>(map);
    toNull.replaceAll((_, _) -> null);
    return List.of(toNull, Collections.singletonMap(null, map.values().iterator().next()));
  }

  /// The complaint about a door that is passed this value in one place, and valid values in the
  /// others.
  private static Stream<String> complaint(Door door, int at, @Nullable Object value) {
    Object receiver = door.hasReceiver() ? DoorSamples.of(door.type()) : door;
    if (isTheirs(door, receiver)) {
      return Stream.empty();
    }
    @Nullable Object[] arguments = door.parameters().stream().map(DoorSamples::of).toArray();
    arguments[at] = value;
    return door.open(receiver, arguments)
        .map(thrown -> complaint(door, receiver, at, value, thrown))
        .orElse(Stream.of("lets in nothing, but " + value))
        .map(said -> door + ", " + door.parameters().get(at).getName() + ": " + said);
  }

  /// Whether others implement it.
  private static boolean isTheirs(Door door, Object receiver) {
    return Proxy.isProxyClass(receiver.getClass())
        && Modifier.isAbstract(door.executable().getModifiers());
  }

  private static Stream<String> complaint(
      Door door, Object receiver, int at, @Nullable Object value, Throwable thrown) {
    String name = door.parameters().get(at).getName();
    boolean refused =
        thrown instanceof NullPointerException
            && (value == null
                ? names(thrown, name) && isFrom(door, receiver, thrown, 1)
                : isFrom(door, receiver, thrown, DEPTH_OF_ELEMENTS));
    return refused ? Stream.empty() : Stream.of(thrown + " at " + frames(thrown).limit(3).toList());
  }

  /// Whether the message names the parameter, its own or in Java's helpful message for null.
  private static boolean names(Throwable thrown, String name) {
    String message = String.valueOf(thrown.getMessage());
    return message.equals(name) || message.endsWith("\"" + name + "\" is null");
  }

  /// Whether it was thrown in the door's source file, or only a few calls below it.
  private static boolean isFrom(Door door, Object receiver, Throwable thrown, int depth) {
    Set<String> files =
        Stream.of(door.type(), door.executable().getDeclaringClass(), receiver.getClass())
            .map(Class::getName)
            .map(NullTest::file)
            .collect(toSet());
    return frames(thrown)
        .limit(depth)
        .anyMatch(frame -> files.contains(file(frame.getClassName())));
  }

  private static Stream<StackTraceElement> frames(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith("org.jadoube."));
  }

  private static String file(String type) {
    return type.replaceFirst("\\$.*", "");
  }
}
