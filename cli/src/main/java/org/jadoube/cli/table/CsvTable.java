package org.jadoube.cli.table;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.audit.table.Column;
import org.jadoube.audit.table.TableContents;

/// Rows of comma-separated values, with a header line. Unknown values are empty.
final class CsvTable<R> implements TableFile<R> {
  private final BufferedWriter out;
  private final List<Column<R>> columns;

  private CsvTable(BufferedWriter out, List<Column<R>> columns) {
    this.out = out;
    this.columns = columns;
  }

  static <R> CsvTable<R> at(Path path, TableContents<R> table) throws IOException {
    CsvTable<R> file = new CsvTable<>(Files.newBufferedWriter(path), table.columns());
    file.out.write(Csv.row(table.columns().stream().map(Column::title)));
    return file;
  }

  @Override
  public void add(R row) {
    try {
      out.write(
          Csv.row(columns.stream().map(column -> column.of(row).map(Object::toString).orElse(""))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
