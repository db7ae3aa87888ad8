package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.audit.query.Doubts;
import org.jadoube.audit.query.Matches;
import org.jadoube.audit.query.Query;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// The reports about those games of a batch that are wanted.
///
/// @param runs all its games, in order
/// @param doubts games left out because something about them is unknown
/// @param bytes the length of the batch
record ChosenReports(List<Run> runs, Doubts doubts, long bytes) {
  /// Consecutive games, either all wanted or all not.
  ///
  /// @param report the report about them; empty if they are not wanted
  record Run(Optional<BatchReport> report, long count) {}

  static ChosenReports of(PgnBatch batch, Query query, BatchReader reader) {
    if (query.isAll()) {
      BatchReport report = reader.report(batch);
      List<Run> all = List.of(new Run(Optional.of(report), report.games()));
      return new ChosenReports(all, Doubts.NONE, report.bytes());
    }
    Matches matches = query.in(batch, Language.ENGLISH);
    List<Run> runs =
        matches.runs(batch).stream()
            .map(run -> new Run(run.games().map(reader::report), run.count()))
            .toList();
    return new ChosenReports(runs, matches.doubts(), batch.length());
  }

  /// How many games the batch has, wanted or not.
  long count() {
    return runs.stream().mapToLong(Run::count).sum();
  }
}
