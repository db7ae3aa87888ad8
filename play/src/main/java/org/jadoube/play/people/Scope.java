package org.jadoube.play.people;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.store.GameId;

/// Where a role holds: in a game, or in an event and all its games.
///
/// @param text `game:` or `event:` and the id
public record Scope(String text) {
  /// What the id of an event looks like.
  public static final String EVENT_PATTERN = "[a-z0-9-]{1,40}";

  private static final Pattern EVENT = Pattern.compile(EVENT_PATTERN);

  private static final String GAME = "game:";
  private static final String EVENTS = "event:";
  private static final String ACCOUNT = "account:";

  /// One game.
  public static Scope of(GameId game) {
    return new Scope(GAME + game.text());
  }

  /// An account, for its operator.
  public static Scope of(AccountId account) {
    return new Scope(ACCOUNT + account.text());
  }

  /// The account, if it is one.
  Optional<AccountId> account() {
    return text.startsWith(ACCOUNT)
        ? Optional.of(new AccountId(text.substring(ACCOUNT.length())))
        : Optional.empty();
  }

  /// An event; empty if the id is not one.
  ///
  /// @param id of the event: 1 to 40 letters from a to z, digits and hyphens
  public static Optional<Scope> event(String id) {
    return EVENT.matcher(id).matches() ? Optional.of(new Scope(EVENTS + id)) : Optional.empty();
  }

  /// The game, if it is one.
  public Optional<GameId> game() {
    return text.startsWith(GAME) ? GameId.read(text.substring(GAME.length())) : Optional.empty();
  }

  /// The id of the event, if it is one.
  public Optional<String> event() {
    return Optional.of(text)
        .filter(scope -> scope.startsWith(EVENTS))
        .map(scope -> scope.substring(EVENTS.length()));
  }
}
