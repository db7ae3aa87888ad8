package org.jadoube.audit.game;

import java.util.function.Supplier;

/// Takes games as they have been read.
@FunctionalInterface
public interface Harvest {
  /// Takes a game that has to be judged.
  void judge(PlayedGame game);

  /// Takes a game in which there is certainly nothing to find.
  ///
  /// @param game makes an object of it, which must happen at once
  default void pass(int plies, Supplier<PlayedGame> game) {
    judge(game.get());
  }
}
