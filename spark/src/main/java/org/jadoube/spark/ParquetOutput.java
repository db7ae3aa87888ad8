package org.jadoube.spark;

import static org.apache.parquet.schema.LogicalTypeAnnotation.stringType;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BINARY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BOOLEAN;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Types;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.facts.FactTable;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.FindingTable;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.table.Column;
import org.jadoube.audit.table.TableContents;
import org.jspecify.annotations.Nullable;

/// A table as Parquet files.
///
/// @param <R> the subject of a row
/// @param name of its directory
/// @param metadata says the version of the columns
record ParquetOutput<R>(String name, List<Column<R>> columns, Map<String, String> metadata) {
  static final ParquetOutput<PlacedFinding> FINDINGS = of("findings", FindingTable.CONTENTS);

  static final ParquetOutput<GameFacts> FACTS = of("facts", FactTable.CONTENTS);

  /// The keys of games; the table stays in the working directory.
  static final ParquetOutput<Keyed<GameKey>> CANDIDATES =
      new ParquetOutput<>("candidates", Keyed.columns(SameGameKeys.ofGames()), Map.of());

  /// The games as parts of events; this table stays there, too.
  static final ParquetOutput<Keyed<EventPart>> PARTS =
      new ParquetOutput<>("parts", Keyed.columns(SameGameKeys.ofParts()), Map.of());

  /// The tables that are written in the end.
  static final List<ParquetOutput<?>> ALL = List.of(FINDINGS, FACTS);

  private static <R> ParquetOutput<R> of(String name, TableContents<R> table) {
    return new ParquetOutput<>(
        name, table.columns(), Map.of(table.schemaName(), Integer.toString(table.schema())));
  }

  MessageType schema() {
    return new MessageType(name, columns.stream().map(ParquetOutput::field).toList());
  }

  private static org.apache.parquet.schema.Type field(Column<?> column) {
    return switch (column.type()) {
      case TEXT -> Types.optional(BINARY).as(stringType()).named(column.title());
      case WHOLE -> optional(INT64, column);
      case TRUTH -> optional(BOOLEAN, column);
    };
  }

  private static PrimitiveType optional(PrimitiveType.PrimitiveTypeName type, Column<?> column) {
    return Types.optional(type).named(column.title());
  }

  Group row(MessageType schema, R about) {
    return row(schema, values(about));
  }

  /// The values of a row in the order of the columns, in a form that can be sent to another task.
  @Nullable Object[] values(R about) {
    @Nullable Object[] values = new Object[columns.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = columns.get(i).of(about).orElse(null);
    }
    return values;
  }

  static Group row(MessageType schema, @Nullable Object[] values) {
    Group row = new SimpleGroup(schema);
    for (int i = 0; i < values.length; i++) {
      add(row, i, values[i]);
    }
    return row;
  }

  private static void add(Group row, int field, @Nullable Object value) {
    switch (value) {
      case null -> {}
      case Long number -> row.add(field, number.longValue());
      case Boolean truth -> row.add(field, truth.booleanValue());
      default -> row.add(field, value.toString());
    }
  }

  /// The rows of a file.
  static ParquetReader<Group> reader(Path path, Configuration hadoop) throws IOException {
    return ParquetReader.builder(new GroupReadSupport(), path).withConf(hadoop).build();
  }

  /// A new file of such rows.
  ParquetWriter<Group> writer(Path path, Configuration hadoop) throws IOException {
    return ExampleParquetWriter.builder(HadoopOutputFile.fromPath(path, hadoop))
        .withConf(hadoop)
        .withType(schema())
        .withExtraMetaData(metadata)
        .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
        .withCompressionCodec(CompressionCodecName.ZSTD)
        .build();
  }
}
