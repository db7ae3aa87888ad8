package org.jadoube.wire;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/// Writes a value as the string defined by its form.
final class TextWriter<T> extends StdScalarSerializer<T> {
  private final TextForm<T> form;

  TextWriter(TextForm<T> form) {
    super(form.type());
    this.form = form;
  }

  @Override
  public void serialize(T value, JsonGenerator json, SerializationContext context) {
    json.writeString(form.write().apply(value));
  }
}
