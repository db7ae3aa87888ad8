package org.jadoube.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.competition.table.Pair;
import org.jadoube.competition.trf.Trf;
import org.jadoube.server.events.Changed;
import org.jadoube.server.events.EventId;
import org.jadoube.server.events.EventLimits;
import org.jadoube.server.events.Events;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Patience;
import org.jadoube.server.people.AccountId;
import org.jadoube.server.people.People;
import org.jadoube.server.store.Database;
import org.jadoube.server.store.EventStore;
import org.jadoube.wire.competition.PairingRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A hall by itself, whose games are those of another server: nothing is heard of them.
final class PlayingHallTest {
  private static final int BOARDS = 120;

  @TempDir Path here;
  @TempDir Path elsewhere;

  @Test
  void it_goes_on_reading_games_although_nothing_happens_in_them() throws Exception {
    try (EventStore store = EventStore.open(Database.in(here));
        EventStore other = EventStore.open(Database.in(elsewhere));
        Games games = new Games(store, InstantSource.system(), Patience.USUAL);
        Games none = new Games(other, InstantSource.system(), Patience.USUAL)) {
      People people = People.in(store.ledger(), InstantSource.system());
      Events events =
          new Events(
              store.ledger(),
              InstantSource.system(),
              games,
              people,
              new EventLimits(2 * BOARDS, 1),
              Optional.empty());
      PlayingHall hall = new PlayingHall(published(events, organiser(people)), events, none);
      hall.enter(new Deaf());
      List<Boolean> works = new ArrayList<>();
      do {
        hall.work();
        works.add(hall.hasWork());
      } while (hall.hasWork());
      assertThat(works).as("50, 100 and 120 games read").containsExactly(true, true, false);
    }
  }

  private static AccountId organiser(People people) {
    people.accounts().signUp("Olga", "correct horse battery", Optional.empty());
    return people.accounts().find("Olga").orElseThrow().id();
  }

  private static EventId published(Events events, AccountId organiser) {
    String players =
        IntStream.rangeClosed(1, 2 * BOARDS)
            .mapToObj(
                number -> String.format(Locale.ROOT, "001 %4d      Player %d", number, number))
            .collect(Collectors.joining("\n"));
    String text = "XXR 1\n" + players;
    Changed made = events.create(Trf.read(text).file(), text, organiser, Optional.empty());
    EventId event = EventId.read(((Changed.Done) made).record().id()).orElseThrow();
    List<Pair> pairs =
        IntStream.rangeClosed(1, BOARDS)
            .mapToObj(board -> new Pair(2 * board - 1, 2 * board))
            .toList();
    events.pair(
        event,
        OptionalInt.empty(),
        new PairingRequest(
            Optional.of(pairs), OptionalInt.empty(), Optional.empty(), Optional.empty()));
    events.publish(event, OptionalInt.empty(), 1);
    return event;
  }

  /// Hears nothing.
  private static final class Deaf implements HallFollower {
    @Override
    public boolean isOfficial() {
      return false;
    }

    @Override
    public void tell(String message) {
      // it is deaf
    }
  }
}
