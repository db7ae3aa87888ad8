package org.jadoube.cli.table;

import com.jerolba.carpet.CarpetWriter;
import com.jerolba.carpet.io.FileSystemOutputFile;
import com.jerolba.carpet.model.FieldType;
import com.jerolba.carpet.model.FieldTypes;
import com.jerolba.carpet.model.WriteRecordModelType;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.jadoube.audit.table.Column;
import org.jadoube.audit.table.TableContents;
import org.jspecify.annotations.Nullable;

/// Rows as Parquet. Unknown values are null.
final class ParquetTable<R> implements TableFile<R> {
  private final CarpetWriter<R> out;

  private ParquetTable(CarpetWriter<R> out) {
    this.out = out;
  }

  static <R> ParquetTable<R> at(Path path, TableContents<R> table) throws IOException {
    return new ParquetTable<>(
        new CarpetWriter.Builder<>(new FileSystemOutputFile(path.toFile()), table.row())
            .withWriteRecordModel(columns(table))
            .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .withExtraMetaData(table.schemaName(), Integer.toString(table.schema()))
            .build());
  }

  private static <R> WriteRecordModelType<R> columns(TableContents<R> table) {
    WriteRecordModelType<R> columns = FieldTypes.writeRecordModel(table.row());
    for (Column<R> column : table.columns()) {
      columns.withField(column.title(), type(column), row -> value(column, row));
    }
    return columns;
  }

  private static FieldType type(Column<?> column) {
    return switch (column.type()) {
      case TEXT -> FieldTypes.STRING;
      case WHOLE -> FieldTypes.LONG;
      case TRUTH -> FieldTypes.BOOLEAN;
    };
  }

  private static <R> @Nullable Object value(Column<R> column, R row) {
    return column.of(row).orElse(null);
  }

  @Override
  public void add(R row) {
    out.accept(row);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
