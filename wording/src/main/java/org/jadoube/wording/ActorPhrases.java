package org.jadoube.wording;

import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;

/// Names of actors.
final class ActorPhrases {
  private ActorPhrases() {}

  static Phrase of(Actor actor) {
    return switch (actor) {
      case Actor.Player(Colour colour) -> Phrase.of("term.player").with("player", colour);
      case Actor.Assistant(Colour colour) -> Phrase.of("term.assistant").with("player", colour);
      case Actor.Arbiter _ -> Phrase.of("term.arbiter");
      case Actor.Clock _ -> Phrase.of("term.clock");
    };
  }
}
