package org.jadoube.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.SerializableConfiguration;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;
import scala.Tuple2;

/// The audit of all splits, in two steps: each by itself, then their rows with the numbers that
/// they have in the whole file.
record SparkAudit(JavaSparkContext spark, Settings settings, Output output) {

  /// What came of it.
  ///
  /// @param counts of all splits, in their order
  /// @param duplicates how many games were there before
  /// @param known how many splits were complete before
  record Outcome(Map<Split, Counts> counts, long duplicates, int known) {
    Summary summary() {
      Map<FindingKind, Long> found =
          duplicates == 0 ? Map.of() : Map.of(FindingKind.DUPLICATE_GAME, duplicates);
      return counts.values().stream()
          .map(Counts::summary)
          .reduce(new Summary(0, 0, 0, found), Summary::plus);
    }
  }

  Outcome of(Plan plan) throws IOException {
    var configuration = spark.broadcast(new SerializableConfiguration(hadoop()));
    output.begin(hadoop());
    Map<Split, Counts> known = known(plan.splits());
    Map<Split, Counts> counts = completed(plan.splits(), known, configuration);
    output.clear(hadoop());
    long duplicates = number(counts, configuration);
    output.finish(hadoop());
    return new Outcome(counts, duplicates, known.size());
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

  /// @return how many games were there before
  private long number(
      Map<Split, Counts> counts, Broadcast<SerializableConfiguration> configuration) {
    List<Numbering.Place> places = places(counts);
    if (places.isEmpty()) {
      return 0;
    }
    JavaRDD<Numbering.Place> splits = spark.parallelize(places, places.size());
    JavaPairRDD<Integer, Duplicate> duplicates = duplicates(splits, games(counts), configuration);
    long count = duplicates.count();
    splits
        .mapToPair(place -> new Tuple2<>(place.split().number(), place))
        .cogroup(duplicates, places.size())
        .values()
        .map(each -> new Tuple2<>(each._1().iterator().next(), listed(each._2())))
        .foreach(new Numbering(output, configuration));
    return count;
  }

  private JavaPairRDD<Integer, Duplicate> duplicates(
      JavaRDD<Numbering.Place> splits,
      long games,
      Broadcast<SerializableConfiguration> configuration) {
    return settings.duplicates()
        ? new Comparison(output, configuration)
            .duplicates(splits, games)
            .persist(StorageLevel.MEMORY_AND_DISK())
        : JavaPairRDD.fromJavaRDD(spark.emptyRDD());
  }

  private static long games(Map<Split, Counts> counts) {
    return counts.values().stream().mapToLong(Counts::games).sum();
  }

  private static List<Duplicate> listed(Iterable<Duplicate> duplicates) {
    List<Duplicate> list = new ArrayList<>();
    duplicates.forEach(list::add);
    return list;
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
