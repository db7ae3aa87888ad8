package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The libraries' doors refuse every number or time that makes no sense there, and the refusal says
/// what was found. Doors where any number makes sense, or the answer is no exception, are listed
/// here.
final class NonsenseTest {
  private static final int NUMBER = -1_000_003;
  private static final Duration TIME = Duration.ofSeconds(-1_003);

  private static final Map<Class<?>, Object> NONSENSE =
      Map.of(
          int.class,
          NUMBER,
          long.class,
          (long) NUMBER,
          OptionalInt.class,
          OptionalInt.of(NUMBER),
          Duration.class,
          TIME);

  /// Acts may contain nonsense, because the Laws refuse them, and refusals repeat it.
  private static final Set<String> SAID =
      Set.of("org.jadoube.laws.act", "org.jadoube.laws.refusal");

  private static final Set<String> TAKING_ANY =
      Set.of(
          "File.plus.files", // empty beyond the edge
          "Rank.plus.ranks",
          "Square.plus.files",
          "Square.plus.ranks",
          "SquareSet.of.bits",
          "PieceLetters.roleAt.offset", // no letter beyond the end
          "EpdOperation$Value.value", // the name decides what is valid
          "PgnCommand$Answer.points",
          "PgnCommand$Evaluation.centipawns",
          "PgnCommand$MateIn.moves",
          "PgnMoveWriter.write.packed", // not every writer reads it
          "Fraction.numerator",
          "Fraction.of.whole",
          "Fraction.halves.halves",
          "Fraction.times.factor",
          "RatingTables.probability.difference", // a weaker player's is negative
          "ColourPreference.difference", // negative after more games with Black
          "GameKey.moves", // keys can be any numbers
          "GameKey.people",
          "GameKey.day",
          "GameKey.year",
          "Finding$DuplicateGame.more", // longer or shorter
          "Score$Centipawns.value",
          "Score$Mate.moves", // negative for the side that is mated
          "EngineOption$Spin.initial", // engines may declare any numbers
          "EngineOption$Spin.least",
          "EngineOption$Spin.most",
          "OwnEngine.of.seed",
          "ChessClock.added.time", // negative to take time
          "ClockFace$Progress.completedBefore", // more moves may be counted as made than were made
          "Ply.at.number", // negative numbers mean the start
          "DrawRestriction.allowsAfter.movesByBoth",
          "DrawRestriction$After.allowsAfter.movesByBoth",
          "DrawRestriction$Free.allowsAfter.movesByBoth",
          "DrawRestriction$Never.allowsAfter.movesByBoth");

  @ParameterizedTest
  @FieldSource("org.jadoube.architecture.Walls#LIBRARIES")
  void nonsense_is_refused_and_quoted(String library) {
    assertThat(doors(library).flatMap(NonsenseTest::takingNonsense)).isEmpty();
  }

  private static Stream<Door> doors(String library) {
    return Doors.types(library).stream()
        .filter(type -> !SAID.contains(type.getPackageName()))
        .flatMap(Doors::of)
        .filter(door -> !door.hasReceiver() || !isTold(door.type()));
  }

  /// Whether others implement the type.
  private static boolean isTold(Class<?> type) {
    return Proxy.isProxyClass(DoorSamples.of(type).getClass());
  }

  private static Stream<String> takingNonsense(Door door) {
    return IntStream.range(0, door.parameters().size())
        .filter(at -> NONSENSE.containsKey(door.parameters().get(at).getType()))
        .filter(at -> !TAKING_ANY.contains(name(door, door.parameters().get(at))))
        .boxed()
        .flatMap(at -> complaint(door, at));
  }

  /// A name such as `Square.plus.files`.
  private static String name(Door door, Parameter parameter) {
    String type = door.type().getName().replaceFirst(".*\\.", "");
    String method = door.isConstructor() ? "" : door.executable().getName();
    return type + "." + method + (method.isEmpty() ? "" : ".") + parameter.getName();
  }

  private static Stream<String> complaint(Door door, int at) {
    Object[] arguments = door.parameters().stream().map(DoorSamples::of).toArray();
    Parameter parameter = door.parameters().get(at);
    arguments[at] = Objects.requireNonNull(NONSENSE.get(parameter.getType()));
    Object receiver = door.hasReceiver() ? DoorSamples.of(door.type()) : door;
    String came =
        door.open(receiver, arguments)
            .map(thrown -> isRefusal(thrown) ? "" : thrown.toString())
            .orElse("is let in");
    return came.isEmpty() ? Stream.empty() : Stream.of(name(door, parameter) + ": " + came);
  }

  private static boolean isRefusal(Throwable thrown) {
    String message = String.valueOf(thrown.getMessage());
    boolean refused =
        thrown instanceof IllegalArgumentException || thrown instanceof IndexOutOfBoundsException;
    return refused
        && (message.contains("" + NUMBER)
            || message.contains("" + TIME.toSeconds())
            || message.contains(TIME.toString()));
  }
}
