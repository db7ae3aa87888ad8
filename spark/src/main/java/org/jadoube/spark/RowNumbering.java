package org.jadoube.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.api.java.function.VoidFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jadoube.audit.table.Column;
import scala.Tuple2;

/// The task that writes the rows of a split again, numbered as in the whole file, together with the
/// findings about games that occurred before.
record RowNumbering(Output output, Broadcast<SerializableConfiguration> configuration)
    implements VoidFunction<Tuple2<RowNumbering.Place, List<Duplicate>>> {

  private static final String GAME = "game";

  /// A split's place in its file.
  ///
  /// @param games how many come before it
  /// @param lines how many end before it
  /// @param gamesOfAll how many games of all files come before it
  record Place(TaskFiles split, long games, long lines, long gamesOfAll) implements Serializable {}

  @Override
  public void call(Tuple2<Place, List<Duplicate>> split) throws IOException {
    Place place = split._1();
    List<Duplicate> duplicates = new ArrayList<>(split._2());
    duplicates.sort(Comparator.comparingLong(Duplicate::game));
    write(place, ParquetOutput.FINDINGS, duplicates);
    write(place, ParquetOutput.FACTS, List.of());
  }

  private void write(Place place, ParquetOutput<?> table, List<Duplicate> duplicates)
      throws IOException {
    Configuration hadoop = configuration.value().value();
    MessageType schema = table.schema();
    Path part = output.part(place.split().number(), table);
    Path attempt = Output.attempt(part);
    try (ParquetReader<Group> in = ParquetOutput.reader(output.rows(place.split(), table), hadoop);
        ParquetWriter<Group> out = table.writer(attempt, hadoop);
        DuplicateRows more = new DuplicateRows(output, place, duplicates, hadoop)) {
      for (Group row = in.read(); row != null; row = in.read()) {
        if (more.hasNext()) {
          long game = row.getLong(GAME, 0);
          for (Group before : more.before(game)) {
            out.write(before);
          }
        }
        out.write(moved(row, schema, place, table));
      }
      for (Group last : more.before(Long.MAX_VALUE)) {
        out.write(last);
      }
    }
    Output.complete(attempt, part, hadoop);
  }

  private static Group moved(Group row, MessageType schema, Place place, ParquetOutput<?> table) {
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
      case GAME -> place.games();
      case "line" -> place.lines();
      default -> 0;
    };
  }
}
