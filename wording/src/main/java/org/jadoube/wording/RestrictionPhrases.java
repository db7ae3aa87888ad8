package org.jadoube.wording;

import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.DrawRestriction;

/// Phrases for restrictions on draws by agreement.
final class RestrictionPhrases {
  private RestrictionPhrases() {}

  static Phrase of(Objection.RestrictedByEvent restricted) {
    return switch (restricted.restriction()) {
      case DrawRestriction.Free _, DrawRestriction.Never _ ->
          Phrase.of("objection.restricted-by-event");
      case DrawRestriction.After(int moves) ->
          Phrase.of("objection.restricted-by-event-before")
              .with("moves", moves)
              .with("made", restricted.movesByBoth());
    };
  }
}
