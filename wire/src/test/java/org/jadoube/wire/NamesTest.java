package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.testing.Repository;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionStandings;
import org.jadoube.wire.competition.NumbersRequest;
import org.junit.jupiter.api.Test;

/// Every name on disk and on the wire is written down once, and stays.
class NamesTest {
  /// The types in documents, and those of what a server sends.
  private static final List<Class<?>> ROOTS =
      List.of(
          Regulations.class,
          Act.class,
          Event.class,
          Refusal.class,
          RefusedAct.class,
          Shorthand.class,
          Permissions.class,
          JsonFault.class,
          Decided.class,
          MoveFields.class,
          GameRequestFields.class,
          StreamMessage.class,
          CompetitionRecord.class,
          CompetitionStandings.class,
          NumbersRequest.class,
          Fault.class,
          ActKind.class,
          Phase.class,
          TimeClass.class);

  private final Set<Class<?>> seen = new HashSet<>();
  private final Set<String> needed = new TreeSet<>();

  @Test
  void every_type_and_constant_has_a_pinned_name_and_nothing_else_has() {
    ROOTS.forEach(this::need);
    assertThat(Names.pinned().keySet()).containsExactlyInAnyOrderElementsOf(needed);
  }

  private void need(Type type) {
    switch (type) {
      case ParameterizedType generic ->
          Arrays.stream(generic.getActualTypeArguments()).forEach(this::need);
      case Class<?> plain when plain == Move.class -> need(MoveFields.class);
      case Class<?> plain when Forms.of(plain).isEmpty() && seen.add(plain) -> needNew(plain);
      default -> {}
    }
  }

  private void needNew(Class<?> type) {
    if (type.isEnum()) {
      Arrays.stream(Objects.requireNonNull(type.getEnumConstants()))
          .forEach(constant -> needed.add(Names.key((Enum<?>) constant)));
    } else if (type.isSealed()) {
      Arrays.stream(Objects.requireNonNull(type.getPermittedSubclasses())).forEach(this::need);
    } else if (type.isRecord()) {
      if (Conventions.saysItsType(type)) {
        needed.add(Names.key(type));
      }
      Arrays.stream(type.getRecordComponents())
          .map(RecordComponent::getGenericType)
          .forEach(this::need);
    }
  }

  /// Types and constants may be renamed in Java, and new ones added; a name that has been written
  /// is needed forever.
  @Test
  void a_name_that_has_been_written_is_still_there() throws IOException {
    Path file =
        Repository.root().resolve("wire/src/test/resources/org/jadoube/wire/written-names.txt");
    Map<String, Long> now = counted(List.copyOf(Names.pinned().values()));
    counted(Files.readAllLines(file))
        .forEach((name, times) ->
            assertThat(now.getOrDefault(name, 0L)).as(name).isGreaterThanOrEqualTo(times));
  }

  private static Map<String, Long> counted(List<String> names) {
    return names.stream()
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }

  @Test
  void members_of_one_family_have_different_names() {
    for (Class<?> family : ROOTS) {
      assertThat(Conventions.members(family).stream().filter(Conventions::saysItsType))
          .extracting(Names::of)
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void a_constant_that_is_not_for_the_wire_has_no_name() {
    assertThatThrownBy(() -> Names.of(ElementType.FIELD))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ElementType.FIELD has no name in names.properties");
  }
}
