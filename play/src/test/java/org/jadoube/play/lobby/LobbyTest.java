package org.jadoube.play.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.play.game.Hall;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.People;
import org.jadoube.play.people.SigningUp;
import org.jadoube.store.GameId;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredSeat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Seeks and challenges, up to the game that they become.
final class LobbyTest {
  private static final GameTerms BLITZ =
      GameTerms.standard(TimeControl.of(Duration.ofMinutes(3), Duration.ofSeconds(2)));
  private static final GameTerms CHESS960 =
      new GameTerms(Variant.CHESS960, Optional.empty(), TimeControl.UNTIMED);
  private static final Challenge.Proposal ANY = new Challenge.Proposal(BLITZ, Optional.empty());

  @TempDir Path data;
  private Hall hall;
  private Lobby lobby;
  private Account ana;
  private Account boris;
  private Account carla;
  private final List<Challenge> told = new ArrayList<>();

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(data, Hall.NOON);
    People people = People.in(hall.store.ledger(), hall::now);
    lobby = new Lobby(new Seating(hall.games, people), hall::now);
    lobby.tell(told::add);
    ana = account(people, "Ana");
    boris = account(people, "Boris");
    carla = account(people, "Carla");
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private static Account account(People people, String name) {
    SigningUp done = people.accounts().signUp(name, "correct horse battery", Optional.empty());
    return ((SigningUp.Done) done).who().account();
  }

  private Challenge challenged(Account to, Account by, Challenge.Proposal proposal) {
    Challenging outcome = lobby.challenge(to, by, proposal);
    assertThat(outcome).isInstanceOf(Challenging.Made.class);
    return ((Challenging.Made) outcome).challenge();
  }

  private Optional<String> player(GameId game, Colour colour) {
    return hall.games
        .room(game)
        .map(room -> room.snapshot())
        .map(Snapshot::stored)
        .flatMap(stored -> stored.seat(StoredColour.of(colour)))
        .flatMap(StoredSeat::account);
  }

  @Test
  void two_who_seek_the_same_play_each_other_with_the_colours_they_wish_for() {
    List<GameId> games = new ArrayList<>();
    lobby.seek(new Seek(ana, BLITZ, Optional.of(Colour.BLACK)), games::add);
    lobby.seek(new Seek(carla, CHESS960, Optional.empty()), games::add);
    lobby.seek(new Seek(carla, BLITZ, Optional.of(Colour.BLACK)), games::add);
    assertThat(games).isEmpty();
    lobby.seek(new Seek(boris, BLITZ, Optional.empty()), games::add);
    assertThat(games).hasSize(2).containsOnly(games.getFirst());
    assertThat(player(games.getFirst(), Colour.BLACK)).contains(ana.id().text());
    assertThat(player(games.getFirst(), Colour.WHITE)).contains(boris.id().text());
    assertThat(lobby.seeks()).hasSize(2);
  }

  @Test
  void nobody_is_paired_with_oneself_or_with_somebody_who_has_left() {
    List<GameId> games = new ArrayList<>();
    Runnable leave = lobby.seek(new Seek(ana, BLITZ, Optional.empty()), games::add);
    lobby.seek(new Seek(ana, BLITZ, Optional.empty()), games::add).run();
    leave.run();
    lobby.seek(new Seek(boris, BLITZ, Optional.empty()), games::add);
    assertThat(games).isEmpty();
  }

  @Test
  void an_accepted_challenge_becomes_a_game_of_its_own_id() {
    Challenge made =
        challenged(boris, ana, new Challenge.Proposal(BLITZ, Optional.of(Colour.WHITE)));
    assertThat(lobby.accept(made.id(), carla, Optional.empty())).isEmpty();
    assertThat(lobby.accept(made.id(), boris, Optional.empty())).isPresent();
    assertThat(player(made.id(), Colour.WHITE)).contains(ana.id().text());
    assertThat(player(made.id(), Colour.BLACK)).contains(boris.id().text());
    assertThat(hall.games.openOf(boris.id().text())).containsExactly(made.id());
    assertThat(lobby.accept(made.id(), boris, Optional.empty())).isEmpty();
    assertThat(told)
        .extracting(Challenge::status)
        .containsExactly(Challenge.Status.CREATED, Challenge.Status.ACCEPTED);
  }

  @Test
  void only_the_one_who_is_asked_declines_and_only_the_maker_takes_it_back() {
    Challenge made = challenged(boris, ana, ANY);
    assertThat(lobby.decline(made.id(), ana.id(), Declining.LATER)).isEmpty();
    assertThat(lobby.cancel(made.id(), boris.id())).isEmpty();
    assertThat(lobby.decline(made.id(), boris.id(), Declining.TOO_FAST))
        .hasValueSatisfying(
            declined -> assertThat(declined.declining()).contains(Declining.TOO_FAST));
    assertThat(lobby.cancel(challenged(boris, ana, ANY).id(), ana.id())).isPresent();
    assertThat(lobby.challenges()).isEmpty();
  }

  @Test
  void an_open_challenge_waits_for_any_two() {
    Challenge made =
        ((Challenging.Made) lobby.open(ana, new Challenge.Proposal(CHESS960, Optional.empty())))
            .challenge();
    assertThat(lobby.accept(made.id(), carla, Optional.of(Colour.BLACK))).isPresent();
    assertThat(lobby.accept(made.id(), carla, Optional.empty())).isEmpty();
    assertThat(lobby.accept(made.id(), boris, Optional.of(Colour.BLACK))).isEmpty();
    assertThat(lobby.accept(made.id(), boris, Optional.empty())).isPresent();
    assertThat(player(made.id(), Colour.BLACK)).contains(carla.id().text());
    assertThat(player(made.id(), Colour.WHITE)).contains(boris.id().text());
  }

  @Test
  void a_challenge_that_nobody_answers_expires() {
    Challenge made = challenged(boris, ana, ANY);
    hall.elapse(Lobby.PATIENCE);
    assertThat(lobby.challenge(made.id())).isEmpty();
    assertThat(told.getLast().status()).isEqualTo(Challenge.Status.CANCELED);
  }

  @Test
  void nobody_challenges_oneself_or_has_more_than_fifty_challenges() {
    assertThat(lobby.challenge(ana, ana, ANY)).isInstanceOf(Challenging.Oneself.class);
    for (int i = 0; i < 50; i++) {
      var _ = challenged(boris, ana, ANY);
    }
    assertThat(lobby.challenge(boris, ana, ANY)).isInstanceOf(Challenging.TooMany.class);
    assertThat(lobby.challenge(ana, boris, ANY)).isInstanceOf(Challenging.Made.class);
  }
}
