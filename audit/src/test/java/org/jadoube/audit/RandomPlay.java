package org.jadoube.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.laws.ending.History;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.san.San;

/// A game of random legal moves that goes on whatever the Laws say, until there are no moves left.
///
/// @param moves the moves; they may go beyond the end under the Laws
record RandomPlay(Setup start, List<Move> moves) {
  /// Positions from which repetitions, bare kings, mates, stalemates and dead positions are near.
  private static final List<String> STARTS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
          "4k3/7r/8/8/8/8/R7/4K3 w - -",
          "r3k2r/8/8/8/8/8/8/R3K2R b KQkq -",
          "8/8/8/4k3/8/3pK3/8/5B2 w - -",
          "7k/8/5KQ1/8/8/8/8/8 w - -",
          "k7/8/1K6/8/8/8/8/7R w - -",
          "8/8/8/8/8/5k2/4p3/4K3 w - -",
          "q7/8/8/4k3/8/4K3/8/6N1 w - -",
          "7k/8/8/3K4/8/8/2n5/B7 b - -",
          "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - -",
          "k7/P7/1K6/8/8/8/8/8 w - -",
          "8/8/4k3/8/8/3BK3/8/8 w - -",
          "R5k1/5ppp/8/8/8/8/8/4K3 b - -",
          "7k/5Q2/6K1/8/8/8/8/8 b - -");

  /// Counters at the start that are near fifty or 75 moves, or a fifth repetition together with
  /// them.
  private static final List<Integer> COUNTERS =
      List.of(0, 0, 0, 78, 84, 92, 97, 99, 130, 132, 134, 136, 142, 146, 148, 149, 150);

  private static final int MOST_PLIES = 90;

  /// The players' aim.
  private enum Aim {
    ANYTHING,
    QUIET,
    BACK_AND_FORTH,
    MATE
  }

  static RandomPlay of(RandomGenerator random) {
    String fen = oneOf(STARTS, random) + " " + oneOf(COUNTERS, random) + " 60";
    Setup start = Fen.read(fen).orThrow();
    Aim aim = oneOf(List.of(Aim.values()), random);
    int plies = random.nextInt(MOST_PLIES);
    List<Move> moves = new ArrayList<>();
    Position position = start.position().orElseThrow();
    while (moves.size() < plies && position.legalMoveCount() > 0) {
      Move move = move(position, moves, aim, random);
      moves.add(move);
      position = position.play(move);
    }
    return new RandomPlay(start, List.copyOf(moves));
  }

  private static Move move(Position position, List<Move> moves, Aim aim, RandomGenerator random) {
    List<Move> legal = position.legalMoves();
    List<Move> aimed =
        switch (aim) {
          case ANYTHING -> legal;
          case QUIET -> legal.stream().filter(move -> !move.resetsHalfmoveClock()).toList();
          case BACK_AND_FORTH -> random.nextInt(12) == 0 ? legal : back(legal, moves);
          case MATE -> legal.stream().filter(move -> position.play(move).isCheckmate()).toList();
        };
    return oneOf(aimed.isEmpty() ? legal : aimed, random);
  }

  /// Moves that take back the player's latest move, or else disturb no counting.
  private static List<Move> back(List<Move> legal, List<Move> moves) {
    Optional<Move> latest =
        moves.size() < 2 ? Optional.empty() : Optional.of(moves.get(moves.size() - 2));
    List<Move> quiet = legal.stream().filter(move -> !move.resetsHalfmoveClock()).toList();
    List<Move> back =
        quiet.stream()
            .filter(move ->
                latest.filter(it -> it.from() == move.to() && it.to() == move.from()).isPresent())
            .toList();
    return back.isEmpty() ? quiet : back;
  }

  private static <T> T oneOf(List<T> list, RandomGenerator random) {
    return list.get(random.nextInt(list.size()));
  }

  /// Its first so many plies.
  RandomPlay first(int plies) {
    return new RandomPlay(start, moves.subList(0, plies));
  }

  /// Its positions with the counts of the Laws.
  History history() {
    List<Position> positions = new ArrayList<>(List.of(start.position().orElseThrow()));
    moves.forEach(move -> positions.add(positions.getLast().play(move)));
    return History.of(start.halfmoveClock(), moves, positions);
  }

  /// As PGN.
  ///
  /// @param termination the value of the tag of that name; none if empty
  String pgn(String termination, String result) {
    StringBuilder pgn = new StringBuilder();
    pgn.append("[SetUp \"1\"]\n[FEN \"").append(Fen.write(start)).append("\"]\n");
    pgn.append("[Result \"").append(result).append("\"]\n");
    if (!termination.isEmpty()) {
      pgn.append("[Termination \"").append(termination).append("\"]\n");
    }
    Position position = start.position().orElseThrow();
    for (Move move : moves) {
      pgn.append('\n').append(San.write(position, move));
      position = position.play(move);
    }
    return pgn.append('\n').append(result).append("\n\n").toString();
  }
}
