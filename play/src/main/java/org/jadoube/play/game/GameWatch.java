package org.jadoube.play.game;

import java.time.Duration;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.store.GameId;
import org.jadoube.store.Outage;

/// Is told of the work of this process for its games, to measure and log it. Must not block.
public interface GameWatch {
  /// A watch that ignores everything.
  GameWatch NOBODY = new GameWatch() {};

  /// The reason why time was not charged to anybody.
  enum Cause {
    /// No server was running.
    DOWN,
    /// The server stood still.
    STALL,
    /// The database did not write.
    DATABASE
  }

  /// A game has been created.
  default void created(GameId game) {}

  /// An account has taken a seat in a game.
  default void seated(GameId game) {}

  /// A player has connected.
  default void entered(GameId game) {}

  /// Its players have aborted a game or agreed on another one, or one of them has offered it.
  default void settled(GameId game) {}

  /// Other processes live, which may have created games or ended them since a moment ago.
  default void elsewhere() {}

  /// A player's act has been decided; any effect is on disk.
  default void decided(GameId game, Act act, ActOutcome outcome) {}

  /// Events have been decided and stored.
  ///
  /// @param toDisk from the decision until they were durable
  default void stored(GameId id, Game before, Game after, Duration toDisk) {}

  /// An outage is over.
  default void outage(Cause cause, Outage outage) {}
}
