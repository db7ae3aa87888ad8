package org.jadoube.server.events;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.people.AccountId;
import org.jadoube.server.people.Grant;
import org.jadoube.server.people.Grants;
import org.jadoube.server.people.Scope;
import org.jadoube.server.rights.Role;
import org.jadoube.server.store.GameId;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.TeamEntry;

/// Captains in the games of their players, for whom they may appeal.
record Captains(Grants grants) {
  /// Makes the team's captain that of all its games, in place of a former one.
  void rule(CompetitionRecord record, TeamEntry team) {
    for (CompetitionRound round : record.rounds()) {
      for (RoundBoard board : round.boards()) {
        board.game().ifPresent(game -> rule(record, team, board, new GameId(game)));
      }
    }
  }

  private void rule(CompetitionRecord record, TeamEntry team, RoundBoard board, GameId game) {
    for (Colour colour : Colour.values()) {
      if (team.players().contains(colour == Colour.WHITE ? board.white() : board.black())) {
        rule(Scope.of(game), colour, team.captain().map(AccountId::new), record.id());
      }
    }
  }

  private void rule(Scope game, Colour colour, Optional<AccountId> captain, String event) {
    grants.in(game).stream()
        .filter(grant -> grant.role() == Role.CAPTAIN && grant.colour().equals(Optional.of(colour)))
        .filter(grant -> !grant.account().equals(captain))
        .map(Grant::id)
        .forEach(former -> grants.take(game, former));
    captain.ifPresent(
        now -> grants.give(now, game, Role.CAPTAIN, Optional.of(colour), "event:" + event));
  }
}
