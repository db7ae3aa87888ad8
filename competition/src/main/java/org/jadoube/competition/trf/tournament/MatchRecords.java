package org.jadoube.competition.trf.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.competition.BoardGame;
import org.jadoube.competition.Match;
import org.jadoube.competition.Pairing;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.score.ScoreLine;
import org.jadoube.competition.score.Scorecard;
import org.jadoube.competition.score.Scorecards;
import org.jadoube.competition.trf.conversion.TrfLoss;
import org.jadoube.competition.trf.record.MatchForfeit;
import org.jadoube.competition.trf.record.TeamMatchRecord.ForfeitedMatch;
import org.jadoube.competition.trf.record.TeamMatchRecord.Lineup;
import org.jadoube.competition.trf.record.TrfRecord;

/// What a file has about the matches of teams besides the games of their players.
final class MatchRecords {
  private static final int NOBODY = 0;

  private final Tournament tournament;
  private final MemberNumbers numbers;
  private final Scorecards cards;
  private final MatchAwards awards;
  private final List<TrfRecord> records = new ArrayList<>();
  private final List<TrfLoss> losses;

  MatchRecords(Tournament tournament, List<TrfLoss> losses) {
    this.tournament = tournament;
    this.numbers = MemberNumbers.of(tournament);
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
    Optional<MatchForfeit> forfeit = forfeit(round, match);
    boolean white = match.boards().getFirst().first() == Colour.WHITE;
    forfeit.ifPresent(kind ->
        records.add(
            new ForfeitedMatch(
                kind,
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

  private List<Integer> lineUp(Match match, int team) {
    return match.boards().stream().map(board -> player(match, board, team)).toList();
  }

  private int player(Match match, BoardGame board, int team) {
    OptionalInt place = team == match.first() ? board.firstPlayer() : board.secondPlayer();
    return place.isPresent() ? numbers.of(team, place.getAsInt()) : NOBODY;
  }

  /// Only if it has gaps, or another order than the list.
  private void addLineUp(int round, int team, int opponent, List<Integer> players) {
    List<Integer> seated = players.stream().filter(player -> player != NOBODY).toList();
    boolean usual = players.equals(seated) && seated.equals(seated.stream().sorted().toList());
    if (!usual && !seated.isEmpty()) {
      records.add(new Lineup(round, team, opponent, players));
    }
  }

  /// Who forfeited the match, if nobody played and it has a result.
  private Optional<MatchForfeit> forfeit(int round, Match match) {
    if (match.played()) {
      return Optional.empty();
    }
    Optional<ScoreLine.Kind> first = kind(round, match.first());
    Optional<ScoreLine.Kind> second = kind(round, match.second());
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.empty();
    }
    boolean firstLost = first.get() == ScoreLine.Kind.FORFEIT_LOSS;
    boolean secondLost = second.get() == ScoreLine.Kind.FORFEIT_LOSS;
    if (firstLost && secondLost) {
      return Optional.of(MatchForfeit.BOTH);
    }
    boolean white = match.boards().getFirst().first() == Colour.WHITE;
    return firstLost || secondLost
        ? Optional.of(firstLost == white ? MatchForfeit.WHITE : MatchForfeit.BLACK)
        : Optional.empty();
  }

  private Optional<ScoreLine.Kind> kind(int round, int team) {
    return Optional.ofNullable(cards.cards().get(team)).map(Scorecard::lines).stream()
        .flatMap(List::stream)
        .filter(line -> line.round() == round)
        .map(ScoreLine::kind)
        .findFirst();
  }
}
