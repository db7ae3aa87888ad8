package org.jadoube.play.game;

import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.play.rights.Capacity;
import org.jadoube.store.Fingerprint;
import org.jadoube.store.Receipt;
import org.jadoube.wire.Documents;
import org.jadoube.wire.SentAct;

/// An act with its optional id.
///
/// @param fingerprint of the act, independent of how its JSON was written
record KeyedAct(Capacity by, SentAct sent, Optional<ActId> id, String fingerprint) {
  static KeyedAct of(Capacity by, SentAct sent, Optional<ActId> id) {
    String acts =
        sent.undated().stream().map(Documents.ACT::write).collect(Collectors.joining("\n"));
    return new KeyedAct(by, sent, id, Fingerprint.of(acts));
  }

  /// The player who sent it, in person.
  Optional<Colour> player() {
    return by.isPlayer() ? by.colour() : Optional.empty();
  }

  /// Whether the receipt is for this very act. Receipts from before fingerprints existed are taken
  /// as such.
  boolean isOf(Receipt earlier) {
    return earlier.fingerprint().stream().allMatch(fingerprint::equals);
  }

  Optional<Receipt> receipt(ExpectedOutcome plan, int before) {
    return id.map(named ->
        new Receipt(
            named.sender(),
            named.text(),
            Optional.of(fingerprint),
            before + 1,
            plan.events().size(),
            plan.refusal().map(Documents.REFUSAL::write)));
  }
}
