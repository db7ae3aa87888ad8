package org.jadoube.spark;

import java.io.IOException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation.DateLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeLogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Type;
import org.jadoube.audit.archive.RowGroups;
import org.jspecify.annotations.Nullable;

/// A Parquet file of games.
record SparkParquet(InputFile file, long bytes, Set<String> columns, List<RowGroup> all)
    implements RowGroups {
  /// @throws IOException if it is not a readable Parquet file
  static SparkParquet of(InputFile file) throws IOException {
    try (ParquetFileReader footer = ParquetFileReader.open(file)) {
      return new SparkParquet(
          file,
          file.getLength(),
          footer.getFileMetaData().getSchema().getFields().stream()
              .map(Type::getName)
              .collect(Collectors.toSet()),
          footer.getRowGroups().stream()
              .map(group -> new RowGroup(group.getStartingPos(), group.getRowCount()))
              .toList());
    } catch (IOException | RuntimeException damaged) {
      throw new IOException("it is not a readable Parquet file", damaged);
    }
  }

  @Override
  public Rows rows(RowGroup first) throws IOException {
    ParquetReader<Group> reader =
        new Builder(file).withFileRange(first.from(), bytes).usePageChecksumVerification().build();
    return new Rows() {
      @Override
      public Optional<Map<String, @Nullable Object>> next() throws IOException {
        return Optional.ofNullable(reader.read()).map(SparkParquet::columns);
      }

      @Override
      public void close() throws IOException {
        reader.close();
      }
    };
  }

  /// Rows as they are.
  private static final class Builder extends ParquetReader.Builder<Group> {
    Builder(InputFile file) {
      super(file);
    }

    @Override
    protected ReadSupport<Group> getReadSupport() {
      return new GroupReadSupport();
    }
  }

  private static Map<String, @Nullable Object> columns(Group row) {
    Map<String, @Nullable Object> columns = new LinkedHashMap<>();
    for (int i = 0; i < row.getType().getFieldCount(); i++) {
      Type column = row.getType().getType(i);
      boolean known = column.isPrimitive() && row.getFieldRepetitionCount(i) > 0;
      columns.put(column.getName(), known ? value(row, i, column.asPrimitiveType()) : null);
    }
    return columns;
  }

  private static Object value(Group row, int column, PrimitiveType type) {
    return switch (type.getLogicalTypeAnnotation()) {
      case DateLogicalTypeAnnotation _ -> LocalDate.ofEpochDay(row.getInteger(column, 0));
      case TimeLogicalTypeAnnotation time -> LocalTime.ofNanoOfDay(nanos(row, column, time));
      case null, default -> row.getValueToString(column, 0);
    };
  }

  private static long nanos(Group row, int column, TimeLogicalTypeAnnotation time) {
    return switch (time.getUnit()) {
      case MILLIS -> row.getInteger(column, 0) * 1_000_000L;
      case MICROS -> row.getLong(column, 0) * 1_000L;
      case NANOS -> row.getLong(column, 0);
    };
  }
}
