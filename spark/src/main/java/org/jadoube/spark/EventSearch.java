package org.jadoube.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Gatherers;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.tournament.EventStretch;
import org.jadoube.audit.tournament.RoundRobin;
import org.jadoube.audit.tournament.RoundRobinCheck;
import org.jadoube.audit.tournament.TournamentGame;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/// The search for faults in the events of all splits. The games of an event come to one task,
/// sorted by their days, so that it has no more than one event in memory. Before that, each split
/// joins the games that it has, which leaves little of events too large for a round robin.
record EventSearch(
    JobSettings settings, Output output, Broadcast<SerializableConfiguration> configuration)
    implements Serializable {
  /// How many games are joined at once; they take some 50 MB.
  private static final int GAMES_AT_ONCE = 50_000;

  /// Rows about an event, in the form of [ParquetOutput#values].
  private record Found(List<@Nullable Object[]> rows, Summary summary) implements Serializable {
    static Found of(List<PlacedFinding> found) {
      return new Found(
          found.stream().map(ParquetOutput.FINDINGS::values).toList(), Summary.of(found));
    }
  }

  /// Writes the findings about events, in the order in which these began, as a part of its own.
  ///
  /// @param part the number of the part
  /// @return how many findings there are
  Summary write(JavaRDD<RowNumbering.Place> places, int tasks, int part) {
    return places
        .flatMap(this::stretches)
        .mapToPair(games -> new Tuple2<>(EventKey.of(games), games))
        .repartitionAndSortWithinPartitions(new EventKey.ByEvent(tasks))
        .values()
        .mapPartitionsToPair(this::found)
        .sortByKey(/* ascending= */ true, 1)
        .values()
        .mapPartitions(found -> written(found, part))
        .collect()
        .stream()
        .reduce(Summary.NONE, Summary::plus);
  }

  private Iterator<EventStretch> stretches(RowNumbering.Place split) throws IOException {
    return stream(
            TableIterator.of(
                output.rows(split.split(), ParquetOutput.PARTS),
                configuration.value().value(),
                row -> game(row, split)))
        .map(EventStretch::of)
        .gather(Gatherers.windowFixed(GAMES_AT_ONCE))
        .flatMap(games ->
            games.stream().sorted(EventStretch.BY_EVENT_AND_DAY).gather(EventStretch.joined()))
        .iterator();
  }

  private static TournamentGame game(Group row, RowNumbering.Place split) {
    long order = split.gamesOfAll() + Keyed.game(row);
    return new TournamentGame(Keyed.place(row, split), SameGameKeys.part(row), order);
  }

  /// The findings about events, by the games with which these began.
  private Iterator<Tuple2<Long, Found>> found(Iterator<EventStretch> games) {
    return stream(games)
        .gather(EventStretch.joined())
        .flatMap(event -> event.roundRobin().stream())
        .map(event -> new Tuple2<>(event.order(), found(event)))
        .filter(found -> !found._2().rows().isEmpty())
        .iterator();
  }

  private Found found(RoundRobin event) {
    return Found.of(new RoundRobinCheck(event).found().stream().filter(settings::wants).toList());
  }

  private Iterator<Summary> written(Iterator<Found> found, int number) throws IOException {
    if (!found.hasNext()) {
      return Collections.emptyIterator();
    }
    Summary summary = Summary.NONE;
    Path part = output.part(number, ParquetOutput.FINDINGS);
    Path attempt = Output.attempt(part);
    try (RowFile<PlacedFinding> file =
        RowFile.of(ParquetOutput.FINDINGS, attempt, configuration.value().value())) {
      while (found.hasNext()) {
        Found event = found.next();
        event.rows().forEach(file::add);
        summary = summary.plus(event.summary());
      }
    }
    Output.complete(attempt, part, configuration.value().value());
    return List.of(summary).iterator();
  }

  private static <T> Stream<T> stream(Iterator<T> all) {
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(all, Spliterator.ORDERED), /* parallel= */ false);
  }
}
