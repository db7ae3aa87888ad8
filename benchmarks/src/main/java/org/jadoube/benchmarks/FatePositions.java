package org.jadoube.benchmarks;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Fen;

/// Positions from lines in any format: the first text in each that looks like a FEN.
final class FatePositions {
  private static final String RANK = "[1-8KQRBNPkqrbnp]+";
  private static final Pattern FEN =
      Pattern.compile(RANK + "(?:/" + RANK + "){7} [wb] [-KQkq]+ [-a-h36]+");

  private FatePositions() {}

  /// The playable positions on these lines, without duplicates (by the first four fields of the
  /// FEN).
  static Map<String, Position> in(Stream<String> lines) {
    Map<String, Position> positions = new LinkedHashMap<>();
    lines
        .map(FEN::matcher)
        .filter(Matcher::find)
        .map(Matcher::group)
        .forEach(fen -> position(fen).ifPresent(position -> positions.put(fen, position)));
    return positions;
  }

  private static Optional<Position> position(String fen) {
    return Fen.read(fen + " 0 1").valueIfAny().flatMap(Setup::position);
  }
}
