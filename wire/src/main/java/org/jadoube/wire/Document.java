package org.jadoube.wire;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// One kind of JSON document: how it is written, and how it is read without ever throwing.
///
/// The same value always gives the same bytes. Each document is an object on one line that starts with
/// `"schema":1`; on reading, a document without `schema` is taken for the current one.
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

  private final Optional<ObjectNode> defaults;

  /// @param defaults the value whose fields stand for those that a document leaves out
  Document(String name, Class<T> type, JsonMapper mapper, Optional<T> defaults) {
    this.name = name;
    this.mapper = mapper;
    this.defaults = defaults.map(value -> mapper.<ObjectNode>valueToTree(value));
    this.writer = mapper.writerFor(type);
    this.reader = mapper.readerFor(type);
  }

  /// What the document is called, `act`: also the name of its JSON Schema.
  public String name() {
    return name;
  }

  /// The document of a value, on one line without a line break at its end.
  public String write(T value) {
    String fields = writer.writeValueAsString(value).substring(1);
    return OPENING + (fields.equals("}") ? fields : "," + fields);
  }

  /// The value of a document, or what is wrong with it.
  public JsonReading<T> read(String json) {
    if (json.length() > Mapper.MOST_CHARACTERS) {
      return new JsonReading.Unreadable<>(Faults.tooLong(json.length()));
    }
    try {
      return bound(json, mapper.readTree(json));
    } catch (JacksonException notJson) {
      return new JsonReading.Unreadable<>(Faults.ofText(json, notJson));
    }
  }

  private JsonReading<T> bound(String json, JsonNode tree) {
    Faults faults = new Faults(json, tree, mapper);
    if (!(tree instanceof ObjectNode object)) {
      return new JsonReading.Unreadable<>(faults.at("", "an object"));
    }
    Optional<JsonReading<T>> otherSchema = otherSchema(object, faults);
    return otherSchema.orElseGet(() -> bound(object, faults));
  }

  private Optional<JsonReading<T>> otherSchema(ObjectNode object, Faults faults) {
    JsonNode schema = object.path(SCHEMA_FIELD);
    return schema.isMissingNode() || schema.isInt() && schema.intValue() == SCHEMA
        ? Optional.empty()
        : Optional.of(
            new JsonReading.Unreadable<>(
                faults.at("/" + SCHEMA_FIELD, "schema " + SCHEMA + ", the one that is known here")));
  }

  private JsonReading<T> bound(ObjectNode object, Faults faults) {
    object.remove(SCHEMA_FIELD);
    try {
      ObjectNode whole = defaults.map(ObjectNode::deepCopy).orElse(object);
      return new JsonReading.Read<>(reader.readValue(whole.setAll(object)));
    } catch (JacksonException mismatch) {
      return new JsonReading.Unreadable<>(faults.of(mismatch));
    }
  }
}
