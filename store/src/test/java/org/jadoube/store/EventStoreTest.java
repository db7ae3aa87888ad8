package org.jadoube.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Both databases, which are real ones, behave alike.
final class EventStoreTest {
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  private static final Duration ONE_MINUTE = Duration.ofMinutes(1);

  private static EmbeddedPostgres postgres;

  @TempDir Path directory;

  enum Kind {
    SQLITE,
    POSTGRESQL
  }

  @BeforeAll
  static void start() throws IOException {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stop() throws IOException {
    postgres.close();
  }

  @ParameterizedTest
  @EnumSource
  void what_was_added_is_there_after_opening_again(Kind kind) throws Exception {
    GameId id = new GameId("abc" + kind.ordinal());
    try (EventStore store = open(kind)) {
      store.create(game(id), Optional.empty());
      assertThat(store.add(addition(id, 1, "begun", true))).isTrue();
      assertThat(store.add(addition(id, 2, "moved", true))).isTrue();
    }
    try (EventStore store = open(kind)) {
      assertThat(store.game(id)).contains(game(id));
      assertThat(store.history(id, 0).events())
          .containsExactly(new StoredEvent(1, NOON, "begun"), new StoredEvent(2, NOON, "moved"));
      assertThat(store.history(id, 1).events()).hasSize(1);
      assertThat(store.open()).contains(id);
      assertThat(store.history(id, 1).receipts())
          .containsExactly(
              new Receipt(
                  StoredSender.WHITE, "act-2", Optional.of("print"), 2, 1, Optional.empty()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_sequence_is_given_once(Kind kind) throws Exception {
    GameId id = new GameId("seq" + kind.ordinal());
    try (EventStore store = open(kind)) {
      store.create(game(id), Optional.empty());
      store.add(addition(id, 1, "first", true));
      assertThat(store.add(addition(id, 1, "second", true))).isFalse();
      assertThat(store.history(id, 0).events())
          .extracting(StoredEvent::json)
          .containsExactly("first");
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_seat_is_taken_once(Kind kind) throws Exception {
    GameId id = new GameId("seat" + kind.ordinal());
    try (EventStore store = open(kind)) {
      store.create(game(id), Optional.empty());
      assertThat(store.seat(id, new StoredSeat(StoredColour.BLACK, "Boris", "b"), Optional.empty()))
          .isTrue();
      assertThat(store.seat(id, new StoredSeat(StoredColour.BLACK, "Carla", "c"), Optional.empty()))
          .isFalse();
      assertThat(store.game(id).orElseThrow().seat(StoredColour.BLACK))
          .map(StoredSeat::name)
          .contains("Boris");
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_game_that_has_gone_on_is_not_called_off(Kind kind) throws Exception {
    GameId id = new GameId("off" + kind.ordinal());
    try (EventStore store = open(kind)) {
      store.create(game(id), Optional.empty());
      store.add(addition(id, 1, "begun", true));
      store.abort(id, Aborter.WHITE, 0);
      assertThat(casual(store, id).abortedBy()).isEmpty();
      assertThat(store.open()).contains(id);
      store.abort(id, Aborter.WHITE, 1);
      store.abort(id, Aborter.BLACK, 1);
      assertThat(casual(store, id).abortedBy()).contains(Aborter.WHITE);
      assertThat(store.open()).doesNotContain(id);
    }
  }

  @ParameterizedTest
  @EnumSource
  void games_are_called_off_together_or_not_at_all(Kind kind) throws Exception {
    GameId one = new GameId("one" + kind.ordinal());
    GameId other = new GameId("two" + kind.ordinal());
    try (EventStore store = open(kind)) {
      store.create(game(one), Optional.empty());
      store.create(game(other), Optional.empty());
      store.add(addition(other, 1, "begun", true));
      assertThat(store.callOff(Map.of(one, 0, other, 0))).isFalse();
      assertThat(casual(store, one).abortedBy()).isEmpty();
      assertThat(store.callOff(Map.of(one, 0, other, 1))).isTrue();
      assertThat(store.callOff(Map.of(one, 0, other, 1))).isTrue();
      assertThat(casual(store, one).abortedBy()).contains(Aborter.OFFICIAL);
      assertThat(casual(store, other).abortedBy()).contains(Aborter.OFFICIAL);
      assertThat(store.open()).doesNotContain(other);
    }
  }

  @ParameterizedTest
  @EnumSource
  void another_game_is_offered_by_whoever_was_first(Kind kind) throws Exception {
    GameId id = new GameId("more" + kind.ordinal());
    try (EventStore store = open(kind)) {
      store.create(game(id), Optional.empty());
      store.offerRematch(id, StoredColour.BLACK);
      store.offerRematch(id, StoredColour.WHITE);
      assertThat(casual(store, id).rematchBy()).contains(StoredColour.BLACK);
    }
  }

  private static Casual casual(EventStore store, GameId id) {
    return store.game(id).orElseThrow().casual();
  }

  @Test
  void no_event_is_later_than_the_heartbeat() throws Exception {
    GameId id = new GameId("beat");
    try (EventStore store = open(Kind.SQLITE)) {
      store.create(game(id), Optional.empty());
      store.membership().join(NOON);
      store.heartbeat(NOON);
      store.add(additionAt(id, 1, NOON.plusSeconds(20)));
      assertThat(store.lastHeartbeat()).contains(NOON.plusSeconds(20));
      store.add(additionAt(id, 2, NOON.plusSeconds(10)));
      assertThat(store.lastHeartbeat()).as("it never goes back").contains(NOON.plusSeconds(20));
    }
  }

  @ParameterizedTest
  @EnumSource
  void what_was_handed_out_under_a_key_is_kept_for_a_day(Kind kind) throws Exception {
    try (EventStore store = open(kind)) {
      GameId id = new GameId("key" + kind.ordinal());
      HandedOut first = new HandedOut("key" + id, "print", new Secret("seed"), id, NOON);
      assertThat(store.create(game(id), Optional.of(first))).isTrue();
      assertThat(store.create(game(new GameId("other" + id)), Optional.of(first))).isFalse();
      assertThat(store.handedOut(first.id())).contains(first);
      assertThat(store.game(new GameId("other" + id))).isEmpty();
      GameId later = new GameId("later" + kind.ordinal());
      Instant tomorrow = NOON.plus(Duration.ofDays(1)).plusMillis(1);
      store.create(
          game(later),
          Optional.of(new HandedOut("new", "print", new Secret("seed"), later, tomorrow)));
      assertThat(store.handedOut(first.id())).isEmpty();
      assertThat(store.game(id)).isPresent();
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_game_that_has_ended_is_not_open(Kind kind) throws Exception {
    GameId id = new GameId("end" + kind.ordinal());
    try (EventStore store = open(kind)) {
      store.create(game(id), Optional.empty());
      store.add(addition(id, 1, "begun", true));
      store.add(addition(id, 2, "ended", false));
      assertThat(store.open()).doesNotContain(id);
    }
  }

  @ParameterizedTest
  @EnumSource
  void one_that_fails_in_a_group_does_no_harm_to_the_others(Kind kind) throws Exception {
    GameId id = new GameId("grp" + kind.ordinal());
    try (EventStore store = open(kind);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      store.create(game(id), Optional.empty());
      var added =
          IntStream.range(0, 60)
              .mapToObj(i ->
                  threads.submit(
                      () -> store.add(addition(id, 1 + i / 2, "by " + i, true, "act-" + i))))
              .toList();
      int succeeded = 0;
      for (var one : added) {
        succeeded += one.get() ? 1 : 0;
      }
      assertThat(succeeded).isEqualTo(30);
      assertThat(store.history(id, 0).events()).hasSize(30);
    }
  }

  @ParameterizedTest
  @EnumSource
  void the_latest_heartbeat_is_kept(Kind kind) throws Exception {
    try (EventStore store = open(kind)) {
      store.heartbeat(NOON);
      store.heartbeat(NOON.plusSeconds(1));
      assertThat(store.lastHeartbeat()).contains(NOON.plusSeconds(1));
    }
  }

  @Test
  void processes_that_change_the_same_games_do_not_wait_for_each_other_in_a_circle()
      throws Exception {
    List<GameId> games = IntStream.range(0, 40).mapToObj(i -> new GameId("ring" + i)).toList();
    try (EventStore one = open(Kind.POSTGRESQL);
        EventStore other = open(Kind.POSTGRESQL);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (GameId id : games) {
        one.create(game(id), Optional.empty());
      }
      List<Future<?>> changes = new ArrayList<>();
      for (int round = 0; round < 40; round++) {
        for (int i = 0; i < games.size(); i++) {
          GameId up = games.get(i);
          GameId down = games.get(games.size() - 1 - i);
          changes.add(threads.submit(() -> one.supervise(up)));
          changes.add(threads.submit(() -> other.supervise(down)));
        }
      }
      for (Future<?> change : changes) {
        change.get();
      }
      assertThat(one.hasJustWritten(ONE_MINUTE) && other.hasJustWritten(ONE_MINUTE)).isTrue();
    }
  }

  private EventStore open(Kind kind) throws UnusableDatabase {
    return EventStore.open(
        kind == Kind.SQLITE
            ? Database.in(directory)
            : Database.at(postgres.getJdbcUrl("postgres", "postgres")).orElseThrow());
  }

  private static StoredGame game(GameId id) {
    return new StoredGame(
        id,
        1,
        NOON,
        "{}",
        "secret",
        StoredColour.BLACK,
        /* supervised= */ true,
        Optional.empty(),
        List.of(new StoredSeat(StoredColour.WHITE, "Ana", "a")));
  }

  private static Addition additionAt(GameId id, int sequence, Instant moment) {
    return new Addition(
        id,
        List.of(new StoredEvent(sequence, moment, "moved")),
        Optional.empty(),
        true,
        Optional.empty());
  }

  private static Addition addition(GameId id, int sequence, String json, boolean open) {
    return addition(id, sequence, json, open, "act-" + sequence);
  }

  private static Addition addition(GameId id, int sequence, String json, boolean open, String act) {
    return new Addition(
        id,
        List.of(new StoredEvent(sequence, NOON, json)),
        Optional.of(
            new Receipt(
                StoredSender.WHITE, act, Optional.of("print"), sequence, 1, Optional.empty())),
        open,
        Optional.empty());
  }
}
