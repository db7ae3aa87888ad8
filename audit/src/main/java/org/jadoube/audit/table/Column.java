package org.jadoube.audit.table;

import java.util.Optional;

/// A column of a table.
///
/// @param <R> the subject of a row
public interface Column<R> {
  /// The type of a column.
  enum Type {
    /// A `String`.
    TEXT,
    /// A `Long`.
    WHOLE,
    /// A `Boolean`.
    TRUTH
  }

  /// The name in files: `white_elo`.
  String title();

  /// The type of its values.
  Type type();

  /// Its meaning, in Markdown.
  String meaning();

  /// Its value for a row, of its [#type()]; empty if there is none.
  Optional<?> of(R row);
}
