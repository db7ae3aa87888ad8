package org.jadoube.spark;

import java.io.EOFException;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jadoube.audit.Summary;
import org.jadoube.audit.archive.Archive;

/// The task that audits a split and writes its rows, numbered as if the split stood alone.
record SplitAudit(
    JobSettings settings, Output output, Broadcast<SerializableConfiguration> configuration)
    implements Function<TaskFiles, Counts> {
  @Override
  public Counts call(TaskFiles split) throws IOException {
    Configuration hadoop = configuration.value().value();
    Output.Attempt attempt = output.attempt(split);
    boolean complete = false;
    try {
      Counts counts = counts(split, attempt, hadoop);
      output.complete(split, attempt, counts, hadoop);
      complete = true;
      return counts;
    } finally {
      if (!complete) {
        output.remove(attempt, hadoop); // a disk that is full needs the room
      }
    }
  }

  private Counts counts(TaskFiles split, Output.Attempt attempt, Configuration hadoop)
      throws IOException {
    long start = System.nanoTime();
    try (Source source = Source.of(split, hadoop);
        Rows rows = new Rows(attempt, settings, hadoop)) {
      String trouble = audit(split, source, rows);
      if (source.failure().isPresent()) {
        throw source.failure().get(); // not everything was read
      }
      Summary summary = rows.summary();
      return new Counts(
          summary.games(),
          summary.plies(),
          summary.bytes(),
          source.lines(),
          summary.findings(),
          TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start),
          trouble);
    }
  }

  /// @return why part of it could not be read; empty if all could
  private String audit(TaskFiles split, Source source, Rows rows) throws IOException {
    Archive opened;
    try {
      opened = SplitOpening.of(split, source);
    } catch (IOException refused) {
      return String.valueOf(refused.getMessage());
    }
    try (Archive archive = opened) {
      settings.audit().of(archive, rows);
    } catch (IOException damaged) {
      return rows.troubles().isEmpty() ? brokenOff(damaged) : told(rows);
    }
    return told(rows);
  }

  private static String told(Rows rows) {
    return String.join("; ", rows.troubles());
  }

  private static String brokenOff(IOException damaged) {
    return "cannot be read to the end: "
        + (damaged instanceof EOFException
            ? "it is truncated"
            : String.valueOf(damaged.getMessage()));
  }
}
