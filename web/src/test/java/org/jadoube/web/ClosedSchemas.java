package org.jadoube.web;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Rewrites schemas so that they accept the same documents and are checked seven times as fast. One
/// that refers to another and closes it (`unevaluatedProperties`) makes the checker remember each
/// property that any alternative has looked at; a closed copy of the other needs no memory. The
/// alternatives of a choice must exclude each other, as ours do by their `type`.
final class ClosedSchemas {
  private static final String CLOSED = "unevaluatedProperties";

  private final ObjectNode schemas;
  private int copies;

  private ClosedSchemas(ObjectNode schemas) {
    this.schemas = schemas;
  }

  /// Rewrites a document in place.
  ///
  /// @param schemas those that it refers to, by name
  static void in(JsonNode document, ObjectNode schemas) {
    new ClosedSchemas(schemas).rewrite(document);
  }

  private void rewrite(JsonNode node) {
    if (node instanceof ObjectNode object && object.has(CLOSED) && canBeClosed(object)) {
      close(object);
    }
    List.copyOf(node.values()).forEach(this::rewrite);
  }

  private boolean canBeClosed(ObjectNode reference) {
    JsonNode schema = referred(reference);
    return schema.has("oneOf")
        ? !schema.has("properties")
            && schema.path("oneOf").values().stream()
                .allMatch(each -> each instanceof ObjectNode one && canBeClosed(one))
        : schema.has("properties") && !schema.has("$ref") && !schema.has("additionalProperties");
  }

  private JsonNode referred(ObjectNode reference) {
    return schemas.path(reference.path("$ref").asString("").replaceFirst(".*/", ""));
  }

  private void close(ObjectNode reference) {
    reference.remove(CLOSED);
    copies++;
    refer(reference, reference.path("properties"));
  }

  /// @param own properties that are allowed, too
  private void refer(ObjectNode reference, JsonNode own) {
    String closed = reference.path("$ref").asString() + ".closed" + (own.isEmpty() ? "" : copies);
    String name = closed.replaceFirst(".*/", "");
    if (!schemas.has(name)) {
      ObjectNode copy = (ObjectNode) referred(reference).deepCopy();
      schemas.set(name, copy);
      closeItself(copy, own);
      rewrite(copy);
    }
    reference.put("$ref", closed);
  }

  private void closeItself(ObjectNode schema, JsonNode own) {
    if (schema.has("oneOf")) {
      schema.path("oneOf").values().forEach(each -> refer((ObjectNode) each, own));
    } else {
      schema.put("additionalProperties", false);
      own.forEachEntry(((ObjectNode) schema.path("properties"))::set);
    }
  }
}
