package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import org.jadoube.server.game.Recent;
import org.jadoube.wire.Json;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/// Writes reasons. Most of a whole state is that, in the same few dozen pieces again and again, so
/// their text is kept.
final class ReasonJson extends ValueSerializer<Reason> {
  private static final Recent<Reason, String> TEXTS =
      new Recent<>(reason -> Json.write(new Plain(reason.refusal(), reason.sentence())));

  /// The same fields for Jackson to write.
  private record Plain(@JsonRawValue String refusal, String sentence) {}

  @Override
  public void serialize(Reason reason, JsonGenerator json, SerializationContext context) {
    json.writeRawValue(TEXTS.of(reason));
  }
}
