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
  private Account boris;
  private Party ana;
  private Party by;
  private Party carla;
  private final List<Challenge> told = new ArrayList<>();

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(data, Hall.NOON);
    People people = People.in(hall.store.ledger(), hall::now);
    lobby = new Lobby(new Matchmaking(hall.games, people), hall::now);
    lobby.tell(told::add);
    ana = party(account(people, "Ana"));
    boris = account(people, "Boris");
    by = party(boris);
    carla = party(account(people, "Carla"));
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private static Account account(People people, String name) {
    SigningUp done = people.accounts().signUp(name, "correct horse battery", Optional.empty());
    return ((SigningUp.Done) done).who().account();
  }

  private static Party party(Account account) {
    return Party.of(account, false, Optional.empty());
  }

  private static Party guest(String device) {
    return Party.guest(Optional.of(device), "Guest", Optional.of("192.0.2.1"));
  }

  private static String id(Party party) {
    return party.account().orElseThrow().id().text();
  }

  private Challenge challenged(Account to, Party by, Challenge.Proposal proposal) {
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

  private static Challenge.Proposal black(GameTerms terms) {
    return new Challenge.Proposal(terms, Optional.of(Colour.BLACK));
  }

  @Test
  void two_who_seek_the_same_play_each_other_with_the_colours_they_wish_for() {
    List<String> over = new ArrayList<>();
    Runnable leave = lobby.seek(ana, black(BLITZ), () -> over.add("Ana"));
    var _ = lobby.seek(carla, new Challenge.Proposal(CHESS960, Optional.empty()));
    var _ = lobby.seek(carla, black(BLITZ));
    assertThat(over).isEmpty();
    GameId game = lobby.seeks().getFirst().id();
    assertThat(lobby.seek(by, ANY)).isInstanceOf(Seeking.Plays.class);
    assertThat(over).containsExactly("Ana");
    leave.run();
    assertThat(player(game, Colour.BLACK)).contains(id(ana));
    assertThat(player(game, Colour.WHITE)).contains(id(by));
    assertThat(lobby.seeks()).hasSize(2);
  }

  @Test
  void nobody_is_paired_with_oneself_or_with_somebody_who_has_left() {
    List<String> over = new ArrayList<>();
    Runnable leave = lobby.seek(ana, ANY, () -> over.add("Ana"));
    lobby.seek(ana, ANY, () -> over.add("Ana")).run();
    assertThat(lobby.meet(lobby.seeks().getFirst().id(), ana)).isEmpty();
    leave.run();
    assertThat(lobby.seek(by, ANY)).isInstanceOf(Seeking.Waits.class);
    assertThat(over).isEmpty();
  }

  @Test
  void whoever_begins_a_game_gives_up_their_other_seeks_and_a_guest_gets_the_seat_by_its_token() {
    Party guest = guest("one");
    Seek seek = ((Seeking.Waits) lobby.seek(guest, black(BLITZ))).seek();
    var _ = lobby.seek(guest, black(CHESS960));
    var _ = lobby.seek(ana, black(CHESS960));
    assertThat(((Seeking.Waits) lobby.seek(guest, black(BLITZ))).seek()).isEqualTo(seek);
    assertThat(lobby.meet(seek.id(), ana)).isPresent();
    assertThat(lobby.seeks()).isEmpty();
    assertThat(hall.games.room(seek.id()).orElseThrow().player(guest.token()))
        .contains(Colour.BLACK);
    assertThat(lobby.meet(seek.id(), carla)).isEmpty();
  }

  @Test
  void a_seek_lasts_as_long_as_its_maker_is_there() {
    Party guest = guest("one");
    Runnable leave = lobby.presence().enter(guest);
    var _ = lobby.seek(guest, ANY);
    hall.elapse(Lobby.ABSENCE.dividedBy(2));
    lobby.keep(guest.key());
    hall.elapse(Lobby.ABSENCE.dividedBy(2));
    assertThat(lobby.seeks()).hasSize(1);
    lobby.presence().enter(guest).run();
    hall.elapse(Lobby.RELOADING);
    assertThat(lobby.seeks()).hasSize(1);
    lobby.keep(guest.key());
    leave.run();
    assertThat(lobby.seeks()).hasSize(1);
    hall.elapse(Lobby.RELOADING);
    assertThat(lobby.seeks()).isEmpty();
  }

  @Test
  void a_person_has_five_seeks_and_an_address_fifty() {
    for (int i = 1; i <= 5; i++) {
      assertThat(lobby.seek(ana, minutes(i))).isInstanceOf(Seeking.Waits.class);
    }
    assertThat(lobby.seek(ana, minutes(6))).isInstanceOf(Seeking.TooMany.class);
    for (int i = 10; i < 60; i++) {
      assertThat(lobby.seek(guest("device " + i), minutes(i))).isInstanceOf(Seeking.Waits.class);
    }
    assertThat(lobby.seek(guest("another"), minutes(60))).isInstanceOf(Seeking.TooMany.class);
    assertThat(lobby.seek(by, minutes(60))).isInstanceOf(Seeking.Waits.class);
  }

  private static Challenge.Proposal minutes(int minutes) {
    return black(GameTerms.standard(TimeControl.of(Duration.ofMinutes(minutes), Duration.ZERO)));
  }

  @Test
  void anybody_may_accept_a_challenge_to_anybody() {
    Challenge made = ((Challenging.Made) lobby.challengeAnybody(ana, black(BLITZ))).challenge();
    assertThat(lobby.accept(made.id(), ana, Optional.empty())).isEmpty();
    assertThat(lobby.accept(made.id(), carla, Optional.empty())).isPresent();
    assertThat(player(made.id(), Colour.BLACK)).contains(id(ana));
    assertThat(player(made.id(), Colour.WHITE)).contains(id(carla));
  }

  @Test
  void an_accepted_challenge_becomes_a_game_of_its_own_id() {
    Challenge made =
        challenged(boris, ana, new Challenge.Proposal(BLITZ, Optional.of(Colour.WHITE)));
    assertThat(lobby.accept(made.id(), carla, Optional.empty())).isEmpty();
    assertThat(lobby.accept(made.id(), by, Optional.empty())).isPresent();
    assertThat(player(made.id(), Colour.WHITE)).contains(id(ana));
    assertThat(player(made.id(), Colour.BLACK)).contains(boris.id().text());
    assertThat(hall.games.openOf(boris.id().text())).containsExactly(made.id());
    assertThat(lobby.accept(made.id(), by, Optional.empty())).isEmpty();
    assertThat(told)
        .extracting(Challenge::status)
        .containsExactly(Challenge.Status.CREATED, Challenge.Status.ACCEPTED);
  }

  @Test
  void only_the_one_who_is_asked_declines_and_only_the_maker_takes_it_back() {
    Challenge made = challenged(boris, ana, ANY);
    assertThat(lobby.decline(made.id(), ana.account().orElseThrow().id(), DeclineReason.LATER))
        .isEmpty();
    assertThat(lobby.cancel(made.id(), by::isSame)).isEmpty();
    assertThat(lobby.decline(made.id(), boris.id(), DeclineReason.TOO_FAST))
        .hasValueSatisfying(
            declined -> assertThat(declined.declining()).contains(DeclineReason.TOO_FAST));
    assertThat(lobby.cancel(challenged(boris, ana, ANY).id(), ana::isSame)).isPresent();
    assertThat(lobby.challenges()).isEmpty();
  }

  @Test
  void an_open_challenge_waits_for_any_two() {
    Challenge made =
        ((Challenging.Made)
                lobby.open(
                    ana, new Challenge.Proposal(CHESS960, Optional.empty()), Optional.empty()))
            .challenge();
    assertThat(lobby.accept(made.id(), carla, Optional.of(Colour.BLACK))).isPresent();
    assertThat(lobby.accept(made.id(), carla, Optional.empty())).isEmpty();
    assertThat(lobby.accept(made.id(), by, Optional.of(Colour.BLACK))).isEmpty();
    assertThat(lobby.accept(made.id(), by, Optional.empty())).isPresent();
    assertThat(player(made.id(), Colour.BLACK)).contains(id(carla));
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
    assertThat(lobby.challenge(boris, by, ANY)).isInstanceOf(Challenging.Oneself.class);
    for (int i = 0; i < 50; i++) {
      var _ = challenged(boris, ana, ANY);
    }
    assertThat(lobby.challenge(boris, ana, ANY)).isInstanceOf(Challenging.TooMany.class);
    assertThat(lobby.challenge(boris, carla, ANY)).isInstanceOf(Challenging.Made.class);
  }
}
