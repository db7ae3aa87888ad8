package org.jadoube.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.schema.MessageType;
import org.jadoube.audit.AuditListener;
import org.jadoube.audit.Summary;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;

/// Writes what the audit of a split finds.
final class Rows implements AuditListener, AutoCloseable {
  private final MessageType findingSchema = Table.FINDINGS.schema();
  private final MessageType factSchema = Table.FACTS.schema();
  private final MessageType candidateSchema = Table.CANDIDATES.schema();
  private final ParquetWriter<Group> findings;
  private final ParquetWriter<Group> facts;
  private final Optional<ParquetWriter<Group>> candidates;
  private final Settings settings;
  private Summary summary = Summary.NONE;

  Rows(Output.Attempt attempt, Settings settings, Configuration hadoop) throws IOException {
    this.settings = settings;
    findings = Table.FINDINGS.writer(attempt.rows(Table.FINDINGS), hadoop);
    facts = Table.FACTS.writer(attempt.rows(Table.FACTS), hadoop);
    candidates =
        settings.duplicates()
            ? Optional.of(Table.CANDIDATES.writer(attempt.rows(Table.CANDIDATES), hadoop))
            : Optional.empty();
  }

  /// What has been counted, also if the file then broke off.
  Summary summary() {
    return summary.without(settings.leftOut());
  }

  @Override
  public void found(PlacedFinding found) {
    if (!settings.leftOut().contains(found.finding().kind())) {
      write(findings, Table.FINDINGS.row(findingSchema, found));
    }
  }

  @Override
  public void judged(GameFacts game) {
    write(facts, Table.FACTS.row(factSchema, game));
  }

  @Override
  public void compared(FindingPlace place, GameKey key) {
    Group row = Table.CANDIDATES.row(candidateSchema, Candidate.at(place, key));
    candidates.ifPresent(file -> write(file, row));
  }

  @Override
  public void counted(Summary counted) {
    summary = counted;
  }

  private static void write(ParquetWriter<Group> file, Group row) {
    try {
      file.write(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    try (facts) {
      findings.close();
    } finally {
      if (candidates.isPresent()) {
        candidates.get().close();
      }
    }
  }
}
