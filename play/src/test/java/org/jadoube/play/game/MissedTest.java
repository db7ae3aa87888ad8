package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whether the missed events are enough for a returning follower.
final class MissedTest {
  @TempDir Path directory;

  /// The beginning and 1. e4 e5.
  private List<Event> events;

  @BeforeEach
  void play() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      events = new ArrayList<>(hall.room(hall.game("60")).game().events());
    }
  }

  @Test
  void it_is_enough_once_the_game_has_begun() {
    assertThat(Missed.sufficesAfter(0, events)).isFalse();
    assertThat(Missed.sufficesAfter(1, events)).isTrue();
    assertThat(Missed.sufficesAfter(3, events)).isTrue();
    assertThat(Missed.sufficesAfter(4, events)).isFalse();
  }

  @Test
  void it_is_not_enough_when_a_move_was_taken_back_that_was_seen() {
    Event latest = events.getLast();
    events.add(
        new Ruling(
            latest.at(),
            latest.citation(),
            List.of(new Consequence.PositionRestored(1)),
            List.of()));
    assertThat(Missed.sufficesAfter(3, events)).isFalse();
    assertThat(Missed.sufficesAfter(4, events)).isTrue();
  }

  @Test
  void it_is_not_enough_when_the_players_took_back_a_move_that_was_seen() {
    Event latest = events.getLast();
    events.add(
        new Event.MovesTakenBack(latest.at(), latest.citation(), Colour.BLACK, 1, Times.UNTIMED));
    assertThat(Missed.sufficesAfter(3, events)).isFalse();
  }

  @Test
  void it_is_not_enough_when_it_is_a_lot() {
    events.addAll(Collections.nCopies(200, events.getLast()));
    assertThat(Missed.sufficesAfter(3, events)).isTrue();
    assertThat(Missed.sufficesAfter(2, events)).isFalse();
  }
}
