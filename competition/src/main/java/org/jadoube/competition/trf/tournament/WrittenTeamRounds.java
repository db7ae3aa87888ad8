package org.jadoube.competition.trf.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.competition.BoardGame;
import org.jadoube.competition.Match;
import org.jadoube.competition.Round;
import org.jadoube.competition.trf.record.RoundColour;
import org.jadoube.competition.trf.record.RoundEntry;
import org.jadoube.competition.trf.record.RoundResult;

/// The rounds of a team's player as a file has them. Byes are the team's, and in other records.
record WrittenTeamRounds(MemberNumbers numbers, int team, int place) {
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
        .filter(board -> own(match, board).equals(OptionalInt.of(place)))
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
        ? new RoundEntry(
            numbers.of(first ? match.second() : match.first(), opponent.getAsInt()),
            RoundColour.of(colour),
            result)
        : RoundEntry.bye(result);
  }
}
