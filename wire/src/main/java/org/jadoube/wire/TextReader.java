package org.jadoube.wire;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/// Reads a value from the string defined by its form.
final class TextReader<T> extends StdScalarDeserializer<T> {
  private final TextForm<T> form;

  TextReader(TextForm<T> form) {
    super(form.type());
    this.form = form;
  }

  @Override
  public T deserialize(JsonParser json, DeserializationContext context) {
    if (json.currentToken() != JsonToken.VALUE_STRING) {
      throw new Mismatch(json, form.expected());
    }
    String text = json.getString();
    return form.read()
        .apply(text)
        .orElseThrow(() -> new Mismatch(json, form.expected() + form.where().apply(text)));
  }
}
