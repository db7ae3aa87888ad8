package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The kinds of documents there are.
public final class Documents {
  private static final JsonMapper MAPPER = Mapper.of(Forms.ALL);

  /// What was settled before a game. Written in full; on reading, a field that is left out has its
  /// default, so `{}` is a game without time limit under the newest Laws.
  public static final Document<Regulations> REGULATIONS =
      new Document<>(
          "regulations",
          Regulations.class,
          MAPPER,
          given -> Optional.of(regulations(given.path("edition").asString(""))));

  /// What somebody does.
  public static final Document<Act> ACT = document("act", Act.class);

  /// What has happened, rulings among it.
  public static final Document<Event> EVENT = document("event", Event.class);

  /// Why an act had no effect.
  public static final Document<Refusal> REFUSAL = document("refusal", Refusal.class);

  /// What somebody may do now, and why not what they may not.
  public static final Document<Permissions> PERMISSIONS =
      document("permissions", Permissions.class);

  /// What was wrong with a line.
  public static final Document<JsonFault> FAULT = document("json-fault", JsonFault.class);

  /// All that came of an act.
  public static final Document<Decided> DECISION = document("decision", Decided.class);

  private Documents() {}

  /// What holds where nothing else is said, in an edition of that name.
  private static Regulations regulations(String edition) {
    return Edition.named(edition)
        .map(named -> Regulations.of(TimeControl.UNTIMED, named))
        .orElseGet(() -> Regulations.of(TimeControl.UNTIMED));
  }

  /// An act as a player's page sends it: without `by` and `at`, which are not for the sender to
  /// say.
  public static JsonReading<Act> sentAct(String json, Actor by, Instant at) {
    requireNonNull(json, "json");
    requireNonNull(by, "by");
    requireNonNull(at, "at");
    Map<String, Object> known = new LinkedHashMap<>();
    known.put("by", by);
    known.put("at", at);
    return ACT.read(json, known);
  }

  /// The names that documents have for those who act, `white` first.
  public static List<String> actors() {
    return List.copyOf(ActorForm.ACTORS.keySet());
  }

  /// Who is called so.
  public static Optional<Actor> actor(String name) {
    requireNonNull(name, "name");
    return Optional.ofNullable(ActorForm.ACTORS.get(name));
  }

  /// What a document says in its field `type`, if it is one.
  static Optional<String> type(String json) {
    return json.length() > Mapper.MOST_CHARACTERS ? Optional.empty() : typeOfTree(json);
  }

  private static Optional<String> typeOfTree(String json) {
    try {
      return MAPPER.readTree(json).path(Conventions.TYPE).asStringOpt();
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }

  private static <T> Document<T> document(String name, Class<T> type) {
    return new Document<>(name, type, MAPPER, _ -> Optional.empty());
  }
}
