package org.jadoube.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.schema.MessageType;
import org.jspecify.annotations.Nullable;

/// A new file of a table.
record RowFile<R>(ParquetOutput<R> table, MessageType schema, ParquetWriter<Group> file)
    implements AutoCloseable {
  static <R> RowFile<R> of(ParquetOutput<R> table, Path path, Configuration hadoop)
      throws IOException {
    return new RowFile<>(table, table.schema(), table.writer(path, hadoop));
  }

  void add(R about) {
    add(table.values(about));
  }

  /// Adds the row with these values.
  void add(@Nullable Object[] values) {
    try {
      file.write(ParquetOutput.row(schema, values));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
