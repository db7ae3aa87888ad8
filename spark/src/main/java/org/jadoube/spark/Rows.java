package org.jadoube.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.jadoube.audit.AuditListener;
import org.jadoube.audit.GameRange;
import org.jadoube.audit.Summary;
import org.jadoube.audit.archive.Damage;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.GamePlace;

/// Writes the findings of the audit of a split.
final class Rows implements AuditListener, AutoCloseable {
  private final Output.Attempt attempt;
  private final JobSettings settings;
  private final Configuration hadoop;
  private final List<RowFile<?>> files = new ArrayList<>();
  private final RowFile<PlacedFinding> findings;
  private final RowFile<GameFacts> facts;
  private final Optional<RowFile<Keyed<GameKey>>> candidates;
  private final Optional<RowFile<Keyed<EventPart>>> parts;
  private final List<String> troubles = new ArrayList<>();
  private Summary summary = Summary.NONE;

  Rows(Output.Attempt attempt, JobSettings settings, Configuration hadoop) throws IOException {
    this.attempt = attempt;
    this.settings = settings;
    this.hadoop = hadoop;
    findings = file(ParquetOutput.FINDINGS);
    facts = file(ParquetOutput.FACTS);
    candidates =
        settings.duplicates() ? Optional.of(file(ParquetOutput.CANDIDATES)) : Optional.empty();
    parts = settings.tournaments() ? Optional.of(file(ParquetOutput.PARTS)) : Optional.empty();
  }

  private <R> RowFile<R> file(ParquetOutput<R> table) throws IOException {
    RowFile<R> file = RowFile.of(table, attempt.rows(table), hadoop);
    files.add(file);
    return file;
  }

  /// The counts, even if the file then broke off.
  Summary summary() {
    return summary.without(settings.leftOut());
  }

  /// The troubles of the file.
  List<String> troubles() {
    return troubles;
  }

  @Override
  public void found(PlacedFinding found) {
    if (settings.wants(found)) {
      findings.add(found);
    }
  }

  @Override
  public void judged(GameFacts game) {
    facts.add(game);
  }

  @Override
  public void compared(FindingPlace place, GameKey key) {
    candidates.ifPresent(file -> file.add(new Keyed<>(GamePlace.of(place), key)));
  }

  @Override
  public void belonged(FindingPlace place, EventPart part) {
    parts.ifPresent(file -> file.add(new Keyed<>(GamePlace.of(place), part)));
  }

  @Override
  public void counted(Summary counted) {
    summary = counted;
  }

  @Override
  public void damaged(Damage damage, Optional<GameRange> doubtful) {
    troubles.add(damage.text() + doubtful.map(games -> "; " + games.doubt()).orElse(""));
  }

  @Override
  public void close() throws IOException {
    close(files.iterator());
  }

  /// Closes all of them, even if one fails.
  private static void close(Iterator<RowFile<?>> files) throws IOException {
    if (files.hasNext()) {
      try (RowFile<?> _ = files.next()) {
        close(files);
      }
    }
  }
}
