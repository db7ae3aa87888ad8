package org.jadoube.benchmarks.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/// A game under load: when each of its moves was due, and which of them its players know.
final class LoadedGame {
  private static final int PLAYERS = 2;

  private final String id;
  private final RandomGame game;
  private final LongFunction<Tally> tallies;
  private final @Nullable Mover[] players = new @Nullable Mover[PLAYERS];
  private final AtomicLongArray dueNanos = new AtomicLongArray(RandomGame.PLIES + 1);
  private final AtomicIntegerArray told = new AtomicIntegerArray(RandomGame.PLIES + 1);
  private int ply;
  private volatile int playedOn;
  private volatile boolean stopped;

  /// How a player sends acts.
  interface Mover {
    void send(String act);

    /// Whether the player is connected.
    boolean isThere();
  }

  /// @param tallies where to count the act that was due at that time
  LoadedGame(String id, RandomGame game, LongFunction<Tally> tallies) {
    this.id = id;
    this.game = game;
    this.tallies = tallies;
  }

  String id() {
    return id;
  }

  /// @param player 0 for White, 1 for Black
  void seat(int player, Mover mover) {
    players[player] = mover;
  }

  /// Whether both players are there.
  boolean isSeated() {
    return Arrays.stream(players).allMatch(player -> player != null && player.isThere());
  }

  boolean goesOn() {
    return ply < RandomGame.PLIES && !stopped;
  }

  /// Whether both players know of the last move; nobody moves before.
  boolean isReady() {
    return ply == 0 || told.get(ply) >= PLAYERS;
  }

  /// Stops after a refused move, since all later ones would be refused, too.
  void stop() {
    stopped = true;
  }

  /// Sends the next move, which was due at that time.
  void move(long due) {
    Mover player = players[ply % PLAYERS];
    String act = game.acts().get(ply);
    ply++;
    dueNanos.set(ply, due);
    tallies.apply(due).sent();
    if (player == null) {
      tallies.apply(due).failed("not sent: nobody is there");
    } else {
      player.send(act);
    }
  }

  /// Notes that a player knows of a move.
  void told(int number) {
    if (number > RandomGame.PLIES) {
      return;
    }
    long due = dueNanos.get(number);
    int players = told.incrementAndGet(number);
    if (players < PLAYERS) {
      tallies.apply(due).toldOne();
    }
    if (players != PLAYERS) {
      return;
    }
    long now = System.nanoTime();
    tallies.apply(due).told(now - due);
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
