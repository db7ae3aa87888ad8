package org.jadoube.cli.facts;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jadoube.audit.facts.FactColumn;
import org.jadoube.audit.facts.GameFacts;

/// Facts as comma-separated values, with a header line. What is not known is empty.
final class CsvFacts implements FactsFile {
  private final BufferedWriter out;

  private CsvFacts(BufferedWriter out) {
    this.out = out;
  }

  static CsvFacts at(Path path) throws IOException {
    CsvFacts file = new CsvFacts(Files.newBufferedWriter(path));
    file.out.write(Csv.row(Arrays.stream(FactColumn.values()).map(FactColumn::title)));
    return file;
  }

  @Override
  public void add(GameFacts game) {
    String row =
        Csv.row(
            Arrays.stream(FactColumn.values())
                .map(column -> column.of(game).map(Object::toString).orElse("")));
    try {
      out.write(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
