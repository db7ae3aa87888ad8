package org.jadoube.play.game;

import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.jadoube.store.GameId;

/// A place in line to change a game, and the time at which it was taken. It must be closed; later
/// arrivals wait for that.
public final class Arrival implements AutoCloseable {
  private final GameId game;
  private final Instant at;
  private final CompletableFuture<?> before;
  private final CompletableFuture<Boolean> closed = new CompletableFuture<>();
  private final CompletableFuture<?> over;

  Arrival(GameId game, Instant at, CompletableFuture<?> before) {
    this.game = game;
    this.at = at;
    this.before = before;
    this.over = CompletableFuture.allOf(before, closed);
  }

  GameId game() {
    return game;
  }

  /// The moment at which it was taken, to the millisecond.
  public Instant at() {
    return at;
  }

  /// Completes when this turn and all earlier ones are over.
  CompletableFuture<?> over() {
    return over;
  }

  /// Waits for all earlier turns; then the holder has exclusive access to the game.
  void await() {
    before.join();
  }

  @Override
  public void close() {
    closed.complete(true);
  }
}
