package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

/// What came out of reading a JSON document: the value, or the first fault. Reading never throws.
///
/// @param <T> what the document describes
public sealed interface JsonReading<T> {

  /// The document was good.
  ///
  /// @param value what it describes
  record Read<T>(T value) implements JsonReading<T> {
    public Read {
      requireNonNull(value, "value");
    }
  }

  /// The document was not good, and nothing of it is to be used.
  ///
  /// @param fault the first thing wrong with it
  record Unreadable<T>(JsonFault fault) implements JsonReading<T> {
    public Unreadable {
      requireNonNull(fault, "fault");
    }
  }
}
