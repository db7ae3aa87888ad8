package org.jadoube.chess.retro.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/// A position with the moves that led to it.
///
/// @param before the position before the last move; empty at the start
/// @param move the last move, packed
/// @param length how many moves led here, White's and Black's
record Reached(Position position, Optional<Reached> before, int move, int length) {
  static Reached beginning(Position position) {
    return new Reached(position, Optional.empty(), 0, 0);
  }

  Reached after(Move played) {
    return new Reached(position.play(played), Optional.of(this), played.packed(), length + 1);
  }

  List<Move> game() {
    List<Move> game = new ArrayList<>();
    Optional<Reached> at = Optional.of(this);
    while (at.isPresent() && at.get().before.isPresent()) {
      game.add(Move.unpacked(at.get().move));
      at = at.get().before;
    }
    Collections.reverse(game);
    return game;
  }
}
