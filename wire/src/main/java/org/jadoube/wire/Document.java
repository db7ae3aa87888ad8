package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// One kind of JSON document: how it is written, and how it is read without ever throwing.
///
/// The same value always gives the same bytes. Each document is an object on one line that starts
/// with `"schema":1`; on reading, a document without `schema` is taken for the current one.
///
/// @param <T> what the document describes
public final class Document<T> {
  /// The version of the documents that this program writes.
  public static final int SCHEMA = 1;

  private static final String SCHEMA_FIELD = "schema";
  private static final String OPENING = "{\"" + SCHEMA_FIELD + "\":" + SCHEMA;

  private final String name;
  private final JsonMapper mapper;
  private final ObjectWriter writer;
  private final ObjectReader reader;

  private final Function<ObjectNode, Optional<T>> defaults;

  /// @param defaults the value whose fields stand for those that this document leaves out
  Document(
      String name, Class<T> type, JsonMapper mapper, Function<ObjectNode, Optional<T>> defaults) {
    this.name = name;
    this.mapper = mapper;
    this.defaults = defaults;
    this.writer = mapper.writerFor(type);
    this.reader = mapper.readerFor(type);
  }

  /// What the document is called, `act`: also the name of its JSON Schema.
  public String name() {
    return name;
  }

  /// The JSON Schema (2020-12) of these documents.
  public String jsonSchema() {
    String file = "schemas/" + name + ".schema.json";
    try (InputStream schema = Document.class.getResourceAsStream(file)) {
      return new String(requireNonNull(schema, file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The document of a value, on one line without a line break at its end.
  public String write(T value) {
    requireNonNull(value, "value");
    String fields = writer.writeValueAsString(value).substring(1);
    return OPENING + (fields.equals("}") ? fields : "," + fields);
  }

  /// The value of a document, or what is wrong with it.
  public JsonReading<T> read(String json) {
    return read(json, Map.of());
  }

  /// The value of a document to which the reader adds some fields that its writer must not give.
  JsonReading<T> read(String json, Map<String, ?> added) {
    if (json.length() > Mapper.MOST_CHARACTERS) {
      return new JsonReading.Unreadable<>(Faults.tooLong(json.length()));
    }
    try {
      return bound(json, mapper.readTree(json), added);
    } catch (JacksonException notJson) {
      return new JsonReading.Unreadable<>(Faults.ofText(json, notJson));
    }
  }

  private JsonReading<T> bound(String json, JsonNode tree, Map<String, ?> added) {
    Faults faults = new Faults(json, tree, mapper);
    return tree instanceof ObjectNode object
        ? misuse(object, added, faults)
            .<JsonReading<T>>map(JsonReading.Unreadable::new)
            .orElseGet(() -> bound(object, added, faults))
        : new JsonReading.Unreadable<>(faults.at("", "an object"));
  }

  private Optional<JsonFault> misuse(ObjectNode object, Map<String, ?> added, Faults faults) {
    JsonNode schema = object.path(SCHEMA_FIELD);
    if (!schema.isMissingNode() && !(schema.isInt() && schema.intValue() == SCHEMA)) {
      return Optional.of(
          faults.at("/" + SCHEMA_FIELD, "schema " + SCHEMA + ", the one that is known here"));
    }
    return added.keySet().stream()
        .filter(object::has)
        .findFirst()
        .map(field -> faults.at("/" + field, "this field to be left to the reader"));
  }

  private JsonReading<T> bound(ObjectNode object, Map<String, ?> added, Faults faults) {
    ObjectNode whole =
        defaults
            .apply(object)
            .map(value -> mapper.<ObjectNode>valueToTree(value))
            .orElseGet(mapper::createObjectNode);
    whole.setAll(object).remove(SCHEMA_FIELD);
    added.forEach((field, value) -> whole.set(field, mapper.valueToTree(value)));
    try {
      return new JsonReading.Read<>(reader.readValue(whole));
    } catch (JacksonException mismatch) {
      return new JsonReading.Unreadable<>(faults.of(mismatch));
    }
  }
}
