package org.jadoube.cli.table;

import java.util.List;
import org.jadoube.audit.facts.FactColumn;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingColumn;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.table.Column;

/// The contents of a kind of table.
///
/// @param <R> the subject of a row
/// @param schemaName the name of the schema's version in files that have metadata
public record TableContents<R>(
    Class<R> row, List<? extends Column<R>> columns, String schemaName, int schema) {
  /// Facts about games.
  public static final TableContents<GameFacts> FACTS =
      new TableContents<>(
          GameFacts.class, List.of(FactColumn.values()), "jadoube.schema", GameFacts.SCHEMA);

  /// Findings.
  public static final TableContents<PlacedFinding> FINDINGS =
      new TableContents<>(
          PlacedFinding.class,
          List.of(FindingColumn.values()),
          "jadoube.findings.schema",
          FindingColumn.SCHEMA);
}
