package org.jadoube.web.ask;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Attempt;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Kinds;
import org.jadoube.notation.Coordinates;
import org.jadoube.notation.Reading;
import org.jadoube.notation.Understood;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Names;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// An act as somebody types it: `Nf3`, `lift e2, put white-pawn e4, press`, `black claim-draw
/// claim=threefold`, or JSON.
public final class TypedAct {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final Set<String> HANDS =
      Set.of("touch", "lift", "place", "put", "promote", "release", "press");
  private static final Set<String> TYPES =
      Kinds.all().stream().map(Names::of).collect(Collectors.toSet());
  private static final String SHORTHAND = "set-clocks-and-resume";

  private final Game game;
  private final Instant at;

  /// @param at its time, unless the text says otherwise
  public TypedAct(Game game, Instant at) {
    this.game = game;
    this.at = at;
  }

  /// The act as a line of JSON; empty if the text is not an act.
  public Optional<String> line(String text) {
    if (text.startsWith("{")) {
      return json(text).map(this::completed);
    }
    List<String> words = List.of(text.split("\\s+"));
    Optional<String> actor = actor(words.getFirst());
    return actor.isPresent() && words.size() > 1
        ? line(actor.get(), words.subList(1, words.size()))
        : line(Names.of(game.turn()), words);
  }

  private Optional<String> line(String by, List<String> words) {
    String first = words.getFirst().replace("*", "");
    if (HANDS.contains(first)) {
      return Optional.of(hands(by, String.join(" ", words)));
    }
    return TYPES.contains(first) || first.equals(SHORTHAND)
        ? Optional.of(act(by, words))
        : move(words).map(attempt -> completed(move(by, words, attempt)));
  }

  private static Optional<String> actor(String word) {
    String name = word.toLowerCase(Locale.ROOT).replaceFirst(":$", "");
    return Documents.actor(name).map(_ -> name);
  }

  private String hands(String by, String text) {
    ObjectNode act = act("hands", by);
    Arrays.stream(text.split("\\s*,\\s*")).forEach(act.withArray("hands")::add);
    return completed(act);
  }

  /// An act with its fields as `name=value`; `offersDraw` alone means that it is true.
  private String act(String by, List<String> words) {
    ObjectNode act = act(words.getFirst(), by);
    for (String field : words.subList(1, words.size())) {
      int equals = field.indexOf('=');
      if (equals < 0) {
        act.put(field, true);
      } else {
        act.set(field.substring(0, equals), value(field.substring(equals + 1)));
      }
    }
    return completed(act);
  }

  private static JsonNode value(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JacksonException notJson) {
      return MAPPER.getNodeFactory().stringNode(text);
    }
  }

  /// A legal move in algebraic notation, or any move by its two squares.
  private Optional<Attempt> move(List<String> words) {
    String text = words.getFirst();
    Optional<Attempt> legal =
        game.ply().astray().isEmpty()
                && LenientSan.read(game.position(), text)
                    instanceof Reading.Read<Understood>(Understood understood)
            ? Optional.of(Attempt.of(understood.move()))
            : Optional.empty();
    return legal.or(() -> Coordinates.read(text).valueIfAny());
  }

  private static ObjectNode move(String by, List<String> words, Attempt attempt) {
    boolean offersDraw = words.size() > 1 && words.get(1).equals("=");
    return act("move", by).put("attempt", Names.of(attempt)).put("offersDraw", offersDraw);
  }

  private static ObjectNode act(String type, String by) {
    return MAPPER.createObjectNode().put("type", type).put("by", by);
  }

  private static Optional<ObjectNode> json(String text) {
    try {
      return MAPPER.readTree(text) instanceof ObjectNode act ? Optional.of(act) : Optional.empty();
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }

  private String completed(ObjectNode act) {
    if (!act.has("by")) {
      act.put("by", Names.of(game.turn()));
    }
    if (!act.has("at")) {
      act.put("at", at.toString());
    }
    return act.toString();
  }
}
