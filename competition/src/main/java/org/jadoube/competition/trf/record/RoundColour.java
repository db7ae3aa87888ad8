package org.jadoube.competition.trf.record;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// The colour that a player was to have in a round.
public enum RoundColour {
  WHITE('w'),
  BLACK('b'),
  /// None: a bye, or not paired.
  NONE('-');

  private final char letter;

  RoundColour(char letter) {
    this.letter = letter;
  }

  /// As the file writes it.
  public char letter() {
    return letter;
  }

  /// That colour.
  public static RoundColour of(Colour colour) {
    return switch (requireNonNull(colour, "colour")) {
      case WHITE -> WHITE;
      case BLACK -> BLACK;
    };
  }

  /// The colour, if there is one.
  public Optional<Colour> colour() {
    return switch (this) {
      case WHITE -> Optional.of(Colour.WHITE);
      case BLACK -> Optional.of(Colour.BLACK);
      case NONE -> Optional.empty();
    };
  }
}
