package org.jadoube.web.hall;

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
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Patience;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.TournamentQuota;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.trf.Trf;
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
      Tournaments tournaments =
          new Tournaments(
              store.ledger(),
              InstantSource.system(),
              games,
              people,
              new TournamentQuota(2 * BOARDS, 1),
              Optional.empty());
      PlayingHall hall =
          new PlayingHall(published(tournaments, organiser(people)), tournaments, none);
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

  private static TournamentId published(Tournaments tournaments, AccountId organiser) {
    String players =
        IntStream.rangeClosed(1, 2 * BOARDS)
            .mapToObj(
                number -> String.format(Locale.ROOT, "001 %4d      Player %d", number, number))
            .collect(Collectors.joining("\n"));
    String text = "XXR 1\n" + players;
    Changed made = tournaments.create(Trf.read(text), text, organiser, Optional.empty());
    TournamentId tournament = TournamentId.read(((Changed.Done) made).record().id()).orElseThrow();
    List<Pair> pairs =
        IntStream.rangeClosed(1, BOARDS)
            .mapToObj(board -> new Pair(2 * board - 1, 2 * board))
            .toList();
    tournaments
        .rounds()
        .pair(
            tournament,
            OptionalInt.empty(),
            new PairingRequest(
                Optional.of(pairs), OptionalInt.empty(), Optional.empty(), Optional.empty()));
    tournaments.rounds().publish(tournament, OptionalInt.empty(), 1);
    return tournament;
  }

  /// Hears nothing.
  private static final class Deaf implements HallFollower {
    @Override
    public void gone() {}

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
