package org.jadoube.cli;

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
    if (Fate.isDead(position)) {
      return DEAD;
    }
    return check ? CHECK : NORMAL;
  }
}
