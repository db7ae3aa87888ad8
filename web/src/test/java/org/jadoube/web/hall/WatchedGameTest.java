package org.jadoube.web.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.game.CreatedGame;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Patience;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.testing.Wait;
import org.jadoube.wire.Documents;
import org.jadoube.wire.GameRequest;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.SentAct;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game as the hall of its tournament sees it.
final class WatchedGameTest {
  @TempDir Path directory;

  @Test
  void a_board_does_not_stand_still_after_telling_of_a_move_has_failed() throws Exception {
    try (EventStore store = EventStore.open(Database.in(directory));
        Games games = new Games(store, InstantSource.system(), Patience.USUAL)) {
      GameRoom room = game(games);
      AtomicBoolean fails = new AtomicBoolean();
      AtomicReference<WatchedGame> hall = new AtomicReference<>();
      WatchedGame watched =
          new WatchedGame(
              room,
              _ -> {
                if (fails.getAndSet(false)) {
                  throw new IllegalStateException("a fault of the program");
                }
                Optional.ofNullable(hall.get()).ifPresent(WatchedGame::watch);
              });
      hall.set(watched);
      watched.watch();
      move(room, Colour.WHITE, "e2e4");
      Wait.until("the first move is told", () -> plies(watched) == 1);
      fails.set(true);
      move(room, Colour.BLACK, "e7e5");
      Wait.until("telling the second has failed", () -> !fails.get());
      move(room, Colour.WHITE, "g1f3");
      Wait.until("the third is told", () -> plies(watched) == 3);
      assertThat(watched.report().orElseThrow().lastMove()).contains("g1f3");
    }
  }

  private static int plies(WatchedGame watched) {
    return watched.report().map(HallGame::ply).orElse(0);
  }

  private static GameRoom game(Games games) {
    Regulations regulations = Regulations.of(TimeControl.read("300").orThrow());
    GameRequest request =
        new GameRequest(regulations, Optional.of(Colour.WHITE), Optional.of("Ana"));
    CreatedGame created = games.create(request, Optional.empty()).orElseThrow();
    GameRoom room = games.room(created.id()).orElseThrow();
    room.join(created.invitation(), "Boris", Optional.empty());
    return room;
  }

  private static void move(GameRoom room, Colour player, String uci) {
    String act = "{\"type\":\"move\",\"attempt\":\"" + uci + "\"}";
    room.act(
        player,
        ((JsonReading.Read<SentAct>) Documents.sentAct(act, Actor.player(player))).value(),
        Optional.empty());
  }
}
