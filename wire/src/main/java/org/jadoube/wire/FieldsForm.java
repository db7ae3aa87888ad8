package org.jadoube.wire;

import java.util.List;
import java.util.function.Function;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.standing.Place;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/// A type that is written as a record of fields, which exists only for its JSON.
///
/// @param <T> the type
/// @param <F> the record
record FieldsForm<T, F>(Class<T> type, Class<F> fields, Function<T, F> write, Function<F, T> read) {
  /// All such types.
  static final List<FieldsForm<?, ?>> ALL =
      List.of(
          new FieldsForm<>(
              GameRequest.class,
              GameRequestFields.class,
              GameRequestFields::of,
              GameRequestFields::request),
          new FieldsForm<>(Round.class, RoundFields.class, RoundFields::of, RoundFields::round),
          new FieldsForm<>(Place.class, PlaceFields.class, PlaceFields::of, PlaceFields::place));

  /// The type whose fields are written for `type`, often `type` itself.
  static Class<?> writtenFor(Class<?> type) {
    return ALL.stream()
        .filter(form -> form.type == type)
        .findFirst()
        .<Class<?>>map(FieldsForm::fields)
        .orElse(type);
  }

  void addTo(SimpleModule module) {
    module.addSerializer(type, new Writer<>(this));
    module.addDeserializer(type, new Reader<>(this));
  }

  private static final class Writer<T> extends StdSerializer<T> {
    private final transient FieldsForm<T, ?> form;

    Writer(FieldsForm<T, ?> form) {
      super(form.type);
      this.form = form;
    }

    @Override
    public void serialize(T value, JsonGenerator json, SerializationContext context) {
      context.writeValue(json, form.write.apply(value));
    }
  }

  private static final class Reader<T, F> extends StdDeserializer<T> {
    private final transient FieldsForm<T, F> form;

    Reader(FieldsForm<T, F> form) {
      super(form.type);
      this.form = form;
    }

    @Override
    public T deserialize(JsonParser json, DeserializationContext context) {
      F fields = context.readValue(json, form.fields);
      try {
        return form.read.apply(fields);
      } catch (IllegalArgumentException impossible) {
        throw ValueInstantiationException.from(
            json, impossible.getMessage(), context.constructType(form.type), impossible);
      }
    }
  }
}
