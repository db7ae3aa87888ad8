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

/// The audit of all splits, in two steps: first each by itself, then their rows with the numbers of
/// the whole file.
record SparkAudit(JavaSparkContext spark, JobSettings settings, Output output) {

  /// So many are compared in one task, which takes some 200 MB for them.
  private static final long GAMES_OF_A_TASK = 500_000;

  /// The outcome.
  ///
  /// @param counts of all splits, in order
  /// @param together the findings about all of them together
  /// @param known how many splits were complete before
  record Outcome(Map<TaskFiles, Counts> counts, Summary together, int known) {
    Summary summary() {
      return counts.values().stream().map(Counts::summary).reduce(together, Summary::plus);
    }
  }

  Outcome of(TaskPlan plan) throws IOException {
    var configuration = spark.broadcast(new SerializableConfiguration(hadoop()));
    output.begin(hadoop());
    Map<TaskFiles, Counts> known = known(plan.splits());
    Map<TaskFiles, Counts> counts = completed(plan.splits(), known, configuration);
    output.requireOurs(hadoop());
    Summary together = together(counts, configuration);
    output.finish(hadoop());
    return new Outcome(counts, together, known.size());
  }

  private Configuration hadoop() {
    return spark.hadoopConfiguration();
  }

  private Map<TaskFiles, Counts> known(List<TaskFiles> splits) throws IOException {
    Map<TaskFiles, Counts> known = new LinkedHashMap<>();
    for (TaskFiles split : splits) {
      output.counts(split, hadoop()).ifPresent(counts -> known.put(split, counts));
    }
    return known;
  }

  private Map<TaskFiles, Counts> completed(
      List<TaskFiles> splits,
      Map<TaskFiles, Counts> known,
      Broadcast<SerializableConfiguration> configuration) {
    List<TaskFiles> open = splits.stream().filter(split -> !known.containsKey(split)).toList();
    Map<TaskFiles, Counts> all = new LinkedHashMap<>(known);
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
    Map<TaskFiles, Counts> sorted = new LinkedHashMap<>();
    splits.forEach(split -> sorted.put(split, all.get(split)));
    return sorted;
  }

  /// Writes the tables, including the findings about all splits together.
  ///
  /// @return how many of those there are
  private Summary together(
      Map<TaskFiles, Counts> counts, Broadcast<SerializableConfiguration> configuration) {
    List<RowNumbering.Place> places = places(counts);
    if (places.isEmpty()) {
      return Summary.NONE;
    }
    JavaRDD<RowNumbering.Place> splits = spark.parallelize(places, places.size());
    int tasks = tasks(counts);
    Summary duplicates = number(splits, tasks, configuration);
    return settings.tournaments()
        ? duplicates.plus(
            new EventSearch(settings, output, configuration).write(splits, tasks, places.size()))
        : duplicates;
  }

  /// How many tasks share the work on all games.
  private int tasks(Map<TaskFiles, Counts> counts) {
    long games = counts.values().stream().mapToLong(Counts::games).sum();
    return (int) Math.max(spark.defaultParallelism(), games / GAMES_OF_A_TASK);
  }

  private Summary number(
      JavaRDD<RowNumbering.Place> splits,
      int tasks,
      Broadcast<SerializableConfiguration> configuration) {
    JavaPairRDD<Integer, Duplicate> duplicates = duplicates(splits, tasks, configuration);
    long count = duplicates.count();
    splits
        .mapToPair(place -> new Tuple2<>(place.split().number(), place))
        .cogroup(duplicates, splits.getNumPartitions())
        .values()
        .map(each -> new Tuple2<>(each._1().iterator().next(), listed(each._2())))
        .foreach(new RowNumbering(output, configuration));
    return count == 0
        ? Summary.NONE
        : new Summary(0, 0, 0, Map.of(FindingKind.DUPLICATE_GAME, count));
  }

  private JavaPairRDD<Integer, Duplicate> duplicates(
      JavaRDD<RowNumbering.Place> splits,
      int tasks,
      Broadcast<SerializableConfiguration> configuration) {
    return settings.duplicates()
        ? new SameGamesStep(output, configuration)
            .duplicates(splits, tasks)
            .persist(StorageLevel.MEMORY_AND_DISK())
        : JavaPairRDD.fromJavaRDD(spark.emptyRDD());
  }

  private static List<Duplicate> listed(Iterable<Duplicate> duplicates) {
    List<Duplicate> list = new ArrayList<>();
    duplicates.forEach(list::add);
    return list;
  }

  static List<RowNumbering.Place> places(Map<TaskFiles, Counts> counts) {
    List<RowNumbering.Place> places = new ArrayList<>();
    long all = 0;
    long games = 0;
    long lines = 0;
    for (var each : counts.entrySet()) {
      boolean begins = each.getKey().from() == 0;
      games = begins ? 0 : games;
      lines = begins ? 0 : lines;
      places.add(new RowNumbering.Place(each.getKey(), games, lines, all));
      all += each.getValue().games();
      games += each.getValue().games();
      lines += each.getValue().lines();
    }
    return places;
  }
}
