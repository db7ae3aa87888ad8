package org.jadoube.play.game;

import org.jadoube.store.Fingerprint;

/// An idempotency key of somebody whom the server knows. Two who choose the same text do not meet.
///
/// @param caller who sent it, as the server knows them: no name, nothing that others could send
/// @param text as it was sent
public record CallersKey(String caller, String text) {
  /// Under which it is stored.
  ///
  /// @param purpose what it was sent for; the same key may come with different requests
  public String id(String purpose) {
    return Fingerprint.of(String.join("\n", caller, purpose, text));
  }
}
