package org.jadoube.tournament.trf.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.TeamMatchRecord.ForfeitedMatch;
import org.jadoube.tournament.trf.record.TeamMatchRecord.Lineup;
import org.jadoube.tournament.trf.record.TrfRecord;

/// A file's records about the matches of teams besides the games of their players.
final class MatchRecords {
  private static final int NOBODY = 0;

  private final Tournament tournament;
  private final Scorecards cards;
  private final MatchAwards awards;
  private final List<TrfRecord> records = new ArrayList<>();
  private final List<TrfLoss> losses;

  MatchRecords(Tournament tournament, List<TrfLoss> losses) {
    this.tournament = tournament;
    this.cards = Scorecards.of(tournament);
    this.awards = new MatchAwards(tournament);
    this.losses = losses;
  }

  List<TrfRecord> all() {
    for (int round = 1; round <= tournament.rounds().size(); round++) {
      for (Pairing pairing : tournament.rounds().get(round - 1).pairings()) {
        if (pairing instanceof Match match) {
          add(round, match);
        }
      }
    }
    return records;
  }

  private void add(int round, Match match) {
    List<Integer> first = lineUp(match, match.first());
    List<Integer> second = lineUp(match, match.second());
    addLineUp(round, match.first(), match.second(), first);
    addLineUp(round, match.second(), match.first(), second);
    Optional<Result> forfeit = forfeit(round, match);
    boolean white = match.boards().getFirst().first() == Colour.WHITE;
    forfeit.ifPresent(result ->
        records.add(
            new ForfeitedMatch(
                result,
                round,
                white ? match.first() : match.second(),
                white ? match.second() : match.first())));
    if (forfeit.isEmpty()) { // it has the match points, too
      records.addAll(awards.of(round, match));
    }
    if (forfeit.isEmpty() && isEmpty(first) && isEmpty(second)) {
      lose(round, match);
    }
  }

  private void lose(int round, Match match) {
    losses.add(
        new TrfLoss(
            "310",
            "a pairing without line-ups of teams "
                + match.first()
                + " and "
                + match.second()
                + " in round "
                + round));
  }

  private static boolean isEmpty(List<Integer> lineUp) {
    return lineUp.stream().allMatch(player -> player == NOBODY);
  }

  static List<Integer> lineUp(Match match, int team) {
    return match.boards().stream().map(board -> player(match, board, team)).toList();
  }

  private static int player(Match match, BoardGame board, int team) {
    return (team == match.first() ? board.firstPlayer() : board.secondPlayer()).orElse(NOBODY);
  }

  /// Only if it has gaps, or another order than the list.
  private void addLineUp(int round, int team, int opponent, List<Integer> players) {
    List<Integer> seated = players.stream().filter(player -> player != NOBODY).toList();
    List<Integer> list = tournament.team(team).map(Team::players).orElse(List.of());
    boolean usual =
        players.equals(seated) && seated.equals(list.stream().filter(seated::contains).toList());
    if (!usual && !seated.isEmpty()) {
      records.add(new Lineup(round, team, opponent, players));
    }
  }

  /// Who forfeited the match, if nobody played and it has a result.
  private Optional<Result> forfeit(int round, Match match) {
    boolean white = match.boards().getFirst().first() == Colour.WHITE;
    boolean first = hasForfeited(round, match.first());
    boolean second = hasForfeited(round, match.second());
    Score ofWhite = (white ? first : second) ? Score.LOSS : Score.WIN;
    Score ofBlack = (white ? second : first) ? Score.LOSS : Score.WIN;
    return Optional.of(new Result(ofWhite, ofBlack, true))
        .filter(_ -> !match.played() && (first || second));
  }

  private boolean hasForfeited(int round, int team) {
    return cards
        .line(team, round)
        .filter(line -> line.kind() == ScoreLine.Kind.FORFEIT_LOSS)
        .isPresent();
  }
}
