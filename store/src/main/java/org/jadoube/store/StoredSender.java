package org.jadoube.store;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;

/// A sender, whose ids of acts are told apart from those of others. Its text is stored in the
/// column for colours, so it never changes and has at most five letters.
public enum StoredSender {
  WHITE("white"),
  BLACK("black"),
  /// Arbiters and assistants, whose ids include who they are.
  STAFF("staff");

  private final String text;

  StoredSender(String text) {
    this.text = text;
  }

  /// The player of that colour.
  public static StoredSender of(Colour colour) {
    return switch (colour) {
      case WHITE -> WHITE;
      case BLACK -> BLACK;
    };
  }

  /// The sender with that text.
  ///
  /// @throws UnreadableRow if there is none
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
