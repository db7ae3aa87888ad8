package org.jadoube.audit;

import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jadoube.audit.judge.Judge;
import org.jadoube.audit.query.Query;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// Readers for several threads, as many as work at once.
record BatchReaders(Judge judge, Set<WantedFacts> wanted, Query query, Queue<BatchReader> idle) {
  BatchReaders(Judge judge, Set<WantedFacts> wanted, Query query) {
    this(judge, wanted, query, new ConcurrentLinkedQueue<>());
  }

  ChosenReports reports(PgnBatch batch) {
    BatchReader reader =
        Optional.ofNullable(idle.poll()).orElseGet(() -> new BatchReader(judge, wanted));
    ChosenReports reports = ChosenReports.of(batch, query, reader);
    idle.add(reader);
    return reports;
  }
}
