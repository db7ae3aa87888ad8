package org.jadoube.cli.audit;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.audit.facts.FactTable;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingTable;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.table.TableContents;
import org.jadoube.cli.table.TableFile;

/// The files of rows that an audit writes, if any are wanted.
record Tables(Optional<TableFile<GameFacts>> facts, Optional<TableFile<PlacedFinding>> findings)
    implements Closeable {
  static Tables at(Optional<Path> facts, Optional<Path> findings) throws IOException {
    Tables first = new Tables(at(facts, FactTable.CONTENTS), Optional.empty());
    try {
      return new Tables(first.facts, at(findings, FindingTable.CONTENTS));
    } catch (IOException e) {
      first.close();
      throw e;
    }
  }

  private static <R> Optional<TableFile<R>> at(Optional<Path> path, TableContents<R> table)
      throws IOException {
    return path.isPresent() ? Optional.of(TableFile.at(path.get(), table)) : Optional.empty();
  }

  @Override
  public void close() throws IOException {
    try {
      close(facts);
    } finally {
      close(findings);
    }
  }

  private static void close(Optional<? extends Closeable> file) throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
