package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;

/// The rounds of a team's player as a file has them. Byes are the team's, and in other records.
record WrittenTeamRounds(int team, int player) {
  List<RoundEntry> of(List<Round> rounds) {
    return rounds.stream().map(this::entry).toList();
  }

  private RoundEntry entry(Round round) {
    return round
        .of(team)
        .flatMap(pairing -> pairing instanceof Match match ? entry(match) : Optional.empty())
        .orElse(RoundEntry.BLANK);
  }

  private Optional<RoundEntry> entry(Match match) {
    return match.boards().stream()
        .filter(board -> own(match, board).equals(OptionalInt.of(player)))
        .findFirst()
        .map(board -> entry(match, board));
  }

  private OptionalInt own(Match match, BoardGame board) {
    return team == match.first() ? board.firstPlayer() : board.secondPlayer();
  }

  private RoundEntry entry(Match match, BoardGame board) {
    boolean first = team == match.first();
    Colour colour = first ? board.first() : board.first().opposite();
    RoundResult result = WrittenRounds.result(board.result(), colour);
    OptionalInt opponent = first ? board.secondPlayer() : board.firstPlayer();
    return opponent.isPresent()
        ? RoundEntry.of(opponent.getAsInt(), colour, result)
        : RoundEntry.bye(result);
  }
}
