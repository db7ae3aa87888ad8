package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.game.Hall.Follower;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
import org.jadoube.store.Outage;
import org.jadoube.testing.Wait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nobody is charged for time in which the server could not serve.
final class OutageTest {
  private static final Duration LITTLE = Duration.ofMillis(200);

  @TempDir Path directory;

  @Test
  void a_game_that_is_looked_at_after_several_crashes_stands_since_the_first() throws Exception {
    GameId id;
    Instant left;
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      id = hall.game("60");
      hall.pass(Duration.ofSeconds(10));
      left = hall.now();
      hall.store.heartbeat(left);
      hall.crash();
    }
    for (int hours = 1; hours <= 3; hours++) {
      try (Hall hall = Hall.open(directory, Hall.NOON.plus(Duration.ofHours(hours)))) {
        hall.pass(Duration.ofMinutes(2));
      }
    }
    try (Hall hall = Hall.open(directory, Hall.NOON.plus(Duration.ofHours(4)))) {
      assertThat(hall.games.inMemory()).isZero();
      assertThat(hall.room(id).status().moment().snapshot().game().phase()).isEqualTo(Phase.PAUSED);
      assertThat(hall.pauses(id)).hasSize(1);
      assertThat(hall.pauses(id).getFirst().since()).isEqualTo(left);
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(50));
    }
  }

  @Test
  void a_flag_that_fell_before_the_outage_stays_fallen() throws Exception {
    GameId id;
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      id = hall.game("60");
      hall.store.heartbeat(Hall.NOON.plusSeconds(61));
      hall.crash();
    }
    try (Hall hall = Hall.open(directory, Hall.NOON.plus(Duration.ofHours(1)))) {
      assertThat(hall.room(id).status().moment().snapshot().game().ending()).isPresent();
    }
  }

  @Test
  void a_server_whose_machine_lives_in_the_past_pauses_its_games_all_the_same() throws Exception {
    GameId id;
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      id = hall.game("60");
      hall.crash();
    }
    Instant yesterday = Hall.NOON.minus(Duration.ofDays(1));
    Optional<Instant> lived;
    try (EventStore store = EventStore.open(Database.in(directory))) {
      lived = store.lastHeartbeat();
    }
    try (ServerClock clock = ServerClock.start(() -> yesterday, lived)) {
      assertThat(clock.instant()).isAfter(Hall.NOON.minusMillis(1));
    }
    try (Hall hall = Hall.open(directory, lived.orElseThrow().plusMillis(1))) {
      assertThat(hall.room(id).status().moment().snapshot().game().phase()).isEqualTo(Phase.PAUSED);
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(60));
    }
  }

  @Test
  void time_in_which_the_server_stood_still_is_charged_to_nobody() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("10");
      Instant stopped = hall.now();
      hall.standStill(Duration.ofSeconds(20));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.PAUSED);
      assertThat(hall.pauses(id).getFirst().since()).isEqualTo(stopped);
      assertThat(hall.pauses(id).getFirst().reason()).isEqualTo(PauseReason.OUTAGE);
      assertThat(hall.move(id, Colour.WHITE, "g1f3").happened()).isTrue();
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(10));
    }
  }

  @Test
  void where_both_players_are_there_the_game_goes_on_at_once() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("10");
      Follower white = new Follower(Optional.of(Colour.WHITE));
      hall.room(id).enter(white);
      hall.room(id).enter(new Follower(Optional.of(Colour.BLACK)));
      hall.standStill(Duration.ofSeconds(20));
      hall.now();
      Wait.until("the pause and its end are told", () -> white.heard(News.GoneOn.class) == 2);
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(10));
    }
  }

  @Test
  void an_act_that_arrived_before_the_server_stood_still_counts_from_its_arrival()
      throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("10");
      hall.pass(Duration.ofSeconds(4));
      try (Arrival arrival = hall.games.arrive(id)) {
        hall.pass(LITTLE);
        hall.standStill(Duration.ofSeconds(20));
        hall.room(id)
            .act(arrival, Colour.WHITE, Hall.moving(Colour.WHITE, "g1f3"), Optional.empty());
      }
      Wait.until("the clocks stand", () -> hall.room(id).game().phase() == Phase.PAUSED);
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(6));
      assertThat(hall.left(id, Colour.BLACK)).isEqualTo(Duration.ofSeconds(10).minus(LITTLE));
    }
  }

  @Test
  void a_flag_that_falls_while_the_server_is_busy_with_the_game_is_looked_at() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("600");
      try (Arrival arrival = hall.games.arrive(id)) {
        hall.pass(Duration.ofSeconds(601));
        ActOutcome outcome =
            hall.room(id)
                .act(arrival, Colour.BLACK, Hall.moving(Colour.BLACK, "g8f6"), Optional.empty());
        assertThat(((ActOutcome.Decided) outcome).happened()).isFalse();
      }
      Wait.until("the game ended", () -> hall.room(id).game().phase() == Phase.FINISHED);
      assertThat(hall.left(id, Colour.WHITE)).isZero();
    }
  }

  @Test
  void a_flag_is_looked_at_after_all_that_arrived_before_it_fell() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("10");
      hall.pass(Duration.ofSeconds(9));
      Arrival arrival = hall.games.arrive(id);
      hall.pass(Duration.ofSeconds(3));
      Thread flag = Thread.startVirtualThread(() -> hall.room(id).observe());
      Wait.until("somebody looks at the flag", () -> flag.getState() == Thread.State.WAITING);
      ActOutcome outcome =
          hall.room(id)
              .act(arrival, Colour.WHITE, Hall.moving(Colour.WHITE, "g1f3"), Optional.empty());
      arrival.close();
      flag.join();
      assertThat(((ActOutcome.Decided) outcome).happened()).isTrue();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(1));
    }
  }

  @Test
  void outages_that_touch_are_one() {
    Outages outages = new Outages(List.of());
    outages.add(outage(10, 20));
    outages.add(outage(40, 50));
    outages.add(outage(15, 41));
    outages.add(outage(60, 70));
    assertThat(outages.notOverAt(at(0))).contains(outage(10, 50));
    assertThat(outages.notOverAt(at(30))).contains(outage(10, 50));
    assertThat(outages.notOverAt(at(50))).contains(outage(60, 70));
    assertThat(outages.notOverAt(at(70))).isEmpty();
  }

  private static Outage outage(int since, int until) {
    return new Outage(at(since), at(until));
  }

  private static Instant at(int seconds) {
    return Hall.NOON.plusSeconds(seconds);
  }
}
