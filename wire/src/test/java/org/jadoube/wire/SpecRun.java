package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.notation.fen.Fen;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A case of `spec/` played in one edition before a [Referee].
final class SpecRun {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
  private static final Set<String> NO_FIELDS = Set.of("act", "after", "asked", "gives");
  private static final Set<String> JUDGEMENTS = Set.of("ruling", "refusal", "json-fault");

  private final SpecCase example;
  private final String year;
  private final List<String> record = new ArrayList<>();
  private final List<Tried> tried = new ArrayList<>();
  private Referee referee;
  private Instant now = START;

  private SpecRun(SpecCase example, String year) {
    this.example = example;
    this.year = year;
    Referee.Step begun = Referee.start().read(regulations());
    this.referee = begun.next();
    this.record.addAll(begun.output());
  }

  /// Plays it; any unexpected outcome fails.
  ///
  /// @return the record of the game
  static List<String> play(SpecCase example, String year) {
    return List.copyOf(played(example, year).record);
  }

  /// An act or a shorthand of a case, and whether it is accepted.
  record Tried(String act, boolean accepted) {}

  static List<Tried> tried(SpecCase example, String year) {
    return List.copyOf(played(example, year).tried);
  }

  private static SpecRun played(SpecCase example, String year) {
    SpecRun run = new SpecRun(example, year);
    assertThat(run.referee.game()).as("the regulations of " + example).isPresent();
    if (example.json().path("begun").asBoolean(true)) {
      run.act("begin", "arbiter", MAPPER.createObjectNode(), Duration.ZERO);
    }
    example.json().get("play").forEach(run::step);
    run.end(example.json().path("end"));
    return run;
  }

  private String regulations() {
    ObjectNode regulations = MAPPER.createObjectNode();
    if (example.json().get("regulations") instanceof ObjectNode given) {
      regulations.setAll(given);
    }
    return regulations.put("edition", year).toString();
  }

  private Game game() {
    return referee.game().orElseThrow();
  }

  private void step(JsonNode step) {
    if (step.isString()) {
      Stream.of(step.asString().split(" ")).forEach(this::move);
      return;
    }
    if (step.has("record")) {
      recorded(step);
    } else {
      compare(step, step.has("hands") ? hands(step) : act(step));
    }
  }

  /// Takes events recorded by another program, which are not judged.
  private void recorded(JsonNode step) {
    now = now.plus(after(step));
    ObjectNode event = ((ObjectNode) step.get("record")).deepCopy().put("at", now.toString());
    Referee.Step happened = referee.read(event.toString());
    assertThat(happened.fault()).as("%s", event).isEmpty();
    referee = happened.next();
    record.addAll(happened.output());
  }

  private List<JsonNode> act(JsonNode step) {
    return act(step.get("act").asString(), step.get("by").asString(), fields(step), after(step));
  }

  private static Duration after(JsonNode step) {
    return Duration.ofMillis(millis(step.path("after"), 1));
  }

  /// Hands as single acts; the second between two of them is the shorthand's own.
  private List<JsonNode> hands(JsonNode step) {
    ObjectNode fields = fields(step);
    List<JsonNode> output = act("hands", step.get("by").asString(), fields, after(step));
    long acts = step.get("hands").valueStream().mapToLong(SpecRun::acts).sum();
    now = now.plusSeconds(acts - 1);
    return output;
  }

  private static long acts(JsonNode hand) {
    return hand.asString().startsWith("put") ? 2 : 1;
  }

  private void move(String move) {
    ObjectNode fields = MAPPER.createObjectNode().put("attempt", move);
    String player = game().turn() == Colour.WHITE ? "white" : "black";
    List<JsonNode> output = act("move", player, fields, Duration.ofSeconds(1));
    assertThat(output).as(move).noneMatch(SpecRun::isJudgement);
  }

  private static ObjectNode fields(JsonNode step) {
    ObjectNode fields = ((ObjectNode) step).deepCopy();
    fields.remove(NO_FIELDS);
    return fields;
  }

