package org.jadoube.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jadoube.audit.Summary;

/// The audit of all splits, in two steps: each by itself, then their rows with the numbers that
/// they have in the whole file.
record SparkAudit(JavaSparkContext spark, Settings settings, Output output) {

  /// What came of it.
  ///
  /// @param counts of all splits, in their order
  /// @param known how many splits were complete before
  record Outcome(Map<Split, Counts> counts, int known) {
    Summary summary() {
      return counts.values().stream().map(Counts::summary).reduce(Summary.NONE, Summary::plus);
    }
  }

  Outcome of(Plan plan) throws IOException {
    var configuration = spark.broadcast(new SerializableConfiguration(hadoop()));
    output.begin(hadoop());
    Map<Split, Counts> known = known(plan.splits());
    Map<Split, Counts> counts = completed(plan.splits(), known, configuration);
    output.clear(hadoop());
    number(counts, configuration);
    output.finish(hadoop());
    return new Outcome(counts, known.size());
  }

  private Configuration hadoop() {
    return spark.hadoopConfiguration();
  }

  private Map<Split, Counts> known(List<Split> splits) throws IOException {
    Map<Split, Counts> known = new LinkedHashMap<>();
    for (Split split : splits) {
      output.counts(split, hadoop()).ifPresent(counts -> known.put(split, counts));
    }
    return known;
  }

  private Map<Split, Counts> completed(
      List<Split> splits,
      Map<Split, Counts> known,
      Broadcast<SerializableConfiguration> configuration) {
    List<Split> open = splits.stream().filter(split -> !known.containsKey(split)).toList();
    Map<Split, Counts> all = new LinkedHashMap<>(known);
    if (!open.isEmpty()) {
      List<Counts> counts =
          spark
              .parallelize(open, open.size())
              .map(new SplitAudit(settings, output, configuration))
              .collect();
      for (int i = 0; i < open.size(); i++) {
        all.put(open.get(i), counts.get(i));
      }
    }
    Map<Split, Counts> sorted = new LinkedHashMap<>();
    splits.forEach(split -> sorted.put(split, all.get(split)));
    return sorted;
  }

  private void number(
      Map<Split, Counts> counts, Broadcast<SerializableConfiguration> configuration) {
    List<Numbering.Place> places = places(counts);
    if (!places.isEmpty()) {
      spark.parallelize(places, places.size()).foreach(new Numbering(output, configuration));
    }
  }

  static List<Numbering.Place> places(Map<Split, Counts> counts) {
    List<Numbering.Place> places = new ArrayList<>();
    long games = 0;
    long lines = 0;
    for (var each : counts.entrySet()) {
      boolean begins = each.getKey().from() == 0;
      games = begins ? 0 : games;
      lines = begins ? 0 : lines;
      places.add(new Numbering.Place(each.getKey(), games, lines));
      games += each.getValue().games();
      lines += each.getValue().lines();
    }
    return places;
  }
}
