package org.jadoube.cli.table;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jadoube.audit.table.Column;
import org.jadoube.audit.table.TableContents;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Rows as JSON objects, one a line. Unknown values are left out.
final class JsonLines<R> implements TableFile<R> {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final BufferedWriter out;
  private final List<Column<R>> columns;

  private JsonLines(BufferedWriter out, List<Column<R>> columns) {
    this.out = out;
    this.columns = columns;
  }

  static <R> JsonLines<R> at(Path path, TableContents<R> table) throws IOException {
    return new JsonLines<>(Files.newBufferedWriter(path), table.columns());
  }

  @Override
  public void add(R row) {
    ObjectNode object = MAPPER.createObjectNode();
    for (Column<R> column : columns) {
      Optional<?> value = column.of(row);
      value.ifPresent(it -> object.putPOJO(column.title(), it));
    }
    try {
      out.write(MAPPER.writeValueAsString(object) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
