package org.jadoube.play.people;

import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jadoube.store.Fingerprint;
import org.jadoube.store.GameId;
import org.jadoube.store.HandedOut;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;

/// The place of a game's arbiter, which an invitation opens once.
public final class ArbitersPlace {
  private final Ledger ledger;
  private final InstantSource clock;
  private final Grants grants;

  ArbitersPlace(Ledger ledger, InstantSource clock, Grants grants) {
    this.ledger = ledger;
    this.clock = clock;
    this.grants = grants;
  }

  /// The outcome of accepting an arbiter's invitation.
  public sealed interface Outcome {
    /// The candidate is the arbiter, once both players have accepted them.
    ///
    /// @param key proves it
    record Taken(Secret key) implements Outcome {}

    /// The secret is not the one in the link, or somebody has used it.
    record NotInvited() implements Outcome {}

    /// The caller has used the key with another name.
    record KeyOfAnother() implements Outcome {}
  }

  /// Somebody who wants the place.
  ///
  /// @param account if they have signed in
  /// @param name as given; that of an account counts instead
  public record Candidate(Optional<AccountId> account, String name) {}

  /// Makes an invited candidate the arbiter.
  ///
  /// @param under the id of the request's key; repeated, it gets the same answer again
  public Outcome take(GameId game, Secret invitation, Candidate candidate, Optional<String> under) {
    String print = Fingerprint.of(invitation.hash() + "\n" + candidate.name());
    Optional<HandedOut> before =
        under.flatMap(id -> ledger.read(handle -> HandedOut.find(handle, id)));
    if (before.isPresent()) {
      return before.get().fingerprint().equals(print)
          ? new Outcome.Taken(key(before.get().seed()))
          : new Outcome.KeyOfAnother();
    }
    Secret seed = Secret.random(Ids.random());
    Optional<HandedOut> made =
        under.map(id -> new HandedOut(id, print, seed, game, clock.instant()));
    return write(game, invitation, candidate, key(seed), made)
        ? new Outcome.Taken(key(seed))
        : new Outcome.NotInvited();
  }

  private static Secret key(Secret seed) {
    return seed.derive("arbiter");
  }

  private boolean write(
      GameId game, Secret invitation, Candidate candidate, Secret key, Optional<HandedOut> under) {
    AtomicBoolean taken = new AtomicBoolean();
    boolean written =
        ledger.write(
            game.text(),
            handle -> {
              taken.set(
                  handle.execute(
                          "UPDATE game SET arbiters_invitation = NULL"
                              + " WHERE id = ? AND arbiters_invitation = ?",
                          game.text(),
                          invitation.hash())
                      == 1);
              if (taken.get()) {
                grants.arbitrate(handle, game, candidate, key, "invitation");
                under.ifPresent(made -> made.add(handle));
              }
            });
    return written && taken.get();
  }
}
