package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/// Documents of schemas that never existed: in the first a player gave up with `surrender`, and in
/// the second it was called `resign` by a `player`.
class UpcasterTest {
  private static final int CURRENT = Document.SCHEMA;
  private static final Upcaster UPCASTER =
      new Upcaster(
          CURRENT,
          Map.of(CURRENT - 2, UpcasterTest::renameType, CURRENT - 1, UpcasterTest::renamePlayer));
  private static final Document<Act> ACTS =
      new Document<>("act", Act.class, Documents.MAPPER, UPCASTER, UnaryOperator.identity());
  private static final Act RESIGNS = new Act(Actor.WHITE, Instant.EPOCH, new Act.Resign());

  private static void renameType(String kind, ObjectNode document) {
    assertThat(kind).isEqualTo("act");
    if (document.path("type").asString().equals("surrender")) {
      document.put("type", "resign");
    }
  }

  private static void renamePlayer(String kind, ObjectNode document) {
    document.set("by", document.remove("player"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"schema\":-1,\"type\":\"surrender\",\"player\":\"white\",\"at\":\"1970-01-01T00:00:00Z\"}",
        "{\"schema\":0,\"type\":\"resign\",\"player\":\"white\",\"at\":\"1970-01-01T00:00:00Z\"}",
        "{\"schema\":1,\"type\":\"resign\",\"by\":\"white\",\"at\":\"1970-01-01T00:00:00Z\"}",
        "{\"type\":\"resign\",\"by\":\"white\",\"at\":\"1970-01-01T00:00:00Z\"}"
      })
  void a_document_of_an_older_schema_is_read_step_by_step(String json) {
    assertThat(ACTS.read(json)).isEqualTo(new JsonReading.Read<>(RESIGNS));
  }

  @Test
  void what_is_read_from_an_older_schema_is_written_in_the_current_one() {
    assertThat(ACTS.write(RESIGNS)).startsWith("{\"schema\":" + CURRENT + ",\"type\":\"resign\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-2", "2", "\"1\"", "null", "1.0"})
  void another_schema_is_a_fault(String schema) {
    String json = "{\"schema\":" + schema + ",\"type\":\"resign\",\"by\":\"white\"}";
    assertThat(ACTS.read(json))
        .isInstanceOfSatisfying(
            JsonReading.Unreadable.class,
            unreadable ->
                assertThat(unreadable.fault().message())
                    .contains("(/schema)", "expected a schema from -1 to 1"));
  }

  @Test
  void a_step_must_not_be_missing() {
    assertThatThrownBy(() -> new Upcaster(3, Map.of(1, UpcasterTest::renameType)))
        .hasMessage("there is no step from schema 2");
  }
}
