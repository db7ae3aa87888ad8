package org.jadoube.wire;

/// The result of reading a JSON document: a value or the first fault. Reading never throws.
///
/// @param <T> the type it describes
/// @since 0.1.0
public sealed interface JsonReading<T> {

  /// The document was valid.
  ///
  /// @param value the value it describes
  record Read<T>(T value) implements JsonReading<T> {}

  /// The document was invalid; none of it may be used.
  ///
  /// @param fault the first fault
  record Unreadable<T>(JsonFault fault) implements JsonReading<T> {}
}
