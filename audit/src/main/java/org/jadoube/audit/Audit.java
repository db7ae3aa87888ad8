package org.jadoube.audit;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.laws.edition.Edition;

/// Holds archives of games against an edition of the Laws. Games are judged side by side; findings
/// come in the order of the archive all the same. Memory does not grow with the archive.
public final class Audit {
  private static final int BATCH_BYTES = 1 << 18;
  private static final int BATCHES_IN_FLIGHT_PER_THREAD = 3;

  private final Judge judge;
  private final int threads;
  private final int batchBytes;

  private Audit(Judge judge, int threads, int batchBytes) {
    this.judge = judge;
    this.threads = threads;
    this.batchBytes = batchBytes;
  }

  /// An audit of all games under one edition, on one thread.
  public static Audit under(Edition edition) {
    return new Audit(new Judge(edition), 1, BATCH_BYTES);
  }

  /// The same audit on so many threads.
  public Audit on(int threads) {
    return new Audit(judge, threads, batchBytes);
  }

  /// The same audit in smaller or larger steps.
  Audit inBatchesOf(int batchBytes) {
    return new Audit(judge, threads, batchBytes);
  }

  /// Judges the games of `archive`, as long as `listener` wants to hear of them.
  ///
  /// @return what was counted
  /// @throws IOException if the archive cannot be read to its end
  public Summary of(Archive archive, AuditListener listener) throws IOException {
    Delivery delivery = new Delivery(archive.name(), listener);
    Batches batches = new Batches(archive.text(), batchBytes);
    Deque<Judged> inFlight = new ArrayDeque<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      Optional<Batch> next = batches.next();
      while (next.isPresent() && listener.isListening()) {
        inFlight.add(judged(next.get(), pool));
        if (inFlight.size() >= threads * BATCHES_IN_FLIGHT_PER_THREAD) {
          delivery.deliver(inFlight.remove());
        }
        next = batches.next();
      }
      inFlight.forEach(delivery::deliver);
    }
    return delivery.summary();
  }

  private Judged judged(Batch batch, ExecutorService pool) {
    return new Judged(batch.linesBefore(), pool.submit(() -> BatchReport.of(batch, judge)));
  }

  /// A batch under way.
  private record Judged(long linesBefore, Future<BatchReport> report) {
    BatchReport await() {
      try {
        return report.get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted while judging", e);
      } catch (ExecutionException e) {
        throw new IllegalStateException("judging failed", e);
      }
    }
  }

  /// Hands findings on in the order of the archive, with numbers counted through it.
  private static final class Delivery {
    private final String archive;
    private final AuditListener listener;
    private Summary summary = Summary.NONE;

    Delivery(String archive, AuditListener listener) {
      this.archive = archive;
      this.listener = listener;
    }

    void deliver(Judged judged) {
      BatchReport report = judged.await();
      for (Found found : report.findings()) {
        listener.found(found.after(archive, summary.games(), judged.linesBefore()));
      }
      summary = summary.plus(report.summary());
      listener.counted(summary);
    }

    Summary summary() {
      return summary;
    }
  }
}
