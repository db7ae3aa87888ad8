package org.jadoube.server.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.server.store.Fingerprint;
import org.jadoube.server.store.Receipt;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonReading;

/// An act that a player has sent.
///
/// @param json the act without who does it and when
/// @param fingerprint of the act, however its document is written
record Errand(Colour player, String json, Optional<ActId> id, String fingerprint) {
  static Errand of(Colour player, String json, Optional<ActId> id, Act act) {
    return new Errand(player, json, id, Fingerprint.of(Documents.ACT.write(act)));
  }

  /// The act as it is read without its moment being known.
  static JsonReading<Act> read(Colour player, String json) {
    return Documents.sentAct(json, Actor.player(player), Instant.EPOCH);
  }

  /// The act, done at that moment.
  Act at(Instant moment) {
    return switch (Documents.sentAct(json, Actor.player(player), moment)) {
      case JsonReading.Read<Act>(Act act) -> act;
      case JsonReading.Unreadable<Act>(var fault) ->
          throw new IllegalStateException("it was readable before: " + fault.message());
    };
  }

  /// Whether that one came of this very act. What was kept before there were fingerprints did.
  boolean isOf(Receipt earlier) {
    return earlier.fingerprint().stream().allMatch(fingerprint::equals);
  }

  Optional<Receipt> receipt(Plan plan, int before) {
    return id.map(named ->
        new Receipt(
            named.colour(),
            named.text(),
            Optional.of(fingerprint),
            before + 1,
            plan.events().size(),
            plan.refusal().map(Documents.REFUSAL::write)));
  }
}
