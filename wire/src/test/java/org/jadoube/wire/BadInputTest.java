package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Bad documents get a fault that says where it is, what was found and what was expected.
class BadInputTest {
  private static final String GOOD =
      """
      {"schema":1,"type":"claim-draw","by":"white","at":"2026-11-21T12:00:00.000Z","claim":"threefold","intended":"e2e4"}\
      """;

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "bad-acts.csv", delimiter = '|', numLinesToSkip = 1)
  void a_bad_act_is_explained(String what, String json, String message) {
    assertThat(message(Documents.ACT, json)).as(what).startsWith(message);
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "bad-regulations.csv", delimiter = '|', numLinesToSkip = 1)
  void bad_regulations_are_explained(String what, String json, String message) {
    assertThat(message(Documents.REGULATIONS, json)).as(what).startsWith(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n"})
  void an_empty_document_holds_nothing(String json) {
    assertThat(message(Documents.ACT, json))
        .isEqualTo("line 1, column 1: found nothing, expected an object");
  }

  @Test
  void the_place_is_counted_in_lines_and_columns() {
    String json = "{\n  \"type\": \"resign\",\n  \"by\": \"green\",\n  \"at\": 3 }";
    assertThat(Documents.ACT.read(json))
        .isInstanceOfSatisfying(
            JsonReading.Unreadable.class,
            unreadable ->
                assertThat(unreadable.fault())
                    .isEqualTo(
                        new JsonFault(
                            "/by",
                            3,
                            9,
                            "\"green\"",
                            "one of white, black, arbiter, clock, white-assistant, black-assistant")));
  }

  @Test
  void a_document_that_is_too_long_is_refused_unread() {
    String json = "{\"type\":\"" + "x".repeat(Mapper.MOST_CHARACTERS) + "\"}";
    assertThat(message(Documents.ACT, json)).contains("expected at most 1048576 characters");
  }

  @Test
  void a_document_that_is_too_deep_is_refused() {
    assertThat(message(Documents.ACT, "[".repeat(100_000))).contains("within the limits");
  }

  @Test
  void any_document_cut_short_or_garbled_is_read_or_explained() {
    RandomGenerator random = Seeded.random(7);
    for (int length = 0; length < GOOD.length(); length++) {
      assertThat(message(Documents.ACT, GOOD.substring(0, length))).contains("expected");
      assertThat(Documents.ACT.read(garbled(length, random))).isNotNull();
    }
  }

  private static String garbled(int place, RandomGenerator random) {
    char instead = (char) random.nextInt(1, 0x3000);
    return GOOD.substring(0, place) + instead + GOOD.substring(place + 1);
  }

  @Test
  void what_is_left_out_of_an_act_is_empty_or_false() {
    String json =
        "{\"type\":\"move\",\"by\":\"white\",\"at\":\"2026-11-21T12:00:00Z\",\"attempt\":\"e2e4\"}";
    assertThat(Documents.ACT.read(json))
        .isEqualTo(
            new JsonReading.Read<Act>(
                new Act(
                    Actor.WHITE,
                    Instant.parse("2026-11-21T12:00:00Z"),
                    new Act.Move(new Attempt.Step(Square.E2, Square.E4, Optional.empty())))));
  }

  @Test
  void a_sent_act_is_by_whom_and_when_the_reader_says() {
    Instant at = Instant.parse("2026-11-21T12:00:00.123Z");
    assertThat(Documents.sentAct("{\"type\":\"resign\"}", Actor.BLACK, at))
        .isEqualTo(new JsonReading.Read<Act>(new Act(Actor.BLACK, at, new Act.Resign())));
  }

  @Test
  void a_sent_act_must_not_say_by_whom_it_is() {
    JsonReading<Act> reading =
        Documents.sentAct("{\"type\":\"resign\",\"by\":\"white\"}", Actor.BLACK, Instant.EPOCH);
    assertThat(reading)
        .isInstanceOfSatisfying(
            JsonReading.Unreadable.class,
            unreadable -> assertThat(unreadable.fault().pointer()).isEqualTo("/by"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e2", "e2e5", "e2e4q", "a1a2"})
  void a_recorded_move_that_no_board_makes_legal_is_explained(String uci) {
    assertThat(message(Documents.EVENT, moveMade().replace("e2e4", uci)))
        .contains("expected a move whose fields go together");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"whiteMillis\":-7,\"blackMillis\":5}",
        "{\"whiteMillis\":5}",
        "{\"whiteMillis\":-1,\"blackMillis\":5}"
      })
  void recorded_times_that_no_clocks_show_are_explained(String times) {
    assertThat(message(Documents.EVENT, moveMade(times)))
        .contains("(/times)", "expected whiteMillis and blackMillis, each at least 0");
  }

  @Test
  void what_no_clock_shows_is_left_out() {
    assertThat(moveMade()).doesNotContain("times", "Millis");
    assertThat(Documents.EVENT.read(moveMade("{\"whiteMillis\":-1,\"blackMillis\":-1}")))
        .as("as early builds wrote it")
        .isEqualTo(Documents.EVENT.read(moveMade()));
  }

  private static String moveMade(String times) {
    String json = moveMade();
    return json.substring(0, json.length() - 1) + ",\"times\":" + times + "}";
  }

  private static String moveMade() {
    Move move = new Move.Normal(Role.PAWN, Square.E2, Square.E4, Optional.empty());
    return Documents.EVENT.write(
        new Event.MoveMade(
            Instant.EPOCH,
            Edition.newest().cite(Rule.MOVE_MADE),
            Colour.WHITE,
            move,
            Completion.values()[0],
            Times.UNTIMED));
  }

  @Test
  void a_start_may_leave_out_its_counters() {
    String json = Documents.REGULATIONS.write(Regulations.of(TimeControl.UNTIMED));
    assertThat(Documents.REGULATIONS.read(json.replace("KQkq - 0 1", "KQkq -")))
        .isEqualTo(Documents.REGULATIONS.read(json));
  }

  private static String message(Document<?> document, String json) {
    return switch (document.read(json)) {
      case JsonReading.Read<?>(Object value) -> "read: " + value;
      case JsonReading.Unreadable<?>(JsonFault fault) -> fault.message();
    };
  }
}
