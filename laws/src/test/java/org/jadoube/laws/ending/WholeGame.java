package org.jadoube.laws.ending;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Session;

/// A game as an archive has it: a start and moves that nobody has judged.
final class WholeGame {
  private final Setup start;
  private final List<Move> moves = new ArrayList<>();
  private final List<Position> positions = new ArrayList<>();

  private WholeGame(Setup start) {
    this.start = start;
    positions.add(start.position().orElseThrow());
  }

  static WholeGame standard() {
    return new WholeGame(Setup.standard());
  }

  static WholeGame from(String fen) {
    return new WholeGame(Session.fen(fen));
  }

  WholeGame moves(String... moves) {
    return cycles(1, moves);
  }

  WholeGame cycles(int times, String... cycle) {
    for (int i = 0; i < times; i++) {
      for (String move : cycle) {
        play(move);
      }
    }
    return this;
  }

  /// The first `plies` moves of a cycle that begins anew when it is over.
  WholeGame plies(int plies, String... cycle) {
    for (int i = 0; i < plies; i++) {
      play(cycle[i % cycle.length]);
    }
    return this;
  }

  private void play(String text) {
    Position position = positions.getLast();
    Move move = Session.attempt(text).in(position).orElseThrow();
    moves.add(move);
    positions.add(position.play(move));
  }

  History history() {
    return History.of(start.halfmoveClock(), moves, positions);
  }
}
