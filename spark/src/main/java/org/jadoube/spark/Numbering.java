package org.jadoube.spark;

import java.io.IOException;
import java.io.Serializable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.VoidFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jadoube.audit.table.Column;

/// The task that writes the rows of a split anew, numbered as in the whole file.
record Numbering(Output output, Broadcast<SerializableConfiguration> configuration)
    implements VoidFunction<Numbering.Place> {

  /// Where a split stands in its file.
  ///
  /// @param games how many come before it
  /// @param lines how many end before it
  record Place(Split split, long games, long lines) implements Serializable {}

  @Override
  public void call(Place place) throws IOException {
    for (Table<?> table : Table.ALL) {
      write(place, table);
    }
  }

  private void write(Place place, Table<?> table) throws IOException {
    Configuration hadoop = configuration.value().value();
    MessageType schema = table.schema();
    Path part = output.part(place.split(), table);
    Path attempt = part.suffix("." + TaskContext.get().taskAttemptId() + ".incomplete");
    try (ParquetReader<Group> in = reader(place.split(), table, hadoop);
        ParquetWriter<Group> out = table.writer(attempt, hadoop)) {
      for (Group row = in.read(); row != null; row = in.read()) {
        out.write(moved(row, schema, place, table));
      }
    }
    Output.complete(attempt, part, hadoop);
  }

  private ParquetReader<Group> reader(Split split, Table<?> table, Configuration hadoop)
      throws IOException {
    return ParquetReader.builder(new GroupReadSupport(), output.rows(split, table))
        .withConf(hadoop)
        .build();
  }

  private static Group moved(Group row, MessageType schema, Place place, Table<?> table) {
    Group moved = new SimpleGroup(schema);
    for (int i = 0; i < schema.getFieldCount(); i++) {
      if (row.getFieldRepetitionCount(i) > 0) {
        Column<?> column = table.columns().get(i);
        switch (column.type()) {
          case TEXT -> moved.add(i, row.getBinary(i, 0));
          case WHOLE -> moved.add(i, row.getLong(i, 0) + before(column, place));
          case TRUTH -> moved.add(i, row.getBoolean(i, 0));
        }
      }
    }
    return moved;
  }

  private static long before(Column<?> column, Place place) {
    return switch (column.title()) {
      case "game" -> place.games();
      case "line" -> place.lines();
      default -> 0;
    };
  }
}
