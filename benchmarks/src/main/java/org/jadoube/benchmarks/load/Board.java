package org.jadoube.benchmarks.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/// A game under load: when each of its moves was due to be sent, and which of them its players have
/// been told.
final class Board {
  private static final int PLAYERS = 2;

  private final String id;
  private final RandomGame game;
  private final Tally tally;
  private final @Nullable Session[] players = new @Nullable Session[PLAYERS];
  private final AtomicLongArray dueNanos = new AtomicLongArray(RandomGame.PLIES + 1);
  private final AtomicIntegerArray told = new AtomicIntegerArray(RandomGame.PLIES + 1);
  private int ply;
  private volatile int playedOn;
  private volatile boolean stopped;

  Board(String id, RandomGame game, Tally tally) {
    this.id = id;
    this.game = game;
    this.tally = tally;
  }

  String id() {
    return id;
  }

  /// @param player 0 for White, 1 for Black
  void seat(int player, Session session) {
    players[player] = session;
  }

  /// Whether both players are there.
  boolean isSeated() {
    return Arrays.stream(players).allMatch(player -> player != null && player.isOpen());
  }

  boolean goesOn() {
    return ply < RandomGame.PLIES && !stopped;
  }

  /// A move was refused, as all others would be after it.
  void stop() {
    stopped = true;
  }

  /// Sends the next move, which was due at that time, even if nobody has been told of the last one.
  void move(long due) {
    Session player = players[ply % PLAYERS];
    String act = game.acts().get(ply);
    ply++;
    dueNanos.set(ply, due);
    tally.sent();
    if (player == null) {
      tally.failed("not sent: nobody is there");
    } else {
      player.sendText(act, Callback.from(() -> {}, _ -> tally.failed("not sent")));
    }
  }

  /// A player has been told of a move.
  void told(int number) {
    if (number > RandomGame.PLIES) {
      return;
    }
    if (told.incrementAndGet(number) < PLAYERS) {
      tally.toldOne();
      return;
    }
    long now = System.nanoTime();
    tally.told(now - dueNanos.get(number));
    if (number < playedOn) {
      move(now);
    }
  }

  /// Plays so many plies, each once both players know of the one before.
  void playOn(int plies) {
    playedOn = plies;
    move(System.nanoTime());
  }
}
