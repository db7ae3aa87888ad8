package org.jadoube.notation.opening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;

/// All openings by their positions, read when the first name is asked for.
final class OpeningBook {
  private static final String FILE = "openings.tsv";
  private static final Map<Position, Opening> BY_POSITION = read();

  private OpeningBook() {}

  static Optional<Opening> find(Position position) {
    return Optional.ofNullable(BY_POSITION.get(position));
  }

  private static Map<Position, Opening> read() {
    Map<Position, Opening> openings = new HashMap<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(OpeningBook.class.getResourceAsStream(FILE), FILE),
                StandardCharsets.UTF_8))) {
      lines.lines().map(line -> line.split("\t")).forEach(columns -> add(openings, columns));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return Map.copyOf(openings);
  }

  /// Of two names for a position the first counts, as in the list that they come from.
  private static void add(Map<Position, Opening> openings, String[] columns) {
    Position position = Position.standard();
    for (String move : columns[2].split(" ")) {
      position = position.play(San.read(position, move).orThrow());
    }
    openings.putIfAbsent(position, new Opening(columns[0], columns[1]));
  }
}
