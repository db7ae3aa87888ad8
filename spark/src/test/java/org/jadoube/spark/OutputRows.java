package org.jadoube.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.schema.Type;

/// The rows written by a job: maps from columns to values, without missing ones.
final class OutputRows {
  private OutputRows() {}

  static List<Map<String, Object>> of(Path output, String table) throws IOException {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Path part : parts(output.resolve(table))) {
      try (ParquetReader<Group> in =
          ParquetReader.builder(new GroupReadSupport(), new org.apache.hadoop.fs.Path(part.toUri()))
              .build()) {
        for (Group row = in.read(); row != null; row = in.read()) {
          rows.add(values(row));
        }
      }
    }
    return rows;
  }

  private static List<Path> parts(Path table) throws IOException {
    try (Stream<Path> files = Files.list(table)) {
      return files.filter(file -> file.toString().endsWith(".parquet")).sorted().toList();
    }
  }

  private static Map<String, Object> values(Group row) {
    Map<String, Object> values = new TreeMap<>();
    for (int i = 0; i < row.getType().getFieldCount(); i++) {
      Type column = row.getType().getType(i);
      if (row.getFieldRepetitionCount(i) > 0) {
        values.put(
            column.getName(),
            switch (column.asPrimitiveType().getPrimitiveTypeName()) {
              case INT64 -> row.getLong(i, 0);
              case BOOLEAN -> row.getBoolean(i, 0);
              default -> row.getString(i, 0);
            });
      }
    }
    return values;
  }
}
