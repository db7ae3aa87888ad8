package org.jadoube.cli.tournament;

import java.util.List;
import org.jadoube.tournament.norm.CountedGames;
import org.jadoube.tournament.norm.Forecast;
import org.jadoube.tournament.norm.Missing;
import org.jadoube.tournament.norm.Norm;
import org.jadoube.tournament.official.NormReport;
import org.jadoube.tournament.official.PlayerNorms;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Norms as one JSON document.
final class NormsJson {
  private NormsJson() {}

  static String of(NormReport report, List<PlayerNorms> wanted) {
    ObjectNode object = FormJson.object().put("schema", 1);
    report.terms().exemption().ifPresent(used -> object.put("exemption", used.article()));
    missing(object.putArray("missing"), report.missing());
    ArrayNode players = object.putArray("players");
    for (PlayerNorms each : wanted) {
      ObjectNode player =
          players
              .addObject()
              .put("number", each.player().number())
              .put("name", each.player().name());
      ArrayNode norms = player.putArray("norms");
      each.norms().forEach(norm -> norm(norms.addObject(), norm));
    }
    return object.toString();
  }

  private static void norm(ObjectNode object, Norm norm) {
    CountedGames counted = norm.counted();
    object
        .put("title", norm.title().name())
        .put("made", norm.isMade())
        .put("games", counted.games().size())
        .put("halves", counted.halves())
        .put("average", counted.average())
        .put("performance", counted.performance());
    counted.requiredHalves().ifPresent(halves -> object.put("requiredHalves", halves));
    if (norm.isMade()) {
      object.put("credited", counted.credited());
    }
    ArrayNode dropped = object.putArray("droppedRounds");
    norm.dropped().forEach(dropped::add);
    norm.provision().ifPresent(used -> object.put("provision", used.article()));
    missing(object.putArray("missing"), norm.missing());
    norm.forecast().ifPresent(forecast -> forecast(object.putObject("forecast"), forecast));
  }

  private static void forecast(ObjectNode object, Forecast forecast) {
    object
        .put("possible", forecast.isPossible())
        .put("games", forecast.games())
        .put("unknown", forecast.unknown());
    forecast.halves().ifPresent(halves -> object.put("halves", halves));
    ArrayNode paces = object.putArray("paces");
    forecast
        .paces()
        .forEach(
            pace -> paces.addObject().put("halves", pace.halves()).put("average", pace.average()));
    missing(object.putArray("wanted"), forecast.wanted());
    missing(object.putArray("hopeless"), forecast.hopeless());
  }

  private static void missing(ArrayNode array, List<Missing> all) {
    for (Missing missing : all) {
      ObjectNode object =
          array
              .addObject()
              .put("requirement", FormJson.word(missing.requirement()))
              .put("article", missing.article())
              .put("has", missing.has().decimal(1))
              .put(
                  missing.requirement().isMost() ? "atMost" : "atLeast",
                  missing.needs().decimal(1));
      missing.federation().ifPresent(code -> object.put("federation", code));
    }
  }
}
