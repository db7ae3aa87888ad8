package org.jadoube.play.game;

import org.jadoube.store.Fingerprint;

/// An idempotency key of somebody whom the server knows. Two who choose equal texts do not collide.
///
/// @param caller the sender, as the server knows them: no name, nothing that others could send
/// @param text as it was sent
public record CallersKey(String caller, String text) {
  /// The id under which it is stored.
  ///
  /// @param purpose the kind of request; one key may come with different kinds
  public String id(String purpose) {
    return Fingerprint.of(String.join("\n", caller, purpose, text));
  }
}
