package org.jadoube.cli.audit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.audit.AuditListener;
import org.jadoube.audit.GameRange;
import org.jadoube.audit.Summary;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.Damage;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.query.Doubts;
import org.jadoube.cli.archive.ArchiveProgress;
import org.jadoube.cli.archive.ReadAs;
import org.jadoube.cli.archive.Trouble;
import org.jadoube.cli.archive.Where;
import org.jadoube.cli.audit.page.AuditPage;
import org.jadoube.cli.shell.Streams;

/// Writes the findings of several archives.
final class AuditReport {
  private static final double NANOS_PER_SECOND = 1e9;

  private final AuditFormat format;
  private final Set<FindingKind> ignored;

  /// Kinds of which only the number is told, except in tables and on the page.
  private final Set<FindingKind> counted;

  private final Tables tables;
  private final Optional<AuditPage> page;
  private final Where where;
  private final Streams streams;
  private final long start = System.nanoTime();
  private final ArchiveProgress progress;
  private final List<Trouble> troubles = new ArrayList<>();
  private final List<ReadAs> encodings = new ArrayList<>();
  private final Map<Damage, GameRange> doubtful = new HashMap<>();
  private Summary summary = Summary.NONE;

  /// Of the archive that is being read.
  private Summary current = Summary.NONE;

  AuditReport(
      AuditFormat format,
      Set<FindingKind> ignored,
      Set<FindingKind> counted,
      Tables tables,
      Optional<AuditPage> page,
      Where where,
      ArchiveProgress progress,
      Streams streams) {
    this.format = format;
    this.ignored = ignored;
    this.counted = counted;
    this.tables = tables;
    this.page = page;
    this.where = where;
    this.progress = progress;
    this.streams = streams;
  }

  void begin() {
    format.begin(streams.out());
  }

  void end() {
    format.end(summary, troubles, encodings, seconds(), streams.out());
    streams.out().flush();
  }

  /// The page with all that has been reported.
  String page(AuditPage page, List<String> remarks) {
    Stream<String> doubted =
        encodings.stream().filter(it -> it.recoded().isDoubtful()).map(ReadAs::sentence);
    List<String> all = Stream.concat(remarks.stream(), doubted).toList();
    return page.html(summary, troubles, all, seconds());
  }

  /// Adds what of an archive could not be read, and tells it.
  void tell(List<Trouble> more) {
    for (Trouble trouble : more) {
      Trouble known = trouble.with(trouble.damage().map(doubtful::get));
      known.print(streams.err());
      troubles.add(known);
    }
    doubtful.clear();
  }

  /// How long it has taken so far.
  private double seconds() {
    return (System.nanoTime() - start) / NANOS_PER_SECOND;
  }

  /// Adds the counts of an archive that has been read, to its end or to where it is damaged.
  void add(Archive archive) {
    progress.end(archive, current.games());
    ReadAs.of(archive).ifPresent(encodings::add);
    summary = summary.plus(current.without(ignored));
    page.ifPresent(it -> it.endFile(archive.name(), current.games()));
    current = Summary.NONE;
  }

  /// Adds findings about the archives together.
  void add(List<PlacedFinding> findings) {
    findings.forEach(this::found);
    summary = summary.plus(Summary.of(findings).without(ignored));
  }

  /// The counts so far, without the kinds ignored.
  Summary summary() {
    return summary;
  }

  /// A listener for the audit of `archive`.
  AuditListener of(Archive archive) {
    return new AuditListener() {
      @Override
      public void found(PlacedFinding found) {
        AuditReport.this.found(found);
      }

      @Override
      public void judged(GameFacts game) {
        tables.facts().ifPresent(file -> file.add(game));
        page.ifPresent(it -> it.judged(game));
      }

      @Override
      public void doubted(Doubts doubts) {
        where.add(doubts);
      }

      @Override
      public void counted(Summary counted) {
        current = counted;
        progress.at(archive, counted.games());
      }

      @Override
      public void damaged(Damage damage, Optional<GameRange> games) {
        games.ifPresent(known -> doubtful.put(damage, known));
      }

      @Override
      public boolean isListening() {
        return !streams.out().checkError();
      }
    };
  }

  private void found(PlacedFinding found) {
    if (!ignored.contains(found.finding().kind())) {
      if (!counted.contains(found.finding().kind())) {
        progress.between(() -> format.found(found, streams.out()));
      }
      tables.findings().ifPresent(file -> file.add(found));
      page.ifPresent(it -> it.add(found));
    }
  }
}
