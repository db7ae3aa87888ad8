package org.jadoube.audit.table;

import java.util.Optional;
import java.util.function.Function;

/// A column of a table.
///
/// @param <R> the subject of a row
/// @param title the name in files: `white_elo`
/// @param type the type of its values
/// @param meaning its meaning, in Markdown
/// @param value its value for a row, of its type; empty if there is none
/// @since 0.1.0
public record Column<R>(
    String title, Type type, String meaning, Function<R, ? extends Optional<?>> value) {
  /// The type of a column.
  public enum Type {
    /// A `String`.
    TEXT,
    /// A `Long`.
    WHOLE,
    /// A `Boolean`.
    TRUTH
  }

  /// A column of texts.
  public static <R> Column<R> text(
      String title, String meaning, Function<R, Optional<String>> value) {
    return new Column<>(title, Type.TEXT, meaning, value);
  }

  /// A column of whole numbers.
  public static <R> Column<R> whole(
      String title, String meaning, Function<R, Optional<Long>> value) {
    return new Column<>(title, Type.WHOLE, meaning, value);
  }

  /// A column of what is true or false.
  public static <R> Column<R> truth(
      String title, String meaning, Function<R, Optional<Boolean>> value) {
    return new Column<>(title, Type.TRUTH, meaning, value);
  }

  /// Its value for a row, of its type; empty if there is none.
  public Optional<?> of(R row) {
    return value.apply(row);
  }
}
