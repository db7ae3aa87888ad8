package org.jadoube.notation.opening;

import java.util.Optional;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.domain.Require;

/// The name of an opening. It belongs to a position, so it does not matter in which order the moves
/// were made.
///
/// ```java
/// PlayedLine line = San.play(PlayedLine.standard(), "Nf3", "Nc6", "e4", "e5", "Bb5").orThrow();
/// Opening.of(line).orElseThrow().name(); // => Ruy Lopez
/// ```
///
/// The names are those of
/// [lichess-org/chess-openings](https://github.com/lichess-org/chess-openings).
///
/// @param eco its code in the Encyclopaedia of Chess Openings, `D06`
/// @param name in English; variations follow a colon
/// @since 0.1.0
public record Opening(String eco, String name) {
  public Opening {
    Require.notBlank(eco, "eco");
    Require.notBlank(name, "name");
  }

  /// The opening of a game: the name of its last position that has one.
  public static Optional<Opening> of(PlayedLine line) {
    Optional<PlayedLine> at = Optional.of(line);
    while (at.isPresent()) {
      Optional<Opening> named = of(at.get().position());
      if (named.isPresent()) {
        return named;
      }
      at = at.get().back();
    }
    return Optional.empty();
  }

  /// The name of a position, if it has one of its own.
  public static Optional<Opening> of(Position position) {
    return OpeningBook.find(position);
  }
}
