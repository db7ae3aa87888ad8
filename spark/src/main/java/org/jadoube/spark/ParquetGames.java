package org.jadoube.spark;

import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation.DateLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeLogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Type;
import org.jadoube.audit.archive.ParquetText;
import org.jspecify.annotations.Nullable;

/// The games of a Parquet file.
final class ParquetGames {
  private ParquetGames() {}

  /// The games as PGN.
  ///
  /// @throws IOException if it is no readable Parquet file, or has no moves
  static InputStream of(InputFile file) throws IOException {
    ParquetReader<Group> rows = new Builder(file).build();
    return ParquetText.of(() -> Optional.ofNullable(rows.read()).map(ParquetGames::columns), rows);
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
