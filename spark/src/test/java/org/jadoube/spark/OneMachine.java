package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.audit.Audit;
import org.jadoube.audit.AuditListener;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.facts.FactTable;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingTable;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.table.Column;
import org.jadoube.audit.table.TableContents;

/// The rows as the audit on one machine finds them: maps from columns to values, without missing
/// ones.
record OneMachine(List<Map<String, Object>> findings, List<Map<String, Object>> facts)
    implements AuditListener {
  OneMachine() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  static OneMachine of(String name, InputStream in) throws IOException {
    return of(((ArchiveOpening.Opened) Archive.open(name, in)).archive());
  }

  static OneMachine of(Archive archive) throws IOException {
    OneMachine rows = new OneMachine();
    try (archive) {
      JobSettings.USUAL.audit().of(archive, rows);
    }
    return rows;
  }

  /// Adds the findings of `audit` in an archive.
  void hear(String name, String pgn, Audit audit) throws IOException {
    InputStream in = new ByteArrayInputStream(pgn.getBytes(UTF_8));
    try (Archive archive = ((ArchiveOpening.Opened) Archive.open(name, in)).archive()) {
      audit.of(archive, this);
    }
  }

  void add(OneMachine more) {
    findings.addAll(more.findings);
    facts.addAll(more.facts);
  }

  @Override
  public void found(PlacedFinding found) {
    findings.add(row(found, FindingTable.CONTENTS));
  }

  @Override
  public void judged(GameFacts game) {
    facts.add(row(game, FactTable.CONTENTS));
  }

  private static <R> Map<String, Object> row(R about, TableContents<R> table) {
    Map<String, Object> row = new TreeMap<>();
    for (Column<R> column : table.columns()) {
      column.of(about).ifPresent(value -> row.put(column.title(), value));
    }
    return row;
  }
}
