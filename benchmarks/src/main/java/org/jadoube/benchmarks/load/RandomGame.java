package org.jadoube.benchmarks.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;

/// A random legal game, worked out before anything is measured.
///
/// @param acts the messages of its moves
record RandomGame(List<String> acts) {
  /// So short that no draw ends a game by itself, and a fifth repetition is unlikely.
  static final int PLIES = 120;

  private static final int MOST_TRIES = 1000;
  private static final int FEW_PIECES = 8;

  /// So many games, equal in every run.
  static List<RandomGame> some(int count) {
    return IntStream.range(0, count).mapToObj(RandomGame::longEnough).toList();
  }

  private static RandomGame longEnough(int seed) {
    Random random = new Random(seed);
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      List<String> acts = play(random);
      if (acts.size() == PLIES) {
        return new RandomGame(acts);
      }
    }
    throw new IllegalStateException("no random game was long enough");
  }

  private static List<String> play(Random random) {
    List<String> acts = new ArrayList<>();
    Position position = Position.standard();
    while (acts.size() < PLIES && goesOn(position)) {
      List<Move> moves = position.legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      acts.add("{\"type\":\"move\",\"attempt\":\"" + Uci.write(position, move) + "\"}");
      position = position.play(move);
    }
    return acts;
  }

  private static boolean goesOn(Position position) {
    return !position.legalMoves().isEmpty() && position.board().occupied().size() > FEW_PIECES;
  }
}
