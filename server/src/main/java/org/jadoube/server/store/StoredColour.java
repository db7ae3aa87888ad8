package org.jadoube.server.store;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;

/// A colour as the tables have it. The texts are on disk, so they never change.
public enum StoredColour {
  WHITE(Colour.WHITE, "white"),
  BLACK(Colour.BLACK, "black");

  private final Colour colour;
  private final String text;

  StoredColour(Colour colour, String text) {
    this.colour = colour;
    this.text = text;
  }

  /// What is stored for a colour.
  public static StoredColour of(Colour colour) {
    return switch (colour) {
      case WHITE -> WHITE;
      case BLACK -> BLACK;
    };
  }

  /// @throws UnreadableRow if no colour is stored as that
  static StoredColour read(String text) {
    Optional<StoredColour> known =
        Stream.of(values()).filter(colour -> colour.text.equals(text)).findFirst();
    return known.orElseThrow(
        () -> new UnreadableRow("found the colour '" + text + "', expected white or black"));
  }

  public Colour colour() {
    return colour;
  }

  /// In the column.
  String text() {
    return text;
  }
}
