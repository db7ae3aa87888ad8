package org.jadoube.cli.facts;

import com.jerolba.carpet.CarpetWriter;
import com.jerolba.carpet.io.FileSystemOutputFile;
import com.jerolba.carpet.model.FieldType;
import com.jerolba.carpet.model.FieldTypes;
import com.jerolba.carpet.model.WriteRecordModelType;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.jadoube.audit.facts.FactColumn;
import org.jadoube.audit.facts.GameFacts;
import org.jspecify.annotations.Nullable;

/// Facts as Parquet. What is not known is null.
final class ParquetFacts implements FactsFile {
  private final CarpetWriter<GameFacts> out;

  private ParquetFacts(CarpetWriter<GameFacts> out) {
    this.out = out;
  }

  static ParquetFacts at(Path path) throws IOException {
    return new ParquetFacts(
        new CarpetWriter.Builder<>(new FileSystemOutputFile(path.toFile()), GameFacts.class)
            .withWriteRecordModel(columns())
            .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .withExtraMetaData("jadoube.schema", Integer.toString(GameFacts.SCHEMA))
            .build());
  }

  private static WriteRecordModelType<GameFacts> columns() {
    WriteRecordModelType<GameFacts> columns = FieldTypes.writeRecordModel(GameFacts.class);
    for (FactColumn column : FactColumn.values()) {
      columns.withField(column.title(), type(column), game -> value(column, game));
    }
    return columns;
  }

  private static FieldType type(FactColumn column) {
    return switch (column.type()) {
      case TEXT -> FieldTypes.STRING;
      case WHOLE -> FieldTypes.LONG;
      case TRUTH -> FieldTypes.BOOLEAN;
    };
  }

  private static @Nullable Object value(FactColumn column, GameFacts game) {
    return column.of(game).orElse(null);
  }

  @Override
  public void add(GameFacts game) {
    out.accept(game);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
