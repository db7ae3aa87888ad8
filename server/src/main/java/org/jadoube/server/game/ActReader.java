package org.jadoube.server.game;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Act;
import org.jadoube.server.view.Words;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonReading;

/// A player's act as it was sent. Who did it and when is for the server to say, so that a document
/// that says it itself is refused.
///
/// @param json an object without `by` and `at`
public record ActReader(String json) {
  JsonReading<Act> by(Colour player, Instant at) {
    return Documents.ACT.read(completed(player, at));
  }

  /// The two fields go to the end, so that lines and columns stay those of the sender.
  private String completed(Colour player, Instant at) {
    int end = json.lastIndexOf('}');
    if (end < 0) {
      return json;
    }
    String before = json.substring(0, end);
    String comma = before.strip().endsWith("{") ? "" : ",";
    return before
        + "%s\"by\":\"%s\",\"at\":\"%s\"".formatted(comma, Words.of(player), at)
        + json.substring(end);
  }
}
