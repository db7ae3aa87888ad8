package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One line in place of several acts.
final class ShorthandTest {
  private static final String REGULATIONS = "{\"timeControl\":\"5400+30\"}";
  private static final String BEGIN =
      "{\"type\":\"begin\",\"by\":\"arbiter\",\"at\":\"2026-01-01T12:00:00Z\"}";

  private static List<String> record(String... lines) {
    List<String> output = new ArrayList<>();
    Referee referee = Referee.start();
    for (String line : lines) {
      Referee.Step step = referee.read(line);
      output.addAll(step.output());
      referee = step.next();
    }
    return output;
  }

  private static String hands(String... phrases) {
    return RefereeTest.act(
        "hands", "white", 1, ",\"hands\":[\"" + String.join("\",\"", phrases) + "\"]");
  }

  @Test
  void hands_are_the_acts_one_by_one_a_second_apart() {
    assertThat(record(REGULATIONS, BEGIN, hands("lift e2", "put white-pawn e4", "press*")))
        .isEqualTo(
            record(
                REGULATIONS,
                BEGIN,
                RefereeTest.act("lift", "white", 1, ",\"square\":\"e2\""),
                RefereeTest.act("place", "white", 2, ",\"piece\":\"white-pawn\",\"square\":\"e4\""),
                RefereeTest.act("release", "white", 3, ",\"square\":\"e4\""),
                RefereeTest.act("press", "white", 4, ",\"otherHand\":true")));
  }

  @Test
  void set_clocks_and_resume_stops_sets_and_restarts_the_clocks() {
    String set = ",\"whiteMillis\":60000,\"blackMillis\":120000,\"necessary\":true";
    assertThat(
            record(REGULATIONS, BEGIN, RefereeTest.act("set-clocks-and-resume", "arbiter", 5, set)))
        .isEqualTo(
            record(
                REGULATIONS,
                BEGIN,
                RefereeTest.act("pause", "arbiter", 5, ",\"reason\":\"irregularity\""),
                clock("white", 60_000),
                clock("black", 120_000),
                RefereeTest.act("resume", "arbiter", 5, "")));
  }

  private static String clock(String colour, int millis) {
    return RefereeTest.act(
        "set-clock",
        "arbiter",
        5,
        ",\"colour\":\"" + colour + "\",\"remainingMillis\":" + millis + ",\"necessary\":true");
  }

  @Test
  void clocks_that_have_stopped_are_not_stopped_again() {
    String pause = RefereeTest.act("pause", "arbiter", 3, ",\"reason\":\"interruption\"");
    String set = RefereeTest.act("set-clocks-and-resume", "arbiter", 5, ",\"blackMillis\":120000");
    assertThat(record(REGULATIONS, BEGIN, pause, set))
        .isEqualTo(
            record(
                REGULATIONS,
                BEGIN,
                pause,
                RefereeTest.act(
                    "set-clock", "arbiter", 5, ",\"colour\":\"black\",\"remainingMillis\":120000"),
                RefereeTest.act("resume", "arbiter", 5, "")));
  }

  @Test
  void a_refusal_names_the_line_it_answers_and_who_did_what_when() {
    assertThat(record(REGULATIONS, BEGIN, RefereeTest.act("accept-draw", "white", 7, "")).getLast())
        .startsWith(
            "{\"schema\":1,\"type\":\"refusal\",\"line\":3,\"at\":\"2026-01-01T12:00:07.000Z\","
                + "\"by\":\"white\",\"citation\":{");
  }

  @ParameterizedTest
  @ValueSource(strings = {"lift", "lift e9", "put pawn e4", "promote white-queen e8", "press e4"})
  void what_no_hand_does_is_a_fault_that_says_what_hands_do(String phrase) {
    assertThat(record(REGULATIONS, BEGIN, hands("lift e2", phrase)).getLast())
        .contains("\"type\":\"json-fault\"", "\"/hands/1\"", "lift e2, place white-pawn e4");
  }
}
