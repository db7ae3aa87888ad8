package org.jadoube.cli;

import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;

/// What a position is for the Laws.
enum PositionStatus {
  CHECKMATE("checkmate"),
  STALEMATE("stalemate"),
  DEAD("dead position: neither side can checkmate by any series of legal moves"),
  CHECK("check"),
  NORMAL("play goes on");

  private final String text;

  PositionStatus(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  static PositionStatus of(Position position) {
    boolean check = position.isCheck();
    if (position.legalMoveCount() == 0) {
      return check ? CHECKMATE : STALEMATE;
    }
    if (isDead(position)) {
      return DEAD;
    }
    return check ? CHECK : NORMAL;
  }

  /// Nobody waits for a clock here: one closer look than at every move of a game.
  private static boolean isDead(Position position) {
    return Stream.of(Colour.values())
        .allMatch(colour -> Fate.full(position, colour) instanceof Fate.Unwinnable);
  }
}
