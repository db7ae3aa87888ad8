package org.jadoube.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalTime;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;

/// A Parquet file in the manner of Lichess's data set.
final class LichessFile {
  /// Those games as PGN.
  static final String PGN =
      """
      [Event "Rated \\"Blitz\\" game"]
      [White "Ana"]
      [WhiteElo "1500"]
      [UTCDate "2024.02.03"]
      [UTCTime "04:05:06"]
      [Date "2024.02.03"]
      [Round "-"]

      1. e4 e5 2. Ke3 1-0

      [Event "Rated"]
      [White "Bo"]
      [UTCDate "2024.02.03"]
      [UTCTime "04:05:06"]
      [Date "2024.02.03"]
      [Round "-"]

      1. f3 e5 2. g4 Qh4# 0-1

      """;

  private static final MessageType SCHEMA =
      MessageTypeParser.parseMessageType(
          """
          message games {
            optional binary Event (STRING);
            optional binary White (STRING);
            optional int32 WhiteElo (INTEGER(16, true));
            optional int32 UTCDate (DATE);
            optional int64 UTCTime (TIME(MICROS, false));
            optional binary movetext (STRING);
          }
          """);

  private LichessFile() {}

  /// Writes each game as a group of rows.
  static void write(Path file) throws IOException {
    try (ParquetWriter<Group> out =
        ExampleParquetWriter.builder(
                HadoopOutputFile.fromPath(
                    new org.apache.hadoop.fs.Path(file.toUri()), new Configuration()))
            .withType(SCHEMA)
            .withRowGroupRowCountLimit(1)
            .build()) {
      Group first = game("Rated \"Blitz\" game", "Ana", "1. e4 e5 2. Ke3 1-0");
      first.add("WhiteElo", 1500);
      out.write(first);
      out.write(game("Rated", "Bo", "1. f3 e5 2. g4 Qh4# 0-1"));
    }
  }

  private static Group game(String event, String white, String moves) {
    Group game = new SimpleGroup(SCHEMA);
    game.add("Event", event);
    game.add("White", white);
    game.add("UTCDate", (int) LocalDate.of(2024, 2, 3).toEpochDay());
    game.add("UTCTime", LocalTime.of(4, 5, 6).toNanoOfDay() / 1000);
    game.add("movetext", moves);
    return game;
  }
}
