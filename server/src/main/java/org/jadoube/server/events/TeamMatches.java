package org.jadoube.server.events;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.competition.BoardGame;
import org.jadoube.competition.GameResult;
import org.jadoube.competition.Match;
import org.jadoube.competition.table.TeamBoards;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.MatchBoard;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.RoundMatch;
import org.jadoube.wire.competition.TeamEntry;

/// The matches of a round as the values that standings and files are made of.
record TeamMatches(CompetitionRecord record, CompetitionRound round) {
  private static final Result NOBODY_CAME = new Result(Score.LOSS, Score.LOSS, true);

  Match match(RoundMatch match) {
    int boards = record.terms().teams().orElseThrow().boards();
    return new Match(
        match.first(),
        match.second(),
        match.boards().isEmpty() ? TeamBoards.of(boards) : games(match),
        match.awarded().map(BoardResult::result));
  }

  private List<BoardGame> games(RoundMatch match) {
    TeamEntry first = record.team(match.first()).orElseThrow();
    TeamEntry second = record.team(match.second()).orElseThrow();
    return IntStream.range(0, match.boards().size())
        .mapToObj(i -> game(match.boards().get(i), i, first, second))
        .toList();
  }

  private BoardGame game(MatchBoard board, int index, TeamEntry first, TeamEntry second) {
    Optional<RoundBoard> played = played(board);
    Colour colour =
        played
                .map(each -> each.white() == board.firstPlayer().orElse(0))
                .orElseGet(() -> index % 2 == 0)
            ? Colour.WHITE
            : Colour.BLACK;
    return new BoardGame(
        colour,
        place(first, board.firstPlayer()),
        place(second, board.secondPlayer()),
        played.isPresent()
            ? played.flatMap(RoundBoard::result).flatMap(this::recorded)
            : Optional.of(GameResult.of(forfeit(board, colour))));
  }

  /// The board of the round, if both teams have somebody there.
  private Optional<RoundBoard> played(MatchBoard board) {
    return board.board().isPresent()
        ? Optional.of(round.boards().get(board.board().getAsInt() - 1))
        : Optional.empty();
  }

  private Optional<GameResult> recorded(BoardResult result) {
    Scoring scoring = record.terms().regulations().scoring();
    return Optional.of(result)
        .filter(each -> scoring.allows(each.result()))
        .map(BoardResult::recorded);
  }

  private static OptionalInt place(TeamEntry team, OptionalInt player) {
    return player.isPresent()
        ? OptionalInt.of(team.players().indexOf(player.getAsInt()) + 1)
        : OptionalInt.empty();
  }

  private static Result forfeit(MatchBoard board, Colour first) {
    if (board.firstPlayer().isEmpty() && board.secondPlayer().isEmpty()) {
      return NOBODY_CAME;
    }
    return Result.forfeitedBy(board.firstPlayer().isEmpty() ? first : first.opposite());
  }

  /// Whether nobody waits for a match any more.
  boolean isOver(RoundMatch match) {
    return match.awarded().isPresent()
        || record.hasLeft(match.first())
        || record.hasLeft(match.second())
        || (!match.boards().isEmpty()
            && match.boards().stream()
                .map(this::played)
                .flatMap(Optional::stream)
                .allMatch(board -> board.result().isPresent()));
  }
}
