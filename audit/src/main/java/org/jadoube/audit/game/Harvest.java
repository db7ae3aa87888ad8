package org.jadoube.audit.game;

import java.util.function.Supplier;

/// Takes games as they are read.
@FunctionalInterface
public interface Harvest {
  /// Takes a game that has to be judged.
  void judge(PlayedGame game);

  /// Takes a game that certainly has no findings.
  ///
  /// @param game makes an object of it, if called at once
  default void pass(int plies, Supplier<PlayedGame> game) {
    judge(game.get());
  }
}
