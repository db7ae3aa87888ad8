package org.jadoube.tournament;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// Puts games back on the boards of their round.
///
/// @param games in the order of the boards
record WithGames(List<Game> games) {
  Round in(Round round) {
    int boards = round.games().size();
    Require.within(boards, boards, games.size(), "games.size");
    return round.matches().isEmpty() ? ofPlayers(round) : round.withMatches(this::in);
  }

  private Round ofPlayers(Round round) {
    var next = games.iterator();
    return round.with(
        round.pairings().stream()
            .map(pairing -> pairing instanceof Game ? next.next() : pairing)
            .toList());
  }

  private Match in(Match match) {
    return match.with(match.boards().stream().map(this::in).toList());
  }

  private BoardGame in(BoardGame board) {
    return board.board().isPresent() ? board.with(games.get(board.board().getAsInt() - 1)) : board;
  }
}
