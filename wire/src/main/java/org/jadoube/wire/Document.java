package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A kind of JSON document, which can be written and read. Reading never throws.
///
/// Equal values give equal bytes. Each document is an object on one line that starts with
/// `"schema":1`. On reading, a document without `schema` counts as current, and one of an older
/// schema is upgraded.
///
/// @param <T> the type it describes
/// @since 0.1.0
public final class Document<T> {
  /// The schema version that this program writes.
  public static final int SCHEMA = 1;

  static final String SCHEMA_FIELD = "schema";
  private static final String OPENING = "{\"" + SCHEMA_FIELD + "\":" + SCHEMA;

  private final String name;
  private final JsonMapper mapper;
  private final ObjectWriter writer;
  private final ObjectReader reader;
  private final Upcaster upcaster;
  private final UnaryOperator<ObjectNode> completion;

  /// @param upcaster upgrades documents written by older builds
  /// @param completion fills in the fields a document leaves out
  Document(
      String name,
      Class<T> type,
      JsonMapper mapper,
      Upcaster upcaster,
      UnaryOperator<ObjectNode> completion) {
    this.name = name;
    this.mapper = mapper;
    this.upcaster = upcaster;
    this.completion = completion;
    this.writer = mapper.writerFor(type);
    this.reader = mapper.readerFor(type);
  }

  /// The name of this kind, such as `act`; its JSON Schema has the same name.
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

  /// The document for a value, on one line without a trailing line break.
  public String write(T value) {
    String fields = writer.writeValueAsString(value).substring(1);
    return OPENING + (fields.equals("}") ? fields : "," + fields);
  }

  /// The value of a document, or its first fault.
  public JsonReading<T> read(String json) {
    return read(json, List.of());
  }

  /// The value of a document in which some fields are left to the reader.
  JsonReading<T> read(String json, List<String> kept) {
    return switch (tree(json, mapper)) {
      case JsonReading.Read<JsonNode>(JsonNode tree) -> read(json, tree, kept);
      case JsonReading.Unreadable<JsonNode>(JsonFault fault) -> new JsonReading.Unreadable<>(fault);
    };
  }

  /// A text as JSON, whatever it describes.
  static JsonReading<JsonNode> tree(String json, JsonMapper mapper) {
    if (json.length() > Mapper.MOST_CHARACTERS) {
      return new JsonReading.Unreadable<>(Faults.tooLong(json.length()));
    }
    try {
      return new JsonReading.Read<>(mapper.readTree(json));
    } catch (JacksonException notJson) {
      return new JsonReading.Unreadable<>(Faults.ofText(json, notJson));
    }
  }

  /// A fault in a document that is well-formed but that its receiver rejects for its own reasons.
  ///
  /// @param pointer the place of the wrong value (RFC 6901)
  /// @param expected a description of the value expected there
  public JsonFault fault(String json, String pointer, String expected) {
    try {
      return new Faults(json, mapper.readTree(json), mapper).at(pointer, expected);
    } catch (JacksonException notJson) {
      return Faults.ofText(json, notJson);
    }
  }

  /// The value of a document that has been parsed.
  JsonReading<T> read(String json, JsonNode tree, List<String> kept) {
    Faults faults = new Faults(json, tree, mapper);
    if (!(tree instanceof ObjectNode object)) {
      return new JsonReading.Unreadable<>(faults.at("", "an object"));
    }
    Optional<ObjectNode> current = upcaster.upgraded(name, object);
    if (current.isEmpty()) {
      return new JsonReading.Unreadable<>(faults.at("/" + SCHEMA_FIELD, upcaster.expected()));
    }
    return misuse(current.get(), kept, faults)
        .<JsonReading<T>>map(JsonReading.Unreadable::new)
        .orElseGet(() -> bound(current.get(), kept, faults));
  }

  private static Optional<JsonFault> misuse(ObjectNode object, List<String> kept, Faults faults) {
    return kept.stream()
        .filter(object::has)
        .findFirst()
        .map(field -> faults.at("/" + field, "this field to be left to the reader"));
  }

  private JsonReading<T> bound(ObjectNode object, List<String> kept, Faults faults) {
    try {
      return new JsonReading.Read<>(reader.readValue(completion.apply(object)));
    } catch (JacksonException mismatch) {
      return new JsonReading.Unreadable<>(faults.of(mismatch, kept));
    }
  }
}
