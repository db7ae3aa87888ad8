package org.jadoube.uci.match;

import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Setup;

/// The moves that a game begins with; the engines go on from there.
public record StartingMoves(PlayedLine line) {
  /// The initial position.
  public static final StartingMoves STANDARD = new StartingMoves(PlayedLine.standard());

  /// Where the moves start.
  public Setup start() {
    return line.start();
  }
}
