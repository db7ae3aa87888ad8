package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/// Upgrades documents of older schemas, one schema at a time. It works on the tree, before the
/// document is bound to a type.
///
/// To raise [Document#SCHEMA], add the step from the previous schema here and keep that schema's
/// sample files (`KeptSchemaTest`).
///
/// @param current the schema written today
/// @param steps by the schema they start from; each leads to the next, without gaps up to the
///   current one
record Upcaster(int current, Map<Integer, Step> steps) {
  /// The schemas of this project: only one so far.
  static final Upcaster OURS = new Upcaster(Document.SCHEMA, Map.of());

  /// The step from one schema to the next.
  interface Step {
    /// Upgrades a document in place.
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

  /// A copy of the document in the current schema, without its field `schema`; empty if its schema
  /// is unknown.
  Optional<ObjectNode> upgraded(String kind, ObjectNode document) {
    Optional<Integer> schema = schema(document);
    if (schema.isEmpty() || schema.get() < oldest() || schema.get() > current) {
      return Optional.empty();
    }
    ObjectNode upgraded = document.deepCopy();
    for (int from = schema.get(); from < current; from++) {
      requireNonNull(steps.get(from)).upgrade(kind, upgraded);
    }
    upgraded.remove(Document.SCHEMA_FIELD);
    return Optional.of(upgraded);
  }

  /// A document without a schema counts as current.
  private Optional<Integer> schema(ObjectNode document) {
    var schema = document.path(Document.SCHEMA_FIELD);
    if (schema.isMissingNode()) {
      return Optional.of(current);
    }
    return schema.isInt() ? Optional.of(schema.intValue()) : Optional.empty();
  }

  /// The readable schemas, in words.
  String expected() {
    return oldest() == current
        ? "schema " + current + ", the one that is known here"
        : "a schema from " + oldest() + " to " + current;
  }
}
