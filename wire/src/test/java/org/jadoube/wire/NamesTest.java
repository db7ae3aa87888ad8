package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.NumbersRequest;
import org.jadoube.tournament.standing.Standings;
import org.junit.jupiter.api.Test;

/// Every name on disk and on the wire is written down once, and stays.
class NamesTest {
  /// The types in documents, including those that a server sends.
  private static final List<Class<?>> ROOTS =
      List.of(
          Regulations.class,
          Act.Deed.class,
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
          Tournament.class,
          Standings.class,
          NumbersRequest.class,
          Fault.class,
          Phase.class,
          TimeClass.class);

  private static final GeneratedFile WRITTEN =
      GeneratedFile.of("wire/src/test/resources/org/jadoube/wire/written-names.txt");

  private final Set<Class<?>> seen = new HashSet<>();
  private final Map<String, String> needed = new TreeMap<>();

  @Test
  void a_name_is_kept_only_for_what_is_called_otherwise_in_java() {
    ROOTS.forEach(this::need);
    assertThat(needed).containsAllEntriesOf(Names.kept());
  }

  private void need(Type type) {
    switch (type) {
      case WildcardType any -> need(any.getUpperBounds()[0]);
      case ParameterizedType generic ->
          Arrays.stream(generic.getActualTypeArguments()).forEach(this::need);
      case Class<?> plain when plain == Move.class -> need(MoveFields.class);
      case Class<?> plain when Forms.of(plain).isEmpty() && seen.add(plain) ->
          needNew(FieldsForm.writtenFor(plain));
      default -> {}
    }
  }

  private void needNew(Class<?> type) {
    if (type.isEnum()) {
      Arrays.stream(Objects.requireNonNull(type.getEnumConstants()))
          .map(constant -> (Enum<?>) constant)
          .forEach(constant -> needed.put(Names.key(constant), Names.of(constant)));
    } else if (type.isSealed()) {
      Arrays.stream(Objects.requireNonNull(type.getPermittedSubclasses())).forEach(this::need);
    } else if (type.isRecord()) {
      if (Conventions.saysItsType(type)) {
        needed.put(Names.key(type), Names.of(type));
      }
      Arrays.stream(type.getRecordComponents())
          .map(RecordComponent::getGenericType)
          .forEach(this::need);
    }
  }

  /// Types and constants may be renamed in Java, and new ones added. A name once written is needed
  /// forever, for as many different things as had it.
  @Test
  void a_name_that_has_been_written_is_still_there() throws IOException {
    ROOTS.forEach(this::need);
    List<String> written = new ArrayList<>(Files.readAllLines(WRITTEN.path()));
    List<String> gone = new ArrayList<>(written);
    List<String> added = new ArrayList<>(needed.values());
    written.forEach(added::remove);
    needed.values().forEach(gone::remove);
    assertThat(gone).as("names.properties keeps them").isEmpty();
    written.addAll(added);
    WRITTEN.holds(String.join("\n", written.stream().sorted().toList()) + "\n");
  }

  @Test
  void members_of_one_family_have_different_names() {
    for (Class<?> family : ROOTS) {
      assertThat(Conventions.members(family).stream().filter(Conventions::saysItsType))
          .extracting(Names::of)
          .doesNotHaveDuplicates();
    }
  }
}
