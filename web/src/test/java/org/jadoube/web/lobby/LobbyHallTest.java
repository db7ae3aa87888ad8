package org.jadoube.web.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Patience;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.GameTerms;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.People;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The lobby by itself, and a crowd that follows it.
final class LobbyHallTest {
  private static final int CROWD = 300;

  /// How many messages may wait for one who reads nothing.
  private static final int OUTBOX = 256;

  @TempDir Path data;

  /// Somebody who keeps what is told.
  private record Ear(Party party, List<String> heard) implements LobbyFollower {
    static Ear of(int number) {
      String device = String.format(Locale.ROOT, "device %d", number);
      return new Ear(
          Party.guest(Optional.of(device), "", Optional.empty()), new CopyOnWriteArrayList<>());
    }

    @Override
    public void tell(String message) {
      heard.add(message);
    }
  }

  @Test
  void a_crowd_that_comes_and_seeks_at_once_floods_nobody() throws Exception {
    try (EventStore store = EventStore.open(Database.in(data));
        Games games = new Games(store, InstantSource.system(), Patience.USUAL)) {
      People people = People.in(store.ledger(), InstantSource.system());
      LobbyHall hall = LobbyHall.of(games, people, InstantSource.system());
      List<Ear> crowd = IntStream.range(0, CROWD).mapToObj(Ear::of).toList();
      crowd.forEach(hall::enter);
      crowd.forEach(ear -> hall.lobby().seek(ear.party(), of(ear)));
      assertThat(LobbyState.of(hall.lobby()).here().all()).isEqualTo(CROWD);
      assertThat(LobbyState.of(hall.lobby()).seeks()).hasSize(200);
      assertThat(crowd.getFirst().heard()).hasSizeBetween(2, OUTBOX / 2);
      assertThat(crowd.getLast().heard().getFirst()).contains("\"type\":\"lobby\"");
      crowd.forEach(hall::leave);
      assertThat(LobbyState.of(hall.lobby()).here().all()).isZero();
    }
  }

  /// Terms that nobody else seeks.
  private static Challenge.Proposal of(Ear ear) {
    long seconds = 60 + Long.parseLong(ear.party().key().replaceAll("\\D", ""));
    TimeControl control = TimeControl.of(Duration.ofSeconds(seconds), Duration.ZERO);
    return new Challenge.Proposal(GameTerms.standard(control), Optional.empty());
  }
}
