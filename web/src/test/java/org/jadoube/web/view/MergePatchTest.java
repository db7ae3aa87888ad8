package org.jadoube.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.web.KnownState;
import org.jadoube.web.view.NewsTexts.StatePatch;
import org.jadoube.wire.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Patches against the rule of RFC 7396: what one is merged into becomes what it was made for.
final class MergePatchTest {
  private static final Outer PLAIN =
      new Outer("a", List.of("b"), Optional.empty(), Optional.empty(), Map.of());
  private static final Outer FULL =
      new Outer("a", List.of(), Optional.of(7), inner(1, "x"), Map.of("e2", "pawn", "e1", "king"));
  private static final List<Outer> ALL =
      List.of(
          PLAIN,
          FULL,
          new Outer("b", List.of("b", "c"), Optional.of(8), inner(1, "y"), Map.of("e2", "queen")),
          new Outer(
              "b",
              List.of(),
              Optional.empty(),
              Optional.of(new Inner(2, Optional.empty())),
              Map.of("e4", "pawn", "e1", "king")));

  record Inner(int number, Optional<String> name) {}

  record Outer(
      String text,
      List<String> list,
      Optional<Integer> number,
      Optional<Inner> inner,
      Map<String, String> map) {}

  private static Optional<Inner> inner(int number, String name) {
    return Optional.of(new Inner(number, Optional.of(name)));
  }

  private static JsonNode json(Object value) {
    return JsonMapper.shared().readTree(Json.write(value));
  }

  @ParameterizedTest
  @CsvSource({"0,1", "1,0", "1,2", "2,3", "3,2", "3,1", "0,3", "3,0", "2,0", "0,2", "1,3", "2,1"})
  void a_patch_makes_one_value_of_the_other(int from, int to) {
    JsonNode patch = json(new StatePatch(MergePatch.between(ALL.get(from), ALL.get(to))));
    assertThat(KnownState.merged(json(ALL.get(from)), patch)).isEqualTo(json(ALL.get(to)));
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "2", "3"})
  void nothing_is_said_about_what_stays_the_same(int each) {
    assertThat(MergePatch.between(ALL.get(each), ALL.get(each))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|1|{\"list\":[],\"number\":7,\"inner\":{\"number\":1,\"name\":\"x\"},\"map\":{\"e2\":\"pawn\",\"e1\":\"king\"}}",
        "1|0|{\"list\":[\"b\"],\"number\":null,\"inner\":null,\"map\":{\"e2\":null,\"e1\":null}}",
        "2|3|{\"list\":[],\"number\":null,\"inner\":{\"number\":2,\"name\":null},"
            + "\"map\":{\"e2\":null,\"e4\":\"pawn\",\"e1\":\"king\"}}",
      })
  void a_patch_names_only_what_is_new(int from, int to, String expected) {
    assertThat(json(new StatePatch(MergePatch.between(ALL.get(from), ALL.get(to)))))
        .isEqualTo(JsonMapper.shared().readTree(expected));
  }
}
