package org.jadoube.web.ask.check;

import java.util.List;
import org.jadoube.tournament.pairing.SwissRule;
import org.jadoube.tournament.table.Pair;
import org.jadoube.web.ask.check.CheckedRound.Checked;
import org.jadoube.web.ask.check.CheckedRound.Otherwise;
import org.jadoube.web.ask.check.CheckedRound.Part;
import org.jadoube.web.ask.check.CheckedRound.Unchecked;
import org.jadoube.wire.Names;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The check of a file as one JSON document.
public final class CheckJson {
  private CheckJson() {}

  /// The document about a file.
  ///
  /// @param departures from the format
  public static String of(CheckedFile file, List<String> departures) {
    ObjectNode object =
        JsonMapper.shared()
            .createObjectNode()
            .put("schema", 1)
            .put("differences", departures.size() + file.differences());
    departures.forEach(object.putArray("departures")::add);
    file.contradictions().forEach(object.putArray("contradictions")::add);
    ArrayNode rounds = object.putArray("rounds");
    file.rounds().forEach(round -> round(rounds.addObject(), round));
    file.order().ifPresent(order -> order(object.putObject("order"), order));
    ArrayNode unchecked = object.putArray("notChecked");
    if (!file.isUnderstood()) {
      unchecked.add("rounds");
    }
    if (file.order().isEmpty()) {
      unchecked.add("order");
    }
    unchecked.add("ratings").add("forms");
    return object.toString();
  }

  private static void round(ObjectNode object, CheckedRound round) {
    switch (round) {
      case Unchecked(var reason) -> object.put("notChecked", reason);
      case Checked checked -> checked(object, checked);
    }
  }

  private static void checked(ObjectNode object, Checked round) {
    object.put("system", round.system().title());
    ArrayNode faults = object.putArray("faults");
    round
        .faults()
        .forEach(fault -> {
          ObjectNode each =
              faults
                  .addObject()
                  .put("kind", Names.of(fault.kind()))
                  .put("text", PairingText.fault(fault, round.system()));
          fault.numbers().forEach(each.putArray("players")::add);
        });
    round.otherwise().ifPresent(other -> otherwise(object.putObject("pairing"), round, other));
    round.colours().forEach(pair -> object.withArray("colours").add(pair(pair)));
  }

  private static void otherwise(ObjectNode object, Checked round, Otherwise other) {
    other
        .bracket()
        .worse()
        .ifPresent(worse -> object.put("criterion", Names.of(worse.provision().criterion())));
    object
        .put(
            "article",
            other
                .bracket()
                .worse()
                .map(worse -> round.system().article(worse.provision()))
                .orElse(round.system().article(SwissRule.ORDER)))
        .put("text", PairingText.reason(other.bracket(), round.system()));
    part(object.putObject("found"), other.found());
    part(object.putObject("expected"), other.expected());
  }

  private static void part(ObjectNode object, Part part) {
    ArrayNode pairs = object.putArray("pairs");
    part.pairs().forEach(pair -> pairs.add(pair(pair)));
    part.bye().ifPresent(number -> object.put("bye", number));
  }

  private static ObjectNode pair(Pair pair) {
    return JsonMapper.shared()
        .createObjectNode()
        .put("white", pair.white())
        .put("black", pair.black());
  }

  private static void order(ObjectNode object, CheckedOrder order) {
    object.put("edition", order.edition());
    order.by().forEach(object.putArray("by")::add);
    ArrayNode displaced = object.putArray("displaced");
    order
        .displaced()
        .forEach(each ->
            displaced
                .addObject()
                .put(order.ofTeams() ? "team" : "player", each.participant())
                .put("found", each.found())
                .put("expected", each.expected()));
  }
}
