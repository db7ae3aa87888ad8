package org.jadoube.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;

/// An actor: `white`, `black`, `arbiter`, `clock`, `white-assistant` or `black-assistant`.
final class ActorForm {
  static final Map<String, Actor> ACTORS = actors();

  static final TextForm<Actor> FORM =
      TextForm.of(
          Actor.class,
          "one of " + String.join(", ", ACTORS.keySet()),
          "^(" + String.join("|", ACTORS.keySet()) + ")$",
          ActorForm::text,
          text -> Optional.ofNullable(ACTORS.get(text)));

  private ActorForm() {}

  private static String text(Actor actor) {
    return switch (actor) {
      case Actor.Player(Colour colour) -> Names.of(colour);
      case Actor.Assistant(Colour colour) -> Names.of(colour) + "-assistant";
      case Actor.Arbiter _ -> "arbiter";
      case Actor.Clock _ -> "clock";
    };
  }

  private static Map<String, Actor> actors() {
    Map<String, Actor> actors = new LinkedHashMap<>();
    for (Colour colour : Colour.values()) {
      put(actors, Actor.player(colour));
    }
    put(actors, Actor.ARBITER);
    put(actors, Actor.CLOCK);
    for (Colour colour : Colour.values()) {
      put(actors, new Actor.Assistant(colour));
    }
    return actors;
  }

  private static void put(Map<String, Actor> actors, Actor actor) {
    actors.put(text(actor), actor);
  }
}
