package org.jadoube.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// A secret handed out under a key, to be handed out again to the same caller.
///
/// @param id the hash of caller and key
/// @param fingerprint of the request
/// @param seed the secrets are derived from it, and from nothing that a client sends
/// @param moment when it was handed out
public record HandedOut(String id, String fingerprint, Secret seed, GameId game, Instant moment) {
  /// How long somebody may ask again.
  private static final Duration LIFE = Duration.ofDays(1);

  /// Adds it, and forgets entries that are too old.
  public void add(Handle handle) {
    handle.execute("DELETE FROM handed_out WHERE moment < ?", moment.minus(LIFE).toEpochMilli());
    handle.execute(
        "INSERT INTO handed_out (id, fingerprint, seed, game, moment) VALUES (?, ?, ?, ?, ?)",
        id,
        fingerprint,
        seed.text(),
        game.text(),
        moment.toEpochMilli());
  }

  /// The secret handed out under a key.
  public static Optional<HandedOut> find(Handle handle, String id) {
    return handle
        .select("SELECT fingerprint, seed, game, moment FROM handed_out WHERE id = ?", id)
        .map((row, _) ->
            new HandedOut(
                id,
                row.getString(1),
                new Secret(row.getString(2)),
                new GameId(row.getString(3)),
                Instant.ofEpochMilli(row.getLong(4))))
        .findOne();
  }
}
