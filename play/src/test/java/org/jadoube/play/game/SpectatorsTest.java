package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.game.Hall.Follower;
import org.jadoube.store.GameId;
import org.jadoube.testing.Wait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Spectators cost the players nothing.
final class SpectatorsTest {
  private static final int CROWD = 2000;
  private static final List<String> MOVES =
      List.of("g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5");

  @TempDir Path directory;

  @Test
  void a_crowd_that_comes_and_goes_misses_nothing_and_is_told_apart_from_the_moves()
      throws Exception {
    List<Follower> crowd = new ArrayList<>();
    try (Hall hall = Hall.open(directory, Hall.NOON);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      GameId id = hall.game("300");
      GameRoom room = hall.room(id);
      for (int i = 0; i < CROWD; i++) {
        Follower follower = new Follower(Optional.empty());
        crowd.add(follower);
        boolean passing = i % 2 == 1;
        threads.execute(() -> {
          room.enter(follower);
          if (passing) {
            room.leave(follower);
          }
        });
      }
      for (int i = 0; i < MOVES.size(); i++) {
        hall.move(id, i % 2 == 0 ? Colour.WHITE : Colour.BLACK, MOVES.get(i));
      }
      int last = room.game().events().size();
      Wait.until(
          "all who stay have heard",
          () -> staying(crowd).stream().allMatch(follower -> latest(follower) == last));
      Wait.until("all are counted", () -> room.spectators() == CROWD / 2);
      assertThat(room.game().phase()).isEqualTo(Phase.RUNNING);
    }
    for (Follower follower : staying(crowd)) {
      assertThat(follower.heard(News.Stands.class)).isEqualTo(1);
      List<Integer> heard = sequences(follower);
      for (int i = 1; i < heard.size(); i++) {
        assertThat(heard.get(i)).isEqualTo(heard.get(i - 1) + 1);
      }
      assertThat(follower.heard(News.PresenceChanged.class)).isLessThan(CROWD / 20);
    }
  }

  @Test
  void nobody_waits_for_a_listener_that_hangs_or_fails() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      Follower other = new Follower(Optional.empty());
      hall.room(id)
          .enter(
              listener(() -> {
                throw new IllegalStateException("gone");
              }));
      hall.room(id).enter(other);
      hall.move(id, Colour.WHITE, "g1f3");
      Wait.until("the other hears the move", () -> other.heard(News.GoneOn.class) == 1);
      hall.room(id).enter(listener(() -> await(never)));
      assertThat(hall.move(id, Colour.BLACK, "b8c6").happened()).isTrue();
      assertThat(hall.room(id).status().moment().snapshot().game().ply().number()).isEqualTo(4);
      never.countDown();
    }
  }

  @Test
  void whoever_misses_a_move_because_telling_it_fails_is_cut_off() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      Forgetful forgetful = new Forgetful();
      Follower other = new Follower(Optional.empty());
      hall.room(id).enter(forgetful);
      hall.room(id).enter(other);
      hall.move(id, Colour.WHITE, "g1f3");
      hall.move(id, Colour.BLACK, "b8c6");
      Wait.until("the other hears the moves", () -> other.heard(News.GoneOn.class) == 2);
      assertThat(forgetful.missed.getCount()).isZero();
      assertThat(forgetful.moves).hasValue(1);
    }
  }

  /// A listener who cannot be told of moves.
  private static final class Forgetful implements Listener {
    private final AtomicInteger moves = new AtomicInteger();
    private final CountDownLatch missed = new CountDownLatch(1);

    @Override
    public Optional<Colour> player() {
      return Optional.empty();
    }

    @Override
    public void tell(News news) {
      if (news instanceof News.GoneOn) {
        moves.incrementAndGet();
        throw new IllegalStateException("a fault of the program");
      }
    }

    @Override
    public void miss() {
      missed.countDown();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static Listener listener(Runnable hearing) {
    return new Listener() {
      @Override
      public Optional<Colour> player() {
        return Optional.empty();
      }

      @Override
      public void tell(News news) {
        hearing.run();
      }
    };
  }

  private static List<Follower> staying(List<Follower> crowd) {
    List<Follower> staying = new ArrayList<>();
    for (int i = 0; i < crowd.size(); i += 2) {
      staying.add(crowd.get(i));
    }
    return staying;
  }

  private static int latest(Follower follower) {
    List<Integer> sequences = sequences(follower);
    return sequences.isEmpty() ? 0 : sequences.getLast();
  }

  /// The number of events each time it heard of the game.
  private static List<Integer> sequences(Follower follower) {
    return follower.news().stream()
        .flatMap(news ->
            switch (news) {
              case News.Stands(GameStatus standing) -> Stream.of(standing.moment().snapshot());
              case News.GoneOn goneOn -> Stream.of(goneOn.now().snapshot());
              default -> Stream.<Snapshot>empty();
            })
        .map(snapshot -> snapshot.game().events().size())
        .toList();
  }
}
