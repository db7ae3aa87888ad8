package org.jadoube.web.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.jadoube.web.KnownState;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Followers of a tournament hear of it message by message.
final class ShowingTest {
  private static HallState state(Map<String, HallRound> rounds, boolean stopped) {
    return new HallState(
        "Cup",
        3,
        "3.0",
        "running",
        3,
        Optional.empty(),
        new HallDrawClaims(Optional.of(3), Optional.of(50)),
        stopped,
        Map.of(),
        Optional.empty(),
        rounds);
  }

  private static HallRound round(Optional<String> result) {
    HallBoard board =
        new HallBoard(1, 2, Optional.empty(), result, result.map(_ -> "play"), Optional.empty());
    HallBoard other =
        new HallBoard(3, 4, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    return new HallRound(
        /* published= */ true,
        Optional.empty(),
        /* over= */ false,
        Optional.of(Map.of("1", board, "2", other)),
        Optional.empty(),
        Optional.empty());
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }

  @Test
  void a_change_says_only_what_is_new() {
    Showing showing = new Showing("id", state(Map.of("1", round(Optional.empty())), false));
    String change =
        showing.change(state(Map.of("1", round(Optional.of("1-0"))), false)).orElseThrow();
    assertThat(json(change).path("patch"))
        .isEqualTo(
            json(
                "{\"rounds\":{\"1\":{\"boards\":{\"1\":{\"result\":\"1-0\",\"basis\":\"play\"}}}}}"));
  }

  @Test
  void nothing_is_said_if_nothing_is_new() {
    HallState state = state(Map.of(), false);
    assertThat(new Showing("id", state).change(state(Map.of(), false))).isEmpty();
  }

  @Test
  void whoever_comes_later_is_told_what_the_others_know() {
    Showing showing = new Showing("id", state(Map.of("1", round(Optional.empty())), false));
    KnownState early = new KnownState();
    early.told(json(showing.whole()));
    JsonNode first =
        early.told(
            json(
                showing.change(state(Map.of("1", round(Optional.of("0-1"))), true)).orElseThrow()));
    KnownState late = new KnownState();
    JsonNode whole = late.told(json(showing.whole()));
    assertThat(whole.path("state")).isEqualTo(first.path("state"));
    JsonNode next = json(showing.change(state(Map.of(), false)).orElseThrow());
    assertThat(late.told(next)).isEqualTo(early.told(next));
  }
}
