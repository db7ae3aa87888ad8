package org.jadoube.play.computer;

import org.jadoube.chess.PlayedLine;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;

/// Games as engines are asked about them.
public final class GameLines {
  private GameLines() {}

  /// All moves of a game.
  static PlayedLine of(Game game) {
    return of(game, game.moves().size());
  }

  /// The first moves of a game.
  ///
  /// @param plies how many, White's and Black's
  public static PlayedLine of(Game game, int plies) {
    PlayedLine line = PlayedLine.of(game.start()).orElseThrow();
    for (Event.MoveMade made : game.moves().subList(0, plies)) {
      line = line.play(made.move());
    }
    return line;
  }
}
