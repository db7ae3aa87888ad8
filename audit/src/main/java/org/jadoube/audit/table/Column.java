package org.jadoube.audit.table;

import java.util.Optional;

/// A column of a table.
///
/// @param <R> what a row is about
public interface Column<R> {
  /// What stands in a column.
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

  /// What stands in it.
  Type type();

  /// What it means, in Markdown.
  String meaning();

  /// Its value for a row, of its [#type()]; empty if there is none.
  Optional<?> of(R row);
}
