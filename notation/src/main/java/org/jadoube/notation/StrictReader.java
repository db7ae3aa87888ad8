package org.jadoube.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Finds the legal move that a text stands for, or the legal moves closest to it.
final class StrictReader {
  private static final int MOST_CANDIDATES = 12;

  private StrictReader() {}

  /// The legal move that `notation` writes as `text`.
  static Reading<Move> read(Position position, String text, MoveNotation notation) {
    Map<String, Move> moves = new TreeMap<>();
    for (Move move : position.legalMoves()) {
      moves.put(notation.write(position, move), move);
    }
    Move move = moves.get(text);
    return move != null
        ? Reading.of(move)
        : Reading.failed(fault(text, List.copyOf(moves.keySet())));
  }

  /// The legal move between two squares. If there is none, the fault lists the legal moves from the
  /// first square, written in `notation`.
  static Reading<Move> read(
      Position position,
      String text,
      Square from,
      Square to,
      Optional<Role> promotion,
      MoveNotation notation) {
    return position
        .move(from, to, promotion)
        .map(Reading::of)
        .orElseGet(() ->
            Reading.failed(
                TextFault.at(text, 0, text, "a legal move")
                    .of(TextFault.Kind.ILLEGAL)
                    .withCandidates(
                        position.legalMoves(from).stream()
                            .map(move -> notation.write(position, move))
                            .toList())));
  }

  private static TextFault fault(String text, List<String> written) {
    int agreed = written.stream().mapToInt(move -> agreed(text, move)).max().orElse(0);
    List<String> near =
        written.stream()
            .filter(move -> agreed(text, move) == agreed)
            .limit(MOST_CANDIDATES)
            .toList();
    return TextFault.at(text, agreed, text.substring(agreed), "a legal move").withCandidates(near);
  }

  /// The length of the common prefix.
  private static int agreed(String text, String move) {
    int most = Math.min(text.length(), move.length());
    int agreed = 0;
    while (agreed < most && text.charAt(agreed) == move.charAt(agreed)) {
      agreed++;
    }
    return agreed;
  }
}
