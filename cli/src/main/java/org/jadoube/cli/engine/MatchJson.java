package org.jadoube.cli.engine;

import java.util.Optional;
import org.jadoube.cli.engine.MatchText.Tested;
import org.jadoube.uci.match.Elo;
import org.jadoube.uci.match.MatchGame;
import org.jadoube.uci.match.MatchStanding;
import org.jadoube.uci.match.MatchTally;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A match as a JSON object. Figures that do not exist, such as the Elo of a clean sweep, are left
/// out.
final class MatchJson {
  private static final int SCHEMA = 1;
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private MatchJson() {}

  static ObjectNode of(MatchStanding standing, boolean penta, Optional<Tested> test) {
    ObjectNode object = MAPPER.createObjectNode().put("schema", SCHEMA);
    var meetings = object.putArray("meetings");
    standing
        .tallies()
        .forEach((meeting, tally) -> put(meetings.addObject(), meeting, tally, penta));
    test.ifPresent(tested -> put(object.putObject("sprt"), tested));
    var games = object.putArray("games");
    standing.games().forEach(game -> put(games.addObject(), game));
    return object;
  }

  private static void put(
      ObjectNode object, MatchStanding.Meeting meeting, MatchTally tally, boolean penta) {
    object.put("first", meeting.first()).put("second", meeting.second());
    object.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
    MatchTally.Pairs pairs = tally.pairs();
    object
        .putArray("pairs")
        .add(pairs.none())
        .add(pairs.half())
        .add(pairs.one())
        .add(pairs.oneAndHalf())
        .add(pairs.two());
    if (tally.games() > 0) {
      put(object, Elo.of(penta && pairs.count() > 0 ? tally.byPair() : tally.byGame()));
    }
  }

  private static void put(ObjectNode object, Elo elo) {
    put(object, "elo", elo.difference());
    put(object, "eloError", elo.error());
    put(object, "normalizedElo", elo.normalized());
    put(object, "normalizedEloError", elo.normalizedError());
    put(object, "superiority", elo.superiority());
  }

  private static void put(ObjectNode object, String name, double value) {
    if (Double.isFinite(value)) {
      object.put(name, value);
    }
  }

  private static void put(ObjectNode object, Tested test) {
    object
        .put("ratio", test.ratio())
        .put("lower", test.sprt().lower())
        .put("upper", test.sprt().upper())
        .put("verdict", test.sprt().verdict(test.ratio()).name());
  }

  private static void put(ObjectNode object, MatchGame game) {
    object
        .put("number", game.fixture().number())
        .put("round", game.fixture().round())
        .put("white", game.fixture().white().name())
        .put("black", game.fixture().black().name())
        .put("result", game.ended().result().map(Object::toString).orElse("*"))
        .put("termination", game.ended().termination().words())
        .put("reason", game.ended().reason())
        .put("plies", game.game().ply().number());
    game.told().ifPresent(message -> object.put("message", message));
  }
}
