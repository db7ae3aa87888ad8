package org.jadoube.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.jspecify.annotations.Nullable;

/// The rows of a file, read on demand. The file is closed after the last one.
final class TableIterator<T> implements Iterator<T> {
  private final ParquetReader<Group> file;
  private final Function<Group, T> value;
  private @Nullable Group next;

  private TableIterator(ParquetReader<Group> file, Function<Group, T> value) throws IOException {
    this.file = file;
    this.value = value;
    advance();
  }

  static <T> Iterator<T> of(Path path, Configuration hadoop, Function<Group, T> value)
      throws IOException {
    return new TableIterator<>(ParquetOutput.reader(path, hadoop), value);
  }

  private void advance() throws IOException {
    next = file.read();
    if (next == null) {
      file.close();
    }
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public T next() {
    Group row = next;
    if (row == null) {
      throw new NoSuchElementException();
    }
    try {
      advance();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return value.apply(row);
  }
}
