package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Coming back to a game: whoever says what was seen last is told what was missed.
final class ReturnTest extends OneServer {
  /// A game after 1. e4 c5; its events are the beginning and two moves.
  private static Table begun() throws Exception {
    Table table = client.table("-");
    client.move(table, table.white(), "e2e4");
    client.move(table, table.black(), "c7c5");
    return table;
  }

  private static JsonNode answer(Follower follower) throws Exception {
    return follower.nextBut("welcome", "presence");
  }

  @Test
  void who_comes_back_is_told_exactly_what_was_missed() throws Exception {
    Table table = begun();
    try (Follower again = client.follow(table.id(), table.white(), 2)) {
      JsonNode missed = answer(again);
      assertThat(missed.path("type").stringValue()).isEqualTo("change");
      assertThat(sequences(missed)).containsExactly(3);
      assertThat(missed.path("moves").findValuesAsString("san")).containsExactly("c5");
      assertThat(missed.at("/state/permissions").isMissingNode()).isFalse();
      assertThat(again.next("presence").path("white").booleanValue()).isTrue();
    }
  }

  private static List<Integer> sequences(JsonNode change) {
    return change
        .path("events")
        .valueStream()
        .map(each -> each.path("sequence").intValue())
        .toList();
  }

  @Test
  void who_has_missed_nothing_is_told_how_the_game_stands_and_then_each_change_once()
      throws Exception {
    Table table = begun();
    try (Follower again = client.follow(table.id(), "", 3)) {
      JsonNode nothing = answer(again);
      assertThat(nothing.path("type").stringValue()).isEqualTo("change");
      assertThat(nothing.path("sequence").intValue()).isEqualTo(3);
      assertThat(sequences(nothing)).isEmpty();
      client.move(table, table.white(), "g1f3");
      assertThat(sequences(answer(again))).containsExactly(4);
    }
  }

  @Test
  void a_hello_that_comes_twice_is_answered_once() throws Exception {
    Table table = begun();
    try (Follower again = client.follow(table.id(), "", 1)) {
      again.send("{\"type\":\"hello\",\"after\":0}");
      assertThat(sequences(answer(again))).containsExactly(2, 3);
      client.move(table, table.white(), "g1f3");
      assertThat(sequences(answer(again))).containsExactly(4);
    }
  }

  @Test
  void who_cannot_be_told_what_was_missed_is_told_the_whole_game() throws Exception {
    Table waiting = client.table("-");
    Table table = begun();
    for (Follower each :
        List.of(
            client.follow(waiting.id(), waiting.white(), 0),
            client.follow(table.id(), table.white(), 0),
            client.follow(table.id(), table.white(), 77))) {
      try (each) {
        assertThat(answer(each).path("type").stringValue()).isEqualTo("game");
      }
    }
  }

  @Test
  void a_sequence_that_is_none_is_told() throws Exception {
    Table table = begun();
    try (Follower again = client.follow(table.id(), "", -1)) {
      JsonNode error = again.nextBut("welcome");
      assertThat(error.at("/error/pointer").stringValue()).isEqualTo("/after");
    }
  }
}
