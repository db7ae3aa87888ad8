package org.jadoube.web.cases;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.Names;
import org.jadoube.wire.Referee;
import org.jadoube.wire.Shorthand;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A case as played under an edition.
final class PlayedCase {
  static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final String ASKED = "asked";
  private static final Set<String> NO_FIELDS = Set.of("act", "after", ASKED, "gives");
  private static final String HANDS = "hands";

  private final List<CaseScene> scenes = new ArrayList<>();
  private Game game;
  private Instant now = START;
  private boolean asked;

  private PlayedCase(Game game) {
    this.game = game;
  }

  /// The game before any event.
  static Game opening(Case example, Edition edition) {
    return Game.of(regulations(example, edition));
  }

  /// All scenes, act by act. The first is the start of the game, if it is started.
  static List<CaseScene> of(Case example, Edition edition) {
    PlayedCase performance = new PlayedCase(opening(example, edition));
    if (example.begun()) {
      performance.act("begin", "arbiter", JSON.objectNode(), Duration.ZERO);
    }
    example.play().forEach(performance::step);
    return List.copyOf(performance.scenes);
  }

  private static Regulations regulations(Case example, Edition edition) {
    ObjectNode regulations = JSON.objectNode();
    if (example.regulations() instanceof ObjectNode given) {
      regulations.setAll(given);
    }
    return read(Documents.REGULATIONS.read(regulations.put("edition", edition.year()).toString()));
  }

  private void step(JsonNode step) {
    asked = step.path(ASKED).asBoolean(false);
    if (step.isString()) {
      Stream.of(step.asString().split(" ")).forEach(this::move);
    } else if (step.has("record")) {
      recorded(step);
    } else {
      String type = step.has(HANDS) ? HANDS : step.get("act").asString();
      ObjectNode fields = ((ObjectNode) step).deepCopy();
      fields.remove(NO_FIELDS);
      act(type, step.get("by").asString(), fields, after(step));
    }
  }

  private void move(String attempt) {
    String player = Names.of(game.turn());
    act("move", player, JSON.objectNode().put("attempt", attempt), Duration.ofSeconds(1));
  }

  private static Duration after(JsonNode step) {
    return Duration.ofMillis(Math.round(step.path("after").asDouble(1) * 1000));
  }

  private void act(String type, String by, ObjectNode fields, Duration after) {
    now = now.plus(after);
    ObjectNode act = JSON.objectNode().put("type", type).put("by", by).put("at", now.toString());
    act.setAll(fields);
    acts(act.toString()).forEach(this::perform);
  }

  /// The acts; those of hands take a second each.
  private List<Act> acts(String json) {
    return Documents.SHORTHAND.read(json) instanceof JsonReading.Read<Shorthand>(Shorthand several)
        ? several.acts(game)
        : List.of(read(Documents.ACT.read(json)));
  }

  private void perform(Act act) {
    Game before = game;
    now = act.at();
    Decision decision = Laws.decide(act, before);
    game = decision.game();
    scenes.add(
        new CaseScene(
            Optional.of(act), asked, now, before, game, decision.events(), decision.refusal()));
  }

  private void recorded(JsonNode step) {
    now = now.plus(after(step));
    ObjectNode json = ((ObjectNode) step.get("record")).deepCopy().put("at", now.toString());
    Event event = read(Documents.EVENT.read(json.toString()));
    Game before = game;
    game = Referee.evolved(event, before).orElseThrow();
    scenes.add(
        new CaseScene(
            Optional.empty(), asked, now, before, game, List.of(event), Optional.empty()));
  }

  private static <T> T read(JsonReading<T> reading) {
    return switch (reading) {
      case JsonReading.Read<T>(T value) -> value;
      case JsonReading.Unreadable<T>(var fault) ->
          throw new IllegalStateException("a case of our own: " + fault.message());
    };
  }
}
