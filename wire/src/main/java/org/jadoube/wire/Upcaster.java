package org.jadoube.wire;

import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/// Reads what older builds have written: a document of an older schema is brought up to date one
/// schema at a time, as a tree, before anything else looks at it.
///
/// Whoever raises [Document#SCHEMA] adds the step from the schema before, and keeps its files
/// (`KeptSchemaTest`).
///
/// @param current the schema that is written today
/// @param steps by the schema that they start from, each to the next one; without gaps up to the
///   current one
record Upcaster(int current, Map<Integer, Step> steps) {
  /// The schemas of this project; there has been one so far.
  static final Upcaster OURS = new Upcaster(Document.SCHEMA, Map.of());

  /// From one schema to the next.
  interface Step {
    /// Changes a document in place.
    ///
    /// @param kind the name of its [Document]
    void upgrade(String kind, ObjectNode document);
  }

  Upcaster {
    steps = Map.copyOf(steps);
    for (int schema = current - steps.size(); schema < current; schema++) {
      if (!steps.containsKey(schema)) {
        throw new IllegalArgumentException("there is no step from schema " + schema);
      }
    }
  }

  /// The oldest schema that can be read.
  int oldest() {
    return current - steps.size();
  }

  /// The document in the current schema and without its field `schema`; empty if it is of a schema
  /// that is not known here. The given one stays as it is.
  Optional<ObjectNode> upgraded(String kind, ObjectNode document) {
    Optional<Integer> schema = schema(document);
    if (schema.isEmpty() || schema.get() < oldest() || schema.get() > current) {
      return Optional.empty();
    }
    ObjectNode upgraded = document.deepCopy();
    for (int from = schema.get(); from < current; from++) {
      steps.get(from).upgrade(kind, upgraded);
    }
    upgraded.remove(Document.SCHEMA_FIELD);
    return Optional.of(upgraded);
  }

  /// Without a schema a document is taken for a current one.
  private Optional<Integer> schema(ObjectNode document) {
    var schema = document.path(Document.SCHEMA_FIELD);
    if (schema.isMissingNode()) {
      return Optional.of(current);
    }
    return schema.isInt() ? Optional.of(schema.intValue()) : Optional.empty();
  }

  /// What can be read, in words.
  String expected() {
    return oldest() == current
        ? "schema " + current + ", the one that is known here"
        : "a schema from " + oldest() + " to " + current;
  }
}
