package org.jadoube.wire;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Competition;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.laws.regulations.OnlinePlay;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Fills in the fields a document leaves out.
///
/// @param mapper writes the defaults
record LeftOutFields(JsonMapper mapper) {
  private static final String REGULATIONS = "regulations";
  private static final String ACTS = "acts";
  private static final String EDITION = "edition";
  private static final String SUPERVISION = "supervision";
  private static final String ONLINE = "online";
  private static final String SCORING = "scoring";
  private static final String HOUSE_RULES = "houseRules";

  /// The short fields of a request, with the regulations they stand for.
  private static final Map<String, String> SHORT =
      Map.of("timeControl", "timeControl", EDITION, EDITION, "chess960", "start");

  /// Completes regulations; the defaults depend on the edition and on the supervision.
  ObjectNode regulations(ObjectNode given) {
    return regulations(given, given.path(EDITION));
  }

  private ObjectNode regulations(ObjectNode given, JsonNode edition) {
    Optional<HouseRules> rules = HouseRules.read(given.path(HOUSE_RULES).asString("")).rules();
    Regulations usual =
        Edition.named(edition.asString(rules.map(each -> each.edition().name()).orElse("")))
            .map(named -> Regulations.of(TimeControl.UNTIMED, named))
            .orElseGet(() -> Regulations.of(TimeControl.UNTIMED));
    if (rules.isPresent()) {
      requireItsEdition(rules.get(), usual.edition());
      usual = usual.under(rules.get());
    }
    ObjectNode whole = mapper.valueToTree(usual.withArbiter(isSupervised(given)));
    whole.setAll(given);
    if (given.path(SCORING) instanceof ObjectNode points && saysNoPoints(points)) {
      ObjectNode usually = mapper.valueToTree(usual.scoring());
      whole.set(SCORING, usually.setAll(points));
    }
    return given.path(ONLINE) instanceof ObjectNode online
        ? whole.set(ONLINE, online(online))
        : whole;
  }

  /// Draw odds alone leave the points as usual; half a scoring is probably a slip.
  private static boolean saysNoPoints(ObjectNode scoring) {
    return scoring.propertyStream().allMatch(field -> field.getKey().equals("drawOdds"));
  }

  private static void requireItsEdition(HouseRules rules, Edition edition) {
    if (!rules.edition().equals(edition)) {
      throw Mismatch.at(EDITION, rules.edition() + ", for which the house rules are written");
    }
  }

  private ObjectNode online(ObjectNode given) {
    ObjectNode whole = mapper.valueToTree(OnlinePlay.USUAL);
    return whole.setAll(given);
  }

  /// Adequate supervision implies an arbiter, and so does a supervised online competition.
  private static boolean isSupervised(ObjectNode given) {
    String competition = given.path(ONLINE).path("competition").asString("");
    return given.path(SUPERVISION).asString("").equals(Names.of(Supervision.ADEQUATE))
        || competition.equals(Names.of(Competition.SUPERVISED))
        || competition.equals(Names.of(Competition.HYBRID));
  }

  /// Completes a request for a game.
  ///
  /// @throws Mismatch if its regulations are not an object, or a setting is given twice
  ObjectNode gameRequest(ObjectNode given) {
    JsonNode regulations = given.path(REGULATIONS);
    if (!regulations.isMissingNode() && !regulations.isObject()) {
      throw Mismatch.at(REGULATIONS, "an object");
    }
    ObjectNode whole = given.deepCopy();
    ObjectNode own = regulations instanceof ObjectNode object ? current(object) : empty();
    refuseTwice(given, own);
    SHORT.keySet().forEach(field -> strip(whole, field));
    JsonNode edition = own.has(EDITION) ? own.path(EDITION) : whole.path(EDITION);
    return whole.set(REGULATIONS, regulations(own, edition));
  }

  /// Completes a question about acts in a game. Acts may be objects, too.
  ///
  /// @throws Mismatch if its regulations are not an object
  ObjectNode gameQuestion(ObjectNode given) {
    ObjectNode whole = given.deepCopy();
    if (!whole.has(REGULATIONS)) {
      whole.set(REGULATIONS, empty());
    }
    if (whole.path(ACTS) instanceof ArrayNode acts) {
      for (int i = 0; i < acts.size(); i++) {
        if (acts.get(i).isObject()) {
          acts.set(i, acts.get(i).toString());
        }
      }
    }
    return tournamentTerms(whole);
  }

  /// Completes the regulations in the terms of a tournament.
  ObjectNode tournamentTerms(ObjectNode given) {
    if (!(given.path(REGULATIONS) instanceof ObjectNode own)) {
      return given;
    }
    ObjectNode current = current(own);
    return given.deepCopy().set(REGULATIONS, regulations(current, current.path(EDITION)));
  }

  private ObjectNode current(ObjectNode regulations) {
    return Upcaster.OURS
        .upgraded(REGULATIONS, regulations)
        .orElseThrow(() -> {
          Mismatch other = Mismatch.at(Document.SCHEMA_FIELD, Upcaster.OURS.expected());
          other.prependPath(Object.class, REGULATIONS);
          return other;
        });
  }

  private ObjectNode empty() {
    return Objects.requireNonNull(mapper.createObjectNode());
  }

  private static void refuseTwice(ObjectNode given, ObjectNode regulations) {
    SHORT.forEach((field, twin) -> {
      if (given.has(field) && regulations.has(twin)) {
        throw Mismatch.at(field, "nothing, since the regulations say " + twin);
      }
    });
  }

  private static void strip(ObjectNode whole, String field) {
    if (whole.path(field).isString()) {
      whole.put(field, whole.path(field).stringValue().strip());
    }
  }
}
