package org.jadoube.store;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;

/// A colour in the tables. Its text is stored, so it never changes.
public enum StoredColour {
  WHITE(Colour.WHITE, "white"),
  BLACK(Colour.BLACK, "black");

  private final Colour colour;
  private final String text;

  StoredColour(Colour colour, String text) {
    this.colour = colour;
    this.text = text;
  }

  /// The stored form of a colour.
  public static StoredColour of(Colour colour) {
    return switch (colour) {
      case WHITE -> WHITE;
      case BLACK -> BLACK;
    };
  }

  /// The colour stored as a text.
  ///
  /// @throws UnreadableRow if the text is not a colour
  public static StoredColour read(String text) {
    Optional<StoredColour> known =
        Stream.of(values()).filter(colour -> colour.text.equals(text)).findFirst();
    return known.orElseThrow(
        () -> new UnreadableRow("found the colour '" + text + "', expected white or black"));
  }

  public Colour colour() {
    return colour;
  }

  /// The text in the column.
  public String text() {
    return text;
  }
}
