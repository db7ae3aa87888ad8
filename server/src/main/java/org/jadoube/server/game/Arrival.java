package org.jadoube.server.game;

import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.jadoube.server.store.GameId;

/// A place in the order in which a game is changed, with the time at which it was taken. It has to
/// be closed: those behind it wait for that.
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

  /// When it was taken, to the millisecond.
  public Instant at() {
    return at;
  }

  /// Is done when this turn and all before it are over.
  CompletableFuture<?> over() {
    return over;
  }

  /// Waits until all that came before is over; then the game belongs to the holder alone.
  void await() {
    before.join();
  }

  @Override
  public void close() {
    closed.complete(true);
  }
}
