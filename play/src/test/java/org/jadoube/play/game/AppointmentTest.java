package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.game.Hall.Follower;
import org.jadoube.store.GameId;
import org.jadoube.testing.Wait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games that start at an appointed time.
final class AppointmentTest {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Instant START = Hall.NOON.plus(MINUTE);

  /// Players may be half an hour late.
  private static final Regulations PATIENT =
      Regulations.of(TimeControl.read("300").orThrow()).withDefaultTime(Duration.ofMinutes(30));

  private static final Regulations SLOW = PATIENT.with(TimeControl.read("5400").orThrow());

  /// Under E04 nobody may be late unless the competition says otherwise (8.5).
  private static final Regulations ONLINE =
      Regulations.of(TimeControl.read("300").orThrow(), Edition.E04);

  @TempDir Path directory;

  @Test
  void nobody_moves_before_the_time() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(PATIENT, START);
      hall.pass(MINUTE.minus(SECOND));
      ActOutcome.Decided move = hall.move(id, Colour.WHITE, "e2e4");
      assertThat(move.refusal().orElseThrow().citation().rule()).isEqualTo(Rule.START_OF_GAME);
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.NOT_BEGUN);
    }
  }

  @Test
  void the_clock_of_white_starts_although_nobody_is_there() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(PATIENT, START);
      hall.pass(MINUTE);
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
      hall.pass(MINUTE);
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofMinutes(4));
    }
  }

  @Test
  void the_first_move_is_charged_from_the_appointed_time() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(PATIENT, START);
      hall.pass(MINUTE);
      hall.room(id).observe();
      hall.pass(Duration.ofSeconds(20));
      assertThat(hall.move(id, Colour.WHITE, "e2e4").happened()).isTrue();
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(280));
    }
  }

  @Test
  void the_alarm_begins_it_without_anybody_asking() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(PATIENT, Hall.NOON.plusMillis(300));
      hall.pass(Duration.ofMillis(400));
      Wait.until("it begins", () -> hall.store.latest(id) > 0);
    }
  }

  @Test
  void a_server_that_has_been_restarted_begins_it_too() throws Exception {
    GameId id;
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      id = hall.appointed(PATIENT, START);
      hall.crash();
    }
    try (Hall hall = Hall.open(directory, Hall.NOON.plusSeconds(10))) {
      hall.pass(MINUTE);
      Wait.until("it is looked at again", () -> hall.games.inMemory() == 1);
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
    }
  }

  @Test
  void if_the_server_was_away_at_the_time_the_players_get_some_more() throws Exception {
    GameId id;
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      id = hall.appointed(PATIENT, START);
      hall.crash();
    }
    Instant back = Hall.NOON.plus(Duration.ofHours(1));
    try (Hall hall = Hall.open(directory, back)) {
      hall.pass(Patience.USUAL.grace().minus(SECOND));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.NOT_BEGUN);
      hall.pass(Duration.ofSeconds(2));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
    }
  }

  private static void look(Hall hall, GameId id, Duration after) {
    hall.pass(after);
    hall.room(id).observe();
  }

  private static boolean isRunningAfter(Duration time, Hall hall, GameId id) {
    look(hall, id, time);
    return hall.room(id).game().phase() == Phase.RUNNING;
  }

  private static Follower connected(Hall hall, GameId id, Colour colour) {
    Follower follower = new Follower(Optional.of(colour));
    hall.room(id).enter(follower);
    return follower;
  }

  private static List<Colour> arrivals(Game game) {
    return game.events().stream()
        .filter(ClockEvent.PlayerArrived.class::isInstance)
        .map(event -> ((ClockEvent.PlayerArrived) event).by())
        .toList();
  }

  private static Optional<Result> result(Hall hall, GameId id) {
    return hall.room(id).game().result();
  }

  @Test
  void whoever_connects_in_time_has_arrived_and_plays() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(ONLINE, START);
      Follower white = connected(hall, id, Colour.WHITE);
      var _ = connected(hall, id, Colour.BLACK);
      hall.room(id).leave(white); // for a moment, after having come
      look(hall, id, MINUTE);
      look(hall, id, Duration.ofSeconds(5));
      assertThat(arrivals(hall.room(id).game())).containsExactly(Colour.WHITE, Colour.BLACK);
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
    }
  }

  @Test
  void whoever_is_not_there_at_the_start_loses_unless_the_competition_says_otherwise()
      throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(ONLINE, START);
      var _ = connected(hall, id, Colour.WHITE);
      look(hall, id, MINUTE);
      look(hall, id, SECOND);
      assertThat(result(hall, id)).contains(Result.forfeitedBy(Colour.BLACK));
      assertThat(hall.room(id).game().ending().orElseThrow().citation().article().number())
          .isEqualTo("8.5");
    }
  }

  @Test
  void if_neither_comes_both_lose() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(SLOW, START);
      look(hall, id, MINUTE);
      look(hall, id, Duration.ofMinutes(30));
      assertThat(result(hall, id)).isEmpty();
      look(hall, id, SECOND);
      assertThat(result(hall, id)).contains(new Result(Result.Score.LOSS, Result.Score.LOSS, true));
    }
  }

  @Test
  void whoever_comes_within_the_default_time_plays() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(SLOW, START);
      var _ = connected(hall, id, Colour.WHITE);
      look(hall, id, MINUTE);
      hall.pass(Duration.ofMinutes(29));
      var _ = connected(hall, id, Colour.BLACK);
      look(hall, id, Duration.ofMinutes(2));
      assertThat(arrivals(hall.room(id).game())).containsExactly(Colour.WHITE, Colour.BLACK);
      assertThat(result(hall, id)).isEmpty();
    }
  }

  @Test
  void an_act_is_an_arrival_too() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(ONLINE, START);
      assertThat(hall.move(id, Colour.WHITE, "e2e4").happened()).isFalse();
      look(hall, id, MINUTE);
      look(hall, id, SECOND);
      assertThat(result(hall, id)).contains(Result.forfeitedBy(Colour.BLACK));
    }
  }

  @Test
  void looking_at_the_game_the_day_before_is_no_arrival() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(ONLINE, Hall.NOON.plus(Duration.ofDays(1)));
      Follower black = connected(hall, id, Colour.BLACK);
      hall.room(id).leave(black);
      assertThat(arrivals(hall.room(id).game())).isEmpty();
      var _ = connected(hall, id, Colour.WHITE);
      look(hall, id, Duration.ofHours(23));
      assertThat(arrivals(hall.room(id).game())).containsExactly(Colour.WHITE);
    }
  }

  @Test
  void the_alarm_finds_who_has_not_come() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(ONLINE, Hall.NOON.plusMillis(300));
      var _ = connected(hall, id, Colour.BLACK);
      hall.pass(Duration.ofMillis(400));
      Wait.until("it begins", () -> hall.room(id).game().phase() != Phase.NOT_BEGUN);
      hall.pass(Duration.ofMillis(100));
      Wait.until("it ends", () -> hall.room(id).game().phase() == Phase.FINISHED);
      assertThat(result(hall, id)).contains(Result.forfeitedBy(Colour.WHITE));
    }
  }

  @Test
  void time_in_which_the_server_was_away_counts_for_nobody() throws Exception {
    GameId id;
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      id = hall.appointed(SLOW, START);
      look(hall, id, MINUTE);
      hall.pass(Duration.ofMinutes(20));
      hall.store.heartbeat(hall.now());
      hall.crash();
    }
    try (Hall hall = Hall.open(directory, Hall.NOON.plus(Duration.ofHours(2)))) {
      look(hall, id, Duration.ZERO);
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.PAUSED);
      Wait.until("it goes on, although nobody comes", () -> isRunningAfter(SECOND, hall, id));
      look(hall, id, Duration.ofMinutes(9));
      assertThat(result(hall, id)).isEmpty();
      look(hall, id, Duration.ofMinutes(2));
      assertThat(result(hall, id)).isPresent();
    }
  }

  @Test
  void if_a_game_is_made_after_its_time_the_players_get_some_more_too() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(ONLINE, Hall.NOON.minus(MINUTE));
      look(hall, id, Patience.USUAL.grace().minus(SECOND));
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.NOT_BEGUN);
      var _ = connected(hall, id, Colour.WHITE);
      var _ = connected(hall, id, Colour.BLACK);
      look(hall, id, SECOND);
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
    }
  }

  @Test
  void over_the_board_connecting_is_no_arrival_and_the_arbiter_sees_who_is_there()
      throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      Regulations table = PATIENT.withDefaultTime(Duration.ZERO).plus(Arrangement.OVER_THE_BOARD);
      GameId id = hall.appointed(table, START);
      var _ = connected(hall, id, Colour.WHITE);
      look(hall, id, MINUTE);
      look(hall, id, Duration.ofSeconds(5));
      assertThat(arrivals(hall.room(id).game())).isEmpty();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
    }
  }

  @Test
  void without_an_appointed_time_no_arrivals_are_noted() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      CreatedGame created = hall.created(ONLINE);
      hall.room(created.id()).join(created.invitation(), "Boris", Optional.empty());
      var _ = connected(hall, created.id(), Colour.WHITE);
      var _ = connected(hall, created.id(), Colour.BLACK);
      look(hall, created.id(), MINUTE);
      assertThat(hall.room(created.id()).game().phase()).isEqualTo(Phase.RUNNING);
      assertThat(arrivals(hall.room(created.id()).game())).isEmpty();
    }
  }
}
