package org.jadoube.web.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveNumber;

/// Moves without further events, as books print them: `1.e4 e5 2.Nf3`.
final class BookMoves {
  private static final int MOST = 12; // those before them are on the board

  private final List<Written> moves = new ArrayList<>();

  private record Written(MoveNumber number, String move) {
    String text(boolean opens) {
      boolean white = number.turn() == Colour.WHITE;
      return white || opens ? number.number() + (white ? "." : "…") + move : move;
    }
  }

  void add(MoveNumber number, String move) {
    moves.add(new Written(number, move));
  }

  /// The moves since the last call, as a sentence.
  Optional<String> take() {
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    int first = Math.max(0, moves.size() - MOST);
    String line =
        IntStream.range(first, moves.size())
            .mapToObj(at -> moves.get(at).text(at == first))
            .collect(Collectors.joining(" "));
    moves.clear();
    return Optional.of((first > 0 ? "… " : "") + line + ".");
  }
}
