package org.jadoube.play.computer;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jadoube.chess.Colour;
import org.jadoube.chess.PlayedLine;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.game.ActOutcome;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.GameWatch;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Snapshot;
import org.jadoube.store.Casual;
import org.jadoube.store.GameId;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredSeat;
import org.jadoube.store.Unavailable;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Limits;
import org.jadoube.wire.ComputerOpponent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All computers that play on a server. Each sits down once its opponent has come or acted, and
/// gets up when the game is over, or its opponent has left.
public final class ComputerPlayers implements GameWatch, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ComputerPlayers.class);

  private static final Duration FOR_ANALYSIS = Duration.ofMillis(800);
  private static final int PATIENCE_SECONDS = 10;

  private final Games games;
  private final Engines engines;
  private final int most;
  private final Map<GameId, ComputerPlayer> seated = new ConcurrentHashMap<>();
  private final ExecutorService thinking;

  private ComputerPlayers(Games games, Engines engines, int most, int thinkers) {
    this.games = games;
    this.engines = engines;
    this.most = most;
    // Searching keeps a thread busy, so it must not be a virtual one.
    this.thinking =
        new ThreadPoolExecutor(
            thinkers,
            thinkers,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("jadoube-computer-", 0).daemon().factory(),
            new ThreadPoolExecutor.DiscardPolicy());
  }

  /// Goes on with the games in play, and watches for others.
  ///
  /// @param most in how many games they play at the same time
  /// @param thinkers how many of them may think at the same time
  public static ComputerPlayers start(Games games, Engines engines, int most, int thinkers) {
    ComputerPlayers players = new ComputerPlayers(games, engines, most, thinkers);
    games.listen(players);
    games.ofComputers().forEach(id -> Thread.startVirtualThread(() -> players.seat(id)));
    return players;
  }

  /// The engines that play; none if there are no games for them.
  public List<OfferedEngine> offered() {
    return most == 0 ? List.of() : engines.offered();
  }

  /// Why there is no such opponent, as what is expected instead; empty if there is one.
  public Optional<String> fault(ComputerOpponent wanted) {
    if (most == 0) {
      return Optional.of("nothing: computers do not play on this server");
    }
    return engines.has(wanted) ? Optional.empty() : Optional.of("one of " + engines.choice());
  }

  /// Whether there are so many games that no other one may begin.
  public boolean areBusy() {
    return seated.size() >= most;
  }

  @Override
  public void entered(GameId game) {
    if (!seated.containsKey(game)) {
      Thread.startVirtualThread(() -> seat(game));
    }
  }

  /// A player who only sends acts, and follows nothing, gets an answer, too.
  @Override
  public void decided(GameId game, Act act, ActOutcome outcome) {
    if (outcome instanceof ActOutcome.Decided decided
        && decided.now().snapshot().computer().isPresent()) {
      entered(game);
    }
  }

  /// The computer's opponent asks about a game without following it, as a program does that only
  /// sends requests. If the computer has the first move, it makes it.
  public void asked(GameRoom room, Colour opponent) {
    Game game = room.game();
    boolean begins = game.phase() == Phase.NOT_BEGUN && game.turn() != opponent;
    if (begins && room.snapshot().computer().filter(game.turn()::equals).isPresent()) {
      Thread.startVirtualThread(() -> tryTo(() -> seat(room, /* begins= */ true)));
    }
  }

  @Override
  public void settled(GameId game) {
    Thread.startVirtualThread(() -> tryTo(() -> games.room(game).ifPresent(this::agree)));
  }

  /// Asks an engine about a position of a game that is over, and waits for it.
  ///
  /// @return empty if the engines have too much to do
  public Optional<Analysis> analyse(GameId game, PlayedLine line) {
    ComputerOpponent who = engines.strongest();
    if (line.position().legalMoveCount() == 0) {
      return Optional.of(new Analysis(who.engine(), Optional.empty()));
    }
    try {
      return CompletableFuture.supplyAsync(
                      () -> engines.answer(who, game, line, Limits.moveTime(FOR_ANALYSIS)),
                      thinking)
                  .get(PATIENCE_SECONDS, TimeUnit.SECONDS)
              instanceof Answer.Played played
          ? Optional.of(new Analysis(who.engine(), played.finding()))
          : Optional.empty();
    } catch (TimeoutException | ExecutionException busy) {
      LOG.debug("no analysis: {}", busy.toString());
      return Optional.empty();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private void seat(GameId game) {
    tryTo(() -> games.room(game).ifPresent(room -> seat(room, /* begins= */ false)));
  }

  private static void tryTo(Runnable task) {
    try {
      task.run();
    } catch (Unavailable | DamagedGame known) {
      LOG.debug("a computer stays away: {}", known.getMessage());
    }
  }

  private void seat(GameRoom room, boolean begins) {
    Snapshot now = room.snapshot();
    Optional<StoredSeat> seat =
        now.stored().seats().stream().filter(each -> each.computer().isPresent()).findFirst();
    if (seat.isEmpty() || ComputerPlayer.isOver(now)) {
      return;
    }
    ComputerPlayer player =
        new ComputerPlayer(
            room,
            seat.get().colour().colour(),
            seat.get().computer().orElseThrow(),
            engines,
            thinking,
            () -> Thread.startVirtualThread(() -> tryTo(() -> leave(room))));
    ComputerPlayer there = seated.putIfAbsent(room.id(), player);
    if (begins) {
      Optional.ofNullable(there).orElse(player).begin();
    }
    if (there == null) {
      room.enter(player);
    } else if (begins) {
      room.resync(there);
    }
  }

  private void leave(GameRoom room) {
    ComputerPlayer player = seated.remove(room.id());
    if (player != null) {
      room.leave(player);
      if (player.isNeeded(room.snapshot(), room.status().presence())) { // again, meanwhile
        seat(room, /* begins= */ false);
      }
    }
  }

  /// Accepts the offer of another game.
  private void agree(GameRoom room) {
    Optional<Colour> computer = room.snapshot().computer();
    Casual casual = room.snapshot().stored().casual();
    if (computer.isPresent()
        && casual.rematch().isEmpty()
        && casual
            .rematchBy()
            .filter(by -> !by.equals(StoredColour.of(computer.get())))
            .isPresent()) {
      var _ = games.rematch(room, computer.get());
    }
  }

  @Override
  public void close() {
    thinking.shutdownNow();
    engines.close();
  }
}
