package org.jadoube.play.tournaments;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;

/// Captains in the games of their players, for whom they may appeal.
record Captains(Grants grants) {
  /// Makes the team's captain that of all its games, in place of a former one.
  void rule(Tournament record, Team team) {
    for (Round round : record.rounds()) {
      for (Game board : round.games()) {
        board.id().ifPresent(game -> rule(record, team, board, new GameId(game)));
      }
    }
  }

  private void rule(Tournament record, Team team, Game board, GameId game) {
    for (Colour colour : Colour.values()) {
      if (team.players().contains(board.player(colour))) {
        rule(Scope.of(game), colour, team.captain().map(AccountId::new), record.id());
      }
    }
  }

  private void rule(Scope game, Colour colour, Optional<AccountId> captain, String tournament) {
    grants.in(game).stream()
        .filter(grant -> grant.role() == Role.CAPTAIN && grant.colour().equals(Optional.of(colour)))
        .filter(grant -> !grant.account().equals(captain))
        .forEach(grants::take);
    captain.ifPresent(
        now -> grants.give(now, game, Role.CAPTAIN, Optional.of(colour), "event:" + tournament));
  }
}
