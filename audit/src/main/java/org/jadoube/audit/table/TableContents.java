package org.jadoube.audit.table;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// The contents of a kind of table.
///
/// @param row the subject of a row
/// @param schemaName the name of the schema's version in files that have metadata
/// @param schema the version of the columns, from 1
/// @since 0.1.0
public record TableContents<R>(
    Class<R> row, String schemaName, int schema, List<Column<R>> columns) {
  public TableContents {
    Require.atLeast(1, schema, "schema");
    columns = List.copyOf(columns);
  }
}
