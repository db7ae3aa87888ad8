package org.jadoube.cli.stats;

import java.util.List;
import java.util.TreeMap;
import org.jadoube.audit.statistics.Numbers;
import org.jadoube.audit.statistics.ResultCounts;
import org.jadoube.audit.statistics.ResultTally;
import org.jadoube.audit.statistics.Statistics;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Statistics as a JSON object.
final class StatsJson {
  private static final int SCHEMA = 1;
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private StatsJson() {}

  /// @param top how many players and first moves are listed
  static ObjectNode of(Statistics all, int top) {
    ObjectNode object = MAPPER.createObjectNode().put("schema", SCHEMA).put("games", all.games());
    put(object.putObject("results"), all.results());
    ObjectNode plies = object.putObject("plies").put("sum", all.plies().sum());
    put(plies, all.plies());
    all.longest()
        .ifPresent(it ->
            object
                .putObject("longest")
                .put("plies", it.plies())
                .put("white", it.white())
                .put("black", it.black())
                .put("date", it.date()));
    put(object.putObject("ratings"), all.ratings());
    ObjectNode endings = object.putObject("endings");
    new TreeMap<>(all.endings()).forEach((ending, count) -> endings.put(ending.id(), count));
    put(object.putArray("years"), "year", all.years().all());
    put(object.putArray("timeClasses"), "timeClass", all.timeClasses().all());
    put(object.putArray("firstMoves"), "moves", all.openings().most(top));
    object.put("playerCount", all.players().names());
    put(object.putArray("players"), "name", all.players().most(top));
    return object;
  }

  private static void put(ObjectNode object, ResultCounts score) {
    object
        .put("won", score.wins())
        .put("drawn", score.draws())
        .put("lost", score.losses())
        .put("other", score.open());
  }

  private static void put(ObjectNode object, Numbers numbers) {
    object.put("count", numbers.count());
    numbers.least().ifPresent(it -> object.put("least", it));
    numbers.median().ifPresent(it -> object.put("median", it));
    numbers.most().ifPresent(it -> object.put("most", it));
  }

  private static void put(ArrayNode array, String key, List<ResultTally.Line> lines) {
    for (ResultTally.Line line : lines) {
      put(array.addObject().put(key, line.name()), line.score());
    }
  }
}
