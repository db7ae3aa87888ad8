package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import org.jadoube.wire.Json;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/// Writes what is refused. Most of a message about a game is that, in the same few dozen pieces
/// again and again, so their text is kept.
final class RefusedJson extends ValueSerializer<PermissionsView.Refused> {
  private static final Recent<PermissionsView.Refused, String> TEXTS =
      new Recent<>(refused -> Json.write(Plain.of(refused)));

  /// The same fields for Jackson to write.
  private record Plain(
      List<PermissionsView.Deed> acts, @JsonRawValue String refusal, String sentence) {
    static Plain of(PermissionsView.Refused refused) {
      return new Plain(refused.acts(), refused.refusal(), refused.sentence());
    }
  }

  @Override
  public void serialize(
      PermissionsView.Refused refused, JsonGenerator json, SerializationContext context) {
    json.writeRawValue(TEXTS.of(refused));
  }
}