  private List<JsonNode> act(String type, String by, ObjectNode fields, Duration after) {
    now = now.plus(after);
    ObjectNode act = MAPPER.createObjectNode().put("type", type);
    act.put("by", by).put("at", now.toString()).setAll(fields);
    Referee.Step step = referee.read(act.toString());
    referee = step.next();
    record.addAll(step.output());
    boolean accepted =
        step.output().stream().noneMatch(line -> line.contains("\"type\":\"refusal\""));
    tried.add(new Tried(act.toString(), accepted));
    return step.output().stream().map(MAPPER::readTree).toList();
  }

  private static boolean isJudgement(JsonNode line) {
    return JUDGEMENTS.contains(line.path("type").asString(""));
  }

  /// Compares rulings and refusals, which have to be those expected; other events only if they are
  /// expected.
  private void compare(JsonNode step, List<JsonNode> output) {
    List<JsonNode> rest = new ArrayList<>(output);
    for (JsonNode expected : step.path("gives")) {
      while (!rest.isEmpty() && !isJudgement(rest.getFirst()) && !matches(expected, rest)) {
        rest.removeFirst();
      }
      assertThat(rest).as("%s gave %s", step, output).isNotEmpty();
      compareOne(expected, rest.removeFirst());
    }
    assertThat(rest).as("further, %s gave", step).noneMatch(SpecRun::isJudgement);
  }

  private static boolean matches(JsonNode expected, List<JsonNode> rest) {
    return expected.path("event").asString("").equals(rest.getFirst().path("type").asString());
  }

  private void compareOne(JsonNode expected, JsonNode line) {
    String type = kind(expected);
    boolean event = type.equals("event");
    assertThat(line.path("type").asString())
        .as("%s", line)
        .isEqualTo(event ? expected.get("event").asString() : type);
    text(expected, event ? "rule" : type, line.at("/citation/rule"));
    text(expected, "article", line.at("/citation/article"));
    text(expected, "clause", line.at("/citation/house/number"));
    text(expected, "book", line.at("/citation/edition"));
    text(expected, "objection", line.at("/objection/type"));
    text(expected, "written", line.at("/written/significance"));
    text(expected, "result", consequence(line, "ends").path("result"));
    text(expected, "counts-for", consequence(line, "counts-as-win").path("player"));
    seconds(expected, "gains", line, "time-added", "to");
    seconds(expected, "loses", line, "time-taken", "from");
  }

  private static String kind(JsonNode expected) {
    return Stream.of("ruling", "refusal", "event")
        .filter(expected::has)
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no ruling, refusal or event: " + expected));
  }

  private void text(JsonNode expected, String field, JsonNode found) {
    example
        .expected(expected, field, year)
        .ifPresent(wanted -> assertThat(found.asString("")).as(field).isEqualTo(wanted.asString()));
  }

  private static JsonNode consequence(JsonNode line, String type) {
    return line.path("consequences")
        .valueStream()
        .filter(each -> each.path("type").asString().equals(type))
        .findFirst()
        .orElseGet(MAPPER::missingNode);
  }

  private void seconds(
      JsonNode expected, String field, JsonNode line, String consequence, String whom) {
    Optional<JsonNode> wanted = example.expected(expected, field, year);
    if (wanted.isEmpty()) {
      return;
    }
    JsonNode found = consequence(line, consequence);
    wanted
        .get()
        .properties()
        .forEach(each -> {
          assertThat(found.path(whom).asString("")).as(field).isEqualTo(each.getKey());
          assertThat(found.path("timeMillis").asLong()).isEqualTo(millis(each.getValue(), 0));
        });
  }

  private static long millis(JsonNode seconds, double otherwise) {
    return Math.round(seconds.asDouble(otherwise) * 1000);
  }

  private void end(JsonNode end) {
    example
        .expected(end, "result", year)
        .ifPresent(wanted ->
            assertThat(game().result().map(Result::toString).orElse("none"))
                .isEqualTo(wanted.asString()));
    example
        .expected(end, "fen", year)
        .ifPresent(wanted -> assertThat(Fen.write(game().setup())).isEqualTo(wanted.asString()));
    for (Colour colour : Colour.values()) {
      example
          .expected(end, colour == Colour.WHITE ? "white" : "black", year)
          .ifPresent(wanted ->
              assertThat(game().clock().left(colour, now))
                  .as("time left")
                  .contains(Duration.ofMillis(millis(wanted, 0))));
    }
  }
}
