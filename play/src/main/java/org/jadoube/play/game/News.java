package org.jadoube.play.game;

import java.time.Duration;
import java.util.List;
import org.jadoube.store.Outage;

/// News for the followers of a game. All get one object.
public sealed interface News {
  /// The state of the game: for new followers, and for all when a seat is taken.
  record Stands(GameStatus status) implements News {}

  /// The state of the game for a returning follower who has seen its events up to `seen`.
  record Returned(GameStatus status, int seen) implements News {}

  /// The game has advanced.
  record GoneOn(Snapshot before, Moment now) implements News {}

  /// The players' permissions have changed by time alone. Spectators are not told.
  record PermissionsChanged(Moment now) implements News {}

  /// Somebody has connected or left.
  record PresenceChanged(WhoIsHere presence) implements News {}

  /// Somebody has written a line, for those in its room alone.
  record Said(Chats.Line line) implements News {}

  /// Acts can no longer be stored.
  record OutageBegun() implements News {}

  /// The server could not serve, and can again.
  ///
  /// @param uncharged how much of that time nobody is charged for: all of it, unless other
  ///   processes went on
  record OutageOver(Outage outage, Duration uncharged) implements News {
    static OutageOver of(Outage outage, List<Outage> charged) {
      return new OutageOver(
          outage, charged.stream().map(Outage::length).reduce(Duration.ZERO, Duration::plus));
    }
  }
}
