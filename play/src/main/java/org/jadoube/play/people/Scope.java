package org.jadoube.play.people;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.store.GameId;

/// The scope of a role: a game, or a tournament and all its games.
///
/// @param text as it is stored: `game:`, `event:` for a tournament, or `account:`, and the id
public record Scope(String text) {
  /// A regular expression for ids of tournaments.
  public static final String TOURNAMENT_PATTERN = "[a-z0-9-]{1,40}";

  private static final Pattern TOURNAMENT = Pattern.compile(TOURNAMENT_PATTERN);

  private static final String GAME = "game:";
  private static final String TOURNAMENTS = "event:";
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

  /// A tournament; empty if the id is not one.
  ///
  /// @param id of the tournament: 1 to 40 letters from a to z, digits and hyphens
  public static Optional<Scope> tournament(String id) {
    return TOURNAMENT.matcher(id).matches()
        ? Optional.of(new Scope(TOURNAMENTS + id))
        : Optional.empty();
  }

  /// The form for people: `tournament:` and the id, or else the stored form.
  public String shown() {
    return tournament().map(id -> "tournament:" + id).orElse(text);
  }

  /// The game, if it is one.
  public Optional<GameId> game() {
    return text.startsWith(GAME) ? GameId.read(text.substring(GAME.length())) : Optional.empty();
  }

  /// The id of the tournament, if it is one.
  public Optional<String> tournament() {
    return Optional.of(text)
        .filter(scope -> scope.startsWith(TOURNAMENTS))
        .map(scope -> scope.substring(TOURNAMENTS.length()));
  }
}
