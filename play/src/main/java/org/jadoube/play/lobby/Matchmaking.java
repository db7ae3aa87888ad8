package org.jadoube.play.lobby;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.PairedGame;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;

/// Makes games of people who have found each other.
public final class Matchmaking {
  private final Games games;
  private final People people;

  public Matchmaking(Games games, People people) {
    this.games = games;
    this.people = people;
  }

  /// Makes a game of two people. Both may play it before anybody hears of it.
  ///
  /// @param players by their colours; both
  /// @param startsAt when White's clock starts; if empty, once both players are there
  public void play(
      GameId id, Regulations regulations, Map<Colour, Party> players, Optional<Instant> startsAt) {
    players.forEach(
        (colour, party) -> party.account().ifPresent(account -> grant(id, colour, account.id())));
    games.create(
        new PairedGame(
            id,
            regulations,
            seat(players, Colour.WHITE),
            seat(players, Colour.BLACK),
            /* supervised= */ false,
            startsAt));
  }

  /// Likewise, of two who met where everybody looks: the game is listed.
  public void playInPublic(GameId id, Regulations regulations, Map<Colour, Party> players) {
    play(id, regulations, players, Optional.empty());
    people.listed().add(id);
  }

  /// An account plays without the seat's token.
  private void grant(GameId game, Colour colour, AccountId account) {
    people
        .grants()
        .give(account, Scope.of(game), Role.PLAYER, Optional.of(colour), Grants.holder(account));
  }

  private static PairedGame.Seat seat(Map<Colour, Party> players, Colour colour) {
    return Optional.ofNullable(players.get(colour))
        .map(party ->
            new PairedGame.Seat(
                party.name(), party.token(), party.account().map(account -> account.id().text())))
        .orElseThrow(() -> new IllegalArgumentException("nobody plays " + colour));
  }
}
