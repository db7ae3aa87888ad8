package org.jadoube.audit;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.batch.ParallelBatches;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.judge.Judge;
import org.jadoube.audit.judge.JudgeByDate;
import org.jadoube.audit.judge.JudgeByEdition;
import org.jadoube.audit.query.Query;
import org.jadoube.audit.same.GameFingerprint;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Edition;

/// Checks archives of games against the Laws. Games are judged in parallel, but findings come in
/// the order of the archive. Memory use does not grow with the archive.
///
/// @since 0.1.0
public final class Audit {
  private final Optional<Edition> edition;
  private final AuditTerms terms;
  private final Optional<SeenGames> seen;
  private final Optional<TournamentsPlayed> tournaments;
  private final Set<WantedFacts> wanted;
  private final Query query;
  private final int threads;
  private final int batchBytes;

  private Audit(
      Optional<Edition> edition,
      AuditTerms terms,
      Optional<SeenGames> seen,
      Optional<TournamentsPlayed> tournaments,
      Set<WantedFacts> wanted,
      Query query,
      int threads,
      int batchBytes) {
    this.edition = edition;
    this.terms = terms;
    this.seen = seen;
    this.tournaments = tournaments;
    this.wanted = wanted;
    this.query = query;
    this.threads = threads;
    this.batchBytes = batchBytes;
  }

  private Audit(Optional<Edition> edition) {
    this(
        edition,
        AuditTerms.UNKNOWN,
        Optional.empty(),
        Optional.empty(),
        Set.of(),
        Query.ALL,
        1,
        ParallelBatches.USUAL_BATCH_BYTES);
  }

  /// An audit of each game under the edition in force on its date (`Date`, else `UTCDate`, else
  /// `EventDate`), on one thread. If several editions are possible, it reports only what they agree
  /// on. Games without a date are judged by the newest edition. Games from before the oldest
  /// edition are judged by those of its rules that are certain to be older.
  public static Audit byDate() {
    return new Audit(Optional.empty());
  }

  /// An audit of all games under one edition, on one thread.
  public static Audit under(Edition edition) {
    return new Audit(Optional.of(edition));
  }

  /// This audit, for games from events with these terms.
  public Audit with(AuditTerms terms) {
    return new Audit(edition, terms, seen, tournaments, wanted, query, threads, batchBytes);
  }

  /// This audit, with duplicates of games in `seen` as findings. Other games are added to `seen`.
  public Audit comparedWith(SeenGames seen) {
    return new Audit(
            edition, terms, Optional.of(seen), tournaments, wanted, query, threads, batchBytes)
        .withKeys();
  }

  /// This audit, which also adds the games to `tournaments`. Their findings are complete when all
  /// archives have been audited.
  public Audit recording(TournamentsPlayed tournaments) {
    return new Audit(
            edition, terms, seen, Optional.of(tournaments), wanted, query, threads, batchBytes)
        .withParts();
  }

  /// This audit, with the facts about each game.
  public Audit withFacts() {
    return with(WantedFacts.FACTS);
  }

  /// This audit, with the key of each game, for callers who use [SeenGames] themselves. Games that
  /// are too short to compare have none.
  public Audit withKeys() {
    return with(WantedFacts.KEYS);
  }

  /// This audit, with each game's part in its event, for callers who judge events themselves. Games
  /// whose tags do not say enough have none.
  public Audit withParts() {
    return with(WantedFacts.PARTS);
  }

  private Audit with(WantedFacts more) {
    Set<WantedFacts> all = EnumSet.of(more);
    all.addAll(wanted);
    return new Audit(edition, terms, seen, tournaments, all, query, threads, batchBytes);
  }

  /// This audit, for the games alone that `query` takes.
  public Audit where(Query query) {
    return new Audit(edition, terms, seen, tournaments, wanted, query, threads, batchBytes);
  }

  /// This audit, on so many threads.
  public Audit on(int threads) {
    Require.atLeast(1, threads, "threads");
    return new Audit(edition, terms, seen, tournaments, wanted, query, threads, batchBytes);
  }

  /// This audit, with batches of about this length.
  Audit inBatchesOf(int batchBytes) {
    return new Audit(edition, terms, seen, tournaments, wanted, query, threads, batchBytes);
  }

  /// Judges the games of `archive` until its end, or until `listener` has had enough.
  ///
  /// @return what was counted
  /// @throws IOException if the archive cannot be read to its end
  public Summary of(Archive archive, AuditListener listener) throws IOException {
    Judge judge =
        edition
            .<Judge>map(named -> new JudgeByEdition(named, terms))
            .orElseGet(() -> new JudgeByDate(terms));
    DoubtfulGames doubtful = new DoubtfulGames(archive);
    Delivery delivery = new Delivery(archive.name(), doubtful, listener);
    BatchReaders readers = new BatchReaders(judge, wanted, query);
    try {
      new ParallelBatches<>(threads, batchBytes, readers::reports, delivery).run(archive.text());
    } finally {
      doubtful.tell(listener);
    }
    return delivery.summary();
  }

  /// Passes findings on in the order of the archive, with games numbered throughout.
  private final class Delivery implements ParallelBatches.Delivery<ChosenReports> {
    private final String archive;
    private final DoubtfulGames doubtful;
    private final AuditListener listener;
    private Summary summary = Summary.NONE;

    /// How many games of the archive have passed, judged or not.
    private long before;

    Delivery(String archive, DoubtfulGames doubtful, AuditListener listener) {
      this.archive = archive;
      this.doubtful = doubtful;
      this.listener = listener;
    }

    @Override
    public boolean take(ChosenReports chosen) {
      listener.doubted(chosen.doubts());
      doubtful.passed(chosen.bytes(), chosen.count());
      for (ChosenReports.Run run : chosen.runs()) {
        run.report().ifPresent(this::deliver);
        before += run.count();
      }
      listener.counted(summary);
      return listener.isListening();
    }

    private void deliver(BatchReport report) {
      List<PlacedFinding> findings =
          seen.map(games -> report.withDuplicates(games, archive, before))
              .orElseGet(report::findings);
      for (PlacedFinding found : findings) {
        listener.found(inArchive(found));
      }
      for (GameFingerprint print : report.fingerprints()) {
        listener.compared(print.place().in(archive, before), print.key());
      }
      for (BatchReport.Part game : report.parts()) {
        FindingPlace place = game.place().in(archive, before);
        tournaments.ifPresent(events -> events.add(place, game.part()));
        listener.belonged(place, game.part());
      }
      for (GameFacts game : report.facts()) {
        listener.judged(inArchive(game));
      }
      summary = summary.plus(report.summary(findings));
    }

    private PlacedFinding inArchive(PlacedFinding found) {
      FindingPlace place = found.place().in(archive, before);
      return new PlacedFinding(place, found.finding(), found.basis());
    }

    private GameFacts inArchive(GameFacts game) {
      GameFacts.Place place = game.place();
      return game.at(new GameFacts.Place(archive, before + place.game(), place.line()));
    }

    Summary summary() {
      return summary;
    }
  }
}
