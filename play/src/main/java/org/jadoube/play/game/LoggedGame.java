package org.jadoube.play.game;

import java.util.Optional;
import org.jadoube.store.GameId;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/// Puts a game's id into everything that this thread logs until it is closed.
public final class LoggedGame implements AutoCloseable {
  /// The id's name in the log.
  public static final String KEY = "game";

  private final @Nullable String before = MDC.get(KEY);

  private LoggedGame(Optional<GameId> game) {
    game.ifPresent(id -> MDC.put(KEY, id.text()));
  }

  /// Names that game from now on.
  public static LoggedGame of(GameId game) {
    return new LoggedGame(Optional.of(game));
  }

  /// The game that a path names; if it names none, nothing changes.
  ///
  /// @param id as it was received
  public static LoggedGame named(String id) {
    return new LoggedGame(GameId.read(id));
  }

  @Override
  public void close() {
    if (before == null) {
      MDC.remove(KEY);
    } else {
      MDC.put(KEY, before);
    }
  }
}
