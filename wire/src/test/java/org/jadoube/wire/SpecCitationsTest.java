package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The provisions cited in the cases of `spec/`: a case that names only the events cannot tell the
/// right Article from its neighbour.
final class SpecCitationsTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /// Acts of hands outside the game are recorded under the provision that keeps them from counting.
  private static final Set<String> NEEDLESS =
      Set.of(
          "contact-excused touched-own-piece",
          "piece-placed checkmate",
          "piece-placed resumption-set-up",
          "piece-placed start-of-game",
          "piece-released resumption-set-up",
          "piece-released start-of-game");

  @Test
  void whatever_is_cited_some_case_expects() {
    Set<String> cited = new TreeSet<>();
    Set<String> expected = new TreeSet<>();
    SpecCase.all()
        .forEach(example -> {
          expectations(example.json().path("play")).forEach(expected::add);
          example.editions().forEach(year -> cited(example, year).forEach(cited::add));
        });
    cited.removeAll(expected);
    assertThat(cited).isSubsetOf(NEEDLESS);
  }

  private static Stream<String> cited(SpecCase example, String year) {
    return SpecRun.play(example, year).stream()
        .map(MAPPER::readTree)
        .filter(line -> line.has("citation"))
        .map(line -> line.path("type").asString("") + " " + line.at("/citation/rule").asString(""));
  }

  private static Stream<String> expectations(JsonNode play) {
    return play.valueStream()
        .flatMap(step -> step.path("gives").valueStream())
        .flatMap(given ->
            given.has("event")
                ? expectation(given.path("event").asString(""), given.path("rule"))
                : Stream.of("ruling", "refusal")
                    .flatMap(kind -> expectation(kind, given.path(kind))));
  }

  /// A list has one rule for each edition.
  private static Stream<String> expectation(String kind, JsonNode rule) {
    Stream<JsonNode> rules = rule.isArray() ? rule.valueStream() : Stream.of(rule);
    return rules.map(name -> kind + " " + name.asString(""));
  }
}
