package org.jadoube.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.apache.parquet.example.data.Group;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jadoube.audit.SeenGames;
import org.jadoube.audit.facts.GameKey;
import scala.Tuple2;

/// The comparison of all games with each other: games with equal first moves come to one task,
/// which compares them in order.
record SameGamesStep(Output output, Broadcast<SerializableConfiguration> configuration)
    implements Serializable {
  private static final Comparator<Game> ORDER =
      Comparator.comparingInt(Game::split).thenComparingLong(Game::game);

  /// A game and its place.
  ///
  /// @param split the number of its split
  /// @param game its number in that, from 1
  /// @param number its number in the file
  private record Game(GameKey key, int split, long game, String archive, long number)
      implements Serializable {}

  /// The games that occurred before, by the numbers of their splits.
  JavaPairRDD<Integer, Duplicate> duplicates(JavaRDD<RowNumbering.Place> places, int tasks) {
    return places
        .flatMap(this::games)
        .mapToPair(game -> new Tuple2<>(game.key().opening(), game))
        .partitionBy(new HashPartitioner(tasks))
        .values()
        .mapPartitions(SameGamesStep::among)
        .mapToPair(each -> new Tuple2<>(each.split(), each));
  }

  /// Read on demand, since a compressed file has tens of millions.
  private Iterator<Game> games(RowNumbering.Place place) throws IOException {
    return TableIterator.of(
        output.rows(place.split(), ParquetOutput.CANDIDATES),
        configuration.value().value(),
        row -> game(row, place));
  }

  private static Game game(Group row, RowNumbering.Place place) {
    long game = Keyed.game(row);
    return new Game(
        SameGameKeys.game(row),
        place.split().number(),
        game,
        place.split().archive(),
        place.games() + game);
  }

  private static Iterator<Duplicate> among(Iterator<Game> games) {
    List<Game> sorted = new ArrayList<>();
    games.forEachRemaining(sorted::add);
    sorted.sort(ORDER);
    SeenGames seen = SeenGames.unlimited();
    List<Duplicate> duplicates = new ArrayList<>();
    for (Game each : sorted) {
      seen.add(each.key(), each.archive(), each.number())
          .ifPresent(it ->
              duplicates.add(
                  new Duplicate(each.split(), each.game(), it.archive(), it.game(), it.more())));
    }
    return duplicates.iterator();
  }
}
