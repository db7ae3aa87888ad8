package org.jadoube.play.game;

import org.jadoube.chess.Colour;
import org.jadoube.play.rights.Capacity;
import org.jadoube.store.Fingerprint;
import org.jadoube.store.StoredSender;

/// A sender's id for an act, which makes sending it twice harmless.
public record ActId(StoredSender sender, String text) {
  /// The id of a player's act.
  public static ActId of(Colour by, String text) {
    return new ActId(StoredSender.of(by), text);
  }

  /// The id of an act by anybody. Arbiters and assistants have ids of their own, so two who choose
  /// equal texts do not collide.
  public static ActId of(Capacity by, String text) {
    return by.isPlayer()
        ? of(by.colour().orElseThrow(), text)
        : new ActId(StoredSender.STAFF, Fingerprint.of(by.holder() + "\n" + text));
  }
}
