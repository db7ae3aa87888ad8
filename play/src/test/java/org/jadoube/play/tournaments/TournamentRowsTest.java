package org.jadoube.play.tournaments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.People;
import org.jadoube.play.people.SigningUp;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.store.Secret;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The rows of tournaments, as several processes read and write them.
final class TournamentRowsTest {
  private static final TournamentId ID = new TournamentId("23456789abcd");

  @TempDir Path directory;

  @Test
  void a_change_by_another_process_is_seen_at_once() throws Exception {
    try (EventStore store = EventStore.open(database("shared"))) {
      TournamentRows one = rows(store);
      TournamentRows other = rows(store);
      one.add(made(), olga(store), Instant.EPOCH, Optional.empty());
      assertThat(other.find(ID)).isPresent();

      Changed changed =
          new TournamentDesk(one)
              .change(ID, OptionalInt.empty(), state -> Changed.to(state.record().plus(round())));

      assertThat(changed).isInstanceOf(Changed.Done.class);
      assertThat(other.find(ID).orElseThrow().record().rounds()).hasSize(1);
    }
  }

  /// The next revision is kept as it was decided, and not read again.
  @Test
  void a_tournament_at_hand_is_the_one_on_disk() throws Exception {
    try (EventStore store = EventStore.open(database("kept"))) {
      TournamentRows rows = rows(store);
      rows.add(made(), olga(store), Instant.EPOCH, Optional.empty());
      var _ =
          new TournamentDesk(rows)
              .change(ID, OptionalInt.empty(), state -> Changed.to(state.record().plus(round())));

      assertThat(rows.find(ID)).isEqualTo(rows(store).find(ID));
      assertThat(rows.find(ID).orElseThrow()).isSameAs(rows.find(ID).orElseThrow());
    }
  }

  @Test
  void a_tournament_that_is_gone_is_not_found() throws Exception {
    try (EventStore store = EventStore.open(database("gone"))) {
      TournamentRows one = rows(store);
      one.add(made(), olga(store), Instant.EPOCH, Optional.empty());
      assertThat(one.find(ID)).isPresent();
      assertThat(rows(store).remove(ID, 1, Instant.EPOCH)).isTrue();

      assertThat(one.find(ID)).isEmpty();
    }
  }

  @Test
  void an_older_revision_replaces_no_newer_one_and_the_oldest_go() {
    LatestTournaments latest = new LatestTournaments();
    StoredTournament newer = new StoredTournament(made().record().as(3), made().seed());
    latest.keep(ID, newer);
    latest.keep(ID, made());
    assertThat(latest.of(ID)).contains(newer);

    IntStream.range(0, LatestTournaments.MOST)
        .forEach(i -> latest.keep(TournamentId.random(new SecureRandom()), made()));
    assertThat(latest.of(ID)).isEmpty();
  }

  private Database database(String name) {
    return Database.at("jdbc:sqlite:" + directory.resolve(name + ".db")).orElseThrow();
  }

  private static AccountId olga(EventStore store) {
    return switch (People.in(store.ledger(), InstantSource.system())
        .accounts()
        .signUp("Olga", "correct horse battery", Optional.empty())) {
      case SigningUp.Done(var who) -> who.account().id();
      case SigningUp other -> fail(other.toString());
    };
  }

  private static TournamentRows rows(EventStore store) {
    return new TournamentRows(
        store.ledger(), People.in(store.ledger(), InstantSource.system()).grants());
  }

  private static Round round() {
    return new Round(List.of(new Game(1, 2).with(GameResult.of(Result.WHITE_WINS))));
  }

  private static StoredTournament made() {
    Terms terms =
        Terms.of("Open", Format.SWISS, Regulations.of(TimeControl.UNTIMED), PointSystem.CLASSIC);
    return new StoredTournament(
        Tournament.of(ID.text(), terms.lasting(3, 2))
            .at(Stage.RUNNING, 3)
            .withEntrants(List.of(new Player(1, "Ana"), new Player(2, "Ben"))),
        Secret.random(new SecureRandom()));
  }
}
