package org.jadoube.audit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.GameCollector;
import org.jadoube.audit.judge.Judge;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// The findings and counts of a batch.
record BatchReport(List<PlacedFinding> findings, Summary summary) {

  static BatchReport of(PgnBatch batch, Judge judge) {
    List<PlacedFinding> findings = new ArrayList<>();
    long[] counts = new long[2];
    try {
      batch
          .reader(
              new GameCollector(game -> {
                findings.addAll(judge.findings(game));
                counts[0]++;
                counts[1] += game.plies();
              }))
          .readAll();
    } catch (IOException e) {
      throw new UncheckedIOException("a batch lies in memory", e);
    }
    return new BatchReport(
        findings, new Summary(counts[0], counts[1], batch.length(), Summary.counted(findings)));
  }
}
