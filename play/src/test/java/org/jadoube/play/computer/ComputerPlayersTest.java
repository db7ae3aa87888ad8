package org.jadoube.play.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.fen.Fen;
import org.jadoube.play.game.Hall;
import org.jadoube.store.GameId;
import org.jadoube.testing.Wait;
import org.jadoube.wire.ComputerOpponent;
import org.jadoube.wire.GameRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ComputerPlayersTest {
  private static final ComputerOpponent BEGINNER =
      new ComputerOpponent(Engines.OWN, OptionalInt.of(1));

  @TempDir Path directory;

  private Hall hall;
  private ComputerPlayers computers;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(directory, Hall.NOON);
    computers = ComputerPlayers.start(hall.games, Engines.own(), 2, 1);
  }

  @AfterEach
  void close() {
    computers.close();
    hall.close();
  }

  private GameId game(Colour person, ComputerOpponent computer, Regulations regulations) {
    GameRequest request =
        new GameRequest(regulations, Optional.of(person), Optional.of("Ana")).against(computer);
    return hall.games.create(request, Optional.empty()).orElseThrow().id();
  }

  private GameId game(Colour person) {
    return game(person, BEGINNER, Regulations.of(TimeControl.read("300+2").orThrow()));
  }

  private Hall.Follower come(GameId id, Colour person) {
    Hall.Follower follower = new Hall.Follower(Optional.of(person));
    hall.room(id).enter(follower);
    return follower;
  }

  private Game await(GameId id, Predicate<Game> wanted) {
    Wait.until("the game stands as awaited", () -> wanted.test(hall.room(id).game()));
    return hall.room(id).game();
  }

  private Game awaitPly(GameId id, int number) {
    return await(id, game -> game.ply().number() >= number);
  }

  @Test
  void a_computer_answers_each_move() {
    GameId id = game(Colour.WHITE);
    come(id, Colour.WHITE);
    await(id, game -> game.phase() == Phase.RUNNING);
    hall.move(id, Colour.WHITE, "e2e4");
    awaitPly(id, 2);
    hall.move(id, Colour.WHITE, "a2a3");
    assertThat(awaitPly(id, 4).turn()).isEqualTo(Colour.WHITE);
  }

  @Test
  void a_computer_answers_somebody_who_follows_nothing_and_only_sends_moves() {
    GameId id = game(Colour.WHITE);
    hall.move(id, Colour.WHITE, "e2e4");
    awaitPly(id, 2);
    hall.move(id, Colour.WHITE, "a2a3");
    assertThat(awaitPly(id, 4).turn()).isEqualTo(Colour.WHITE);
  }

  @Test
  void a_computer_with_the_white_pieces_moves_first() {
    GameId id = game(Colour.BLACK);
    come(id, Colour.BLACK);
    assertThat(awaitPly(id, 1).turn()).isEqualTo(Colour.BLACK);
  }

  @Test
  void its_name_says_how_strong_it_is_and_that_it_is_a_computer() {
    GameId id = game(Colour.WHITE);
    assertThat(hall.room(id).snapshot().name(Colour.BLACK)).contains("jadoube (1)");
    assertThat(hall.room(id).snapshot().standing(Colour.BLACK)).contains("computer");
    assertThat(hall.room(id).snapshot().computer()).contains(Colour.BLACK);
  }

  @Test
  void a_computer_leaves_with_its_opponent_and_comes_back_with_it() {
    GameId id = game(Colour.WHITE);
    Hall.Follower person = come(id, Colour.WHITE);
    await(id, game -> game.phase() == Phase.RUNNING);
    hall.room(id).leave(person);
    Wait.until("the computer has left", () -> !hall.room(id).status().presence().black());
    come(id, Colour.WHITE);
    hall.move(id, Colour.WHITE, "e2e4");
    awaitPly(id, 2);
  }

  @Test
  void a_computer_plays_on_after_a_restart() throws Exception {
    GameId id = game(Colour.WHITE);
    come(id, Colour.WHITE);
    await(id, game -> game.phase() == Phase.RUNNING);
    computers.close();
    hall.move(id, Colour.WHITE, "e2e4");
    hall.close();
    open();
    come(id, Colour.WHITE);
    awaitPly(id, 2);
  }

  @Test
  void a_computer_lets_its_opponent_take_a_move_back_and_plays_on() {
    Regulations agreed = Regulations.of(TimeControl.UNTIMED).plus(Arrangement.TAKEBACKS);
    GameId id = game(Colour.WHITE, BEGINNER, agreed);
    come(id, Colour.WHITE);
    await(id, game -> game.phase() == Phase.RUNNING);
    hall.move(id, Colour.WHITE, "e2e4");
    awaitPly(id, 2);
    hall.room(id)
        .act(
            Colour.WHITE,
            Hall.sent(Colour.WHITE, "{\"type\":\"propose-takeback\"}"),
            Optional.empty());
    await(id, game -> game.ply().number() == 0);
    hall.move(id, Colour.WHITE, "d2d4");
    assertThat(awaitPly(id, 2).moves().getFirst().move().to()).isEqualTo(Square.D4);
  }

  @Test
  void a_computer_plays_another_game_with_the_colours_reversed() {
    GameId id = game(Colour.WHITE);
    come(id, Colour.WHITE);
    await(id, game -> game.phase() == Phase.RUNNING);
    hall.room(id)
        .act(Colour.WHITE, Hall.sent(Colour.WHITE, "{\"type\":\"resign\"}"), Optional.empty());
    var _ = hall.games.rematch(hall.room(id), Colour.WHITE);
    Wait.until(
        "there is another game",
        () -> hall.room(id).snapshot().stored().casual().rematch().isPresent());
    GameId next = hall.room(id).snapshot().stored().casual().rematch().orElseThrow();
    come(next, Colour.BLACK);
    awaitPly(next, 1);
  }

  @Test
  void a_computer_takes_a_draw_when_it_is_lost() {
    Regulations lost =
        Regulations.of(TimeControl.read("300").orThrow())
            .with(Fen.read("k7/8/8/8/8/8/1Q6/1K1R4 w - - 0 1").orThrow());
    GameId id = game(Colour.WHITE, BEGINNER, lost);
    come(id, Colour.WHITE);
    await(id, game -> game.phase() == Phase.RUNNING);
    offering(id, "d1d3");
    awaitPly(id, 2); // no draw before both have moved
    offering(id, "d3d4");
    assertThat(await(id, game -> game.result().isPresent()).result()).contains(Result.DRAW);
  }

  private void offering(GameId id, String move) {
    String json = "{\"type\":\"move\",\"attempt\":\"" + move + "\",\"offersDraw\":true}";
    hall.room(id).act(Colour.WHITE, Hall.sent(Colour.WHITE, json), Optional.empty());
  }

  @Test
  void a_computer_whose_engine_is_gone_resigns_where_there_is_no_clock() {
    ComputerOpponent gone = new ComputerOpponent("Gone", OptionalInt.empty());
    GameId id = game(Colour.WHITE, gone, Regulations.of(TimeControl.UNTIMED));
    come(id, Colour.WHITE);
    await(id, game -> game.phase() == Phase.RUNNING);
    hall.move(id, Colour.WHITE, "e2e4");
    assertThat(await(id, game -> game.result().isPresent()).result()).contains(Result.WHITE_WINS);
  }

  @Test
  void computers_play_in_as_many_games_as_they_may() {
    assertThat(computers.areBusy()).isFalse();
    come(game(Colour.WHITE), Colour.WHITE);
    come(game(Colour.WHITE), Colour.WHITE);
    Wait.until("both play", computers::areBusy);
  }
}
