package org.jadoube.store;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;

/// Whose ids of acts are told apart. Its text is stored in the column for colours, so it never
/// changes and has at most five letters.
public enum StoredSender {
  WHITE("white"),
  BLACK("black"),
  /// Arbiters and assistants, whose ids contain who they are.
  STAFF("staff");

  private final String text;

  StoredSender(String text) {
    this.text = text;
  }

  /// The sender who plays that colour.
  public static StoredSender of(Colour colour) {
    return switch (colour) {
      case WHITE -> WHITE;
      case BLACK -> BLACK;
    };
  }

  /// The sender of that text.
  ///
  /// @throws UnreadableRow if the text is none of them
  public static StoredSender read(String text) {
    Optional<StoredSender> known =
        Stream.of(values()).filter(sender -> sender.text.equals(text)).findFirst();
    return known.orElseThrow(
        () -> new UnreadableRow("found the sender '" + text + "', expected white, black or staff"));
  }

  /// The text in the column.
  public String text() {
    return text;
  }
}
