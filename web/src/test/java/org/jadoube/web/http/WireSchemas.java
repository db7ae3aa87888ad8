package org.jadoube.web.http;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The definitions of the schemas of `wire`, as components of a description: with references to
/// there.
final class WireSchemas {
  static final String COMPONENTS = "#/components/schemas/";

  /// The parts of an act that the server knows, and a client must not say.
  private static final Set<String> KNOWN = Set.of("by", "at");

  private static final String SENT = "sent-";
  private static final JsonMapper MAPPER = JsonMapper.shared();
  private static final Map<String, Document<?>> DOCUMENTS =
      Arrays.stream(Documents.class.getFields())
          .filter(field -> Modifier.isStatic(field.getModifiers()))
          .filter(field -> field.getType() == Document.class)
          .map(WireSchemas::document)
          .collect(Collectors.toMap(Document::name, document -> document));

  private WireSchemas() {}

  private static Document<?> document(java.lang.reflect.Field field) {
    try {
      return (Document<?>) field.get(null);
    } catch (IllegalAccessException closed) {
      throw new IllegalStateException(closed);
    }
  }

  static boolean has(String document) {
    return DOCUMENTS.containsKey(document);
  }

  /// The schema of a kind of document; its definitions are added to the components.
  static ObjectNode document(String name, ObjectNode components) {
    ObjectNode schema = schema(name);
    definitions(schema).forEachEntry((each, definition) -> components.set(each, definition));
    schema.remove(java.util.List.of("$schema", "$id", "title", "$defs"));
    return schema;
  }

  /// The schema of acts and shorthands as clients send them.
  static ObjectNode sent(ObjectNode components) {
    ObjectNode sent = MAPPER.createObjectNode();
    ArrayNode families = sent.putArray("oneOf");
    for (String family : java.util.List.of("act", "shorthand")) {
      ObjectNode definitions = definitions(schema(family));
      definitions.forEachEntry((name, definition) -> send(name, definition, components));
      families.addObject().put("$ref", COMPONENTS + SENT + family);
    }
    return sent;
  }

  private static void send(String name, JsonNode definition, ObjectNode components) {
    ObjectNode sent = (ObjectNode) renamed(definition);
    if (sent.path("properties") instanceof ObjectNode properties) {
      KNOWN.forEach(properties::remove);
    }
    if (sent.path("required") instanceof ArrayNode required) {
      required.removeIf(field -> KNOWN.contains(field.asString("")));
    }
    components.set(SENT + name, sent);
  }

  private static JsonNode renamed(JsonNode definition) {
    return MAPPER.readTree(definition.toString().replace(COMPONENTS, COMPONENTS + SENT));
  }

  private static ObjectNode schema(String name) {
    Document<?> document = DOCUMENTS.get(name);
    if (document == null) {
      throw new IllegalArgumentException("there is no kind of document " + name);
    }
    return (ObjectNode) MAPPER.readTree(document.jsonSchema().replace("#/$defs/", COMPONENTS));
  }

  private static ObjectNode definitions(ObjectNode schema) {
    return (ObjectNode) schema.path("$defs");
  }
}
