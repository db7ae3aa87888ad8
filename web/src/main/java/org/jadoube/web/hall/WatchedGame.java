package org.jadoube.web.hall;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.GameStatus;
import org.jadoube.play.game.Listener;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.News;
import org.jadoube.play.game.WhoIsHere;
import org.jspecify.annotations.Nullable;

/// A game on a board of a hall. It only remembers its news, because the game must not be kept
/// waiting.
final class WatchedGame implements Listener {
  private static final WhoIsHere NOBODY = new WhoIsHere(false, false, 0);

  private final GameRoom room;
  private final Told told;
  private volatile @Nullable GameStatus latest;
  private volatile boolean stopped;
  private volatile boolean watching;
  private @Nullable GameStatus reported;
  private @Nullable HallGame report;

  /// Is told of changes.
  interface Told {
    /// The game has changed.
    ///
    /// @param result whether its result has
    void changed(boolean result);
  }

  WatchedGame(GameRoom room, Told told) {
    this.room = room;
    this.told = told;
  }

  /// Watches from now on, and again after missing something.
  void watch() {
    if (!watching) {
      watching = true;
      room.enter(this);
    }
  }

  void end() {
    room.leave(this);
  }

  /// Notes that news was missed; the hall then lets it watch again. Doing so at once might repeat
  /// the fault for ever.
  @Override
  public void miss() {
    watching = false;
    told.changed(/* result= */ false);
  }

  @Override
  public Optional<Colour> player() {
    return Optional.empty();
  }

  @Override
  public boolean isCounted() {
    return false;
  }

  @Override
  public void tell(News news) {
    switch (news) {
      case News.Stands(GameStatus standing) -> stands(standing, /* result= */ false);
      case News.Returned(GameStatus standing, int _) -> stands(standing, /* result= */ false);
      case News.GoneOn(var before, Moment now) ->
          stands(
              new GameStatus(now, presence()),
              !before.game().result().equals(now.snapshot().game().result()));
      case News.PermissionsChanged _, News.Said _ -> {
        // that concerns the players, the server or the spectators
      }
      case News.PresenceChanged(WhoIsHere presence) -> present(presence);
      case News.OutageBegun _ -> stopped(true);
      case News.OutageOver _ -> stopped(false);
    }
  }

  private void stands(GameStatus standing, boolean result) {
    latest = standing;
    told.changed(result);
  }

  private WhoIsHere presence() {
    GameStatus before = latest;
    return before == null ? NOBODY : before.presence();
  }

  private void present(WhoIsHere presence) {
    GameStatus before = latest;
    if (before != null) {
      stands(new GameStatus(before.moment(), presence), /* result= */ false);
    }
  }

  private void stopped(boolean now) {
    stopped = now;
    told.changed(/* result= */ false);
  }

  /// Whether acts cannot be stored.
  boolean isStopped() {
    return stopped;
  }

  /// The report about the game, made once for each change. Used by the hall alone.
  @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
  Optional<HallGame> report() {
    GameStatus now = latest;
    if (now != null && now != reported) {
      reported = now;
      report = BoardReport.of(now.moment(), now.presence());
    }
    return Optional.ofNullable(report);
  }
}
