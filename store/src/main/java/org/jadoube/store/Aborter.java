package org.jadoube.store;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;

/// Who has called a game off before it had really begun. Its text is stored, so it never changes
/// and has at most eight letters.
public enum Aborter {
  WHITE("white"),
  BLACK("black"),
  /// An official of its tournament, who has taken its round back.
  OFFICIAL("official");

  private final String text;

  Aborter(String text) {
    this.text = text;
  }

  /// The player of that colour.
  public static Aborter of(Colour colour) {
    return switch (colour) {
      case WHITE -> WHITE;
      case BLACK -> BLACK;
    };
  }

  /// Who has that text.
  ///
  /// @throws UnreadableRow if nobody has
  public static Aborter read(String text) {
    Optional<Aborter> known =
        Stream.of(values()).filter(aborter -> aborter.text.equals(text)).findFirst();
    return known.orElseThrow(
        () -> new UnreadableRow("found '" + text + "', expected white, black or official"));
  }

  /// The text in the column.
  public String text() {
    return text;
  }
}
