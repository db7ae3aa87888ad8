package org.jadoube.play.lobby;

import java.security.SecureRandom;
import java.util.Optional;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Grants;
import org.jadoube.store.Secret;

/// Somebody who looks for a game.
///
/// @param key tells people apart: an account, a device, or somebody of whom nothing is known
/// @param name under which they play
/// @param account empty for a guest
/// @param bot whether a program plays for the account
/// @param token proves whose the seat is in the game that it becomes
/// @param address for which there are limits; empty if it is exempt from them
public record Party(
    String key,
    String name,
    Optional<Account> account,
    boolean bot,
    Secret token,
    Optional<String> address) {
  private static final SecureRandom RANDOM = new SecureRandom();

  /// An account.
  public static Party of(Account account, boolean bot, Optional<String> address) {
    return new Party(
        Grants.holder(account.id()),
        account.name(),
        Optional.of(account),
        bot,
        Secret.random(RANDOM),
        address);
  }

  /// A guest.
  ///
  /// @param device as the server knows it; empty for somebody of whom it knows nothing
  public static Party guest(Optional<String> device, String name, Optional<String> address) {
    Secret token = Secret.random(RANDOM);
    String key = device.orElseGet(() -> "stranger:" + token.hash());
    return new Party(key, name, Optional.empty(), false, token, address);
  }

  /// Whether the two are one person.
  public boolean isSame(Party other) {
    return key.equals(other.key);
  }

  /// Whether it is that account.
  public boolean is(AccountId id) {
    return account.filter(own -> own.id().equals(id)).isPresent();
  }

  public boolean isGuest() {
    return account.isEmpty();
  }
}
