package org.jadoube.play.lobby;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.PairedGame;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;

/// Makes games of accounts that have found each other.
public final class Seating {
  private final Games games;
  private final People people;
  private final SecureRandom random = new SecureRandom();

  public Seating(Games games, People people) {
    this.games = games;
    this.people = people;
  }

  /// Makes a game of two accounts. Both may play it before anybody hears of it.
  ///
  /// @param players by their colours; both
  /// @param startsAt when White's clock starts; if empty, once both players are there
  public void play(
      GameId id,
      Regulations regulations,
      Map<Colour, Account> players,
      Optional<Instant> startsAt) {
    players.forEach((colour, account) ->
        people
            .grants()
            .give(
                account.id(),
                Scope.of(id),
                Role.PLAYER,
                Optional.of(colour),
                Grants.holder(account.id())));
    games.create(
        new PairedGame(
            id,
            regulations,
            seat(players, Colour.WHITE),
            seat(players, Colour.BLACK),
            /* supervised= */ false,
            startsAt));
  }

  /// A seat whose token nobody gets, since its owner's account proves whose it is.
  private PairedGame.Seat seat(Map<Colour, Account> players, Colour colour) {
    return Optional.ofNullable(players.get(colour))
        .map(account ->
            new PairedGame.Seat(
                account.name(), Secret.random(random), Optional.of(account.id().text())))
        .orElseThrow(() -> new IllegalArgumentException("nobody plays " + colour));
  }
}
