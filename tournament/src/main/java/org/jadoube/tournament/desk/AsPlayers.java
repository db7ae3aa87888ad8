package org.jadoube.tournament.desk;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.Scorecards;

/// A tournament of teams as pairing engines, which know players only, can read it: each team is a
/// player, whose colour is that of the first board and whose points are match points.
final class AsPlayers {
  private final Tournament teams;
  private final Scorecards cards;

  private AsPlayers(Tournament teams) {
    this.teams = teams;
    this.cards = Scorecards.of(teams);
  }

  static Tournament of(Tournament teams) {
    AsPlayers as = new AsPlayers(teams);
    MatchScoring matches = teams.points().matches().orElseThrow();
    return new Tournament(
        teams.format(),
        new PointSystem(matches.matches(), matches.allocatedByeHalves(), Optional.empty()),
        teams.participants().stream().map(AsPlayers::player).toList(),
        teams.plannedRounds(),
        as.rounds(),
        teams.withdrawals());
  }

  private static Player player(Participant team) {
    return new Player(team.number(), team.name(), team.rating(), Optional.empty());
  }

  private List<Round> rounds() {
    return IntStream.rangeClosed(1, teams.rounds().size()).mapToObj(this::round).toList();
  }

  private Round round(int number) {
    return new Round(
        teams.rounds().get(number - 1).pairings().stream()
            .map(pairing -> pairing(number, pairing))
            .toList());
  }

  private Pairing pairing(int round, Pairing pairing) {
    return switch (pairing) {
      case Match match -> game(round, match);
      case Bye bye -> bye;
      case Game game -> throw new IllegalArgumentException("a game among teams: " + game);
    };
  }

  /// The team with White on its first board has White.
  private Game game(int round, Match match) {
    boolean white = match.boards().getFirst().first() == Colour.WHITE; // counted: it has boards
    int one = white ? match.first() : match.second();
    int other = white ? match.second() : match.first();
    return new Game(one, other, result(round, one, other));
  }

  private Optional<GameResult> result(int round, int white, int black) {
    Optional<ScoreLine> ours = line(round, white);
    Optional<ScoreLine> theirs = line(round, black);
    return ours.flatMap(ScoreLine::score)
        .flatMap(score ->
            theirs
                .flatMap(ScoreLine::score)
                .map(other -> result(score, other, isPlayed(ours) || isPlayed(theirs))));
  }

  private static GameResult result(Score white, Score black, boolean played) {
    return GameResult.of(new Result(white, black, !played));
  }

  private static boolean isPlayed(Optional<ScoreLine> line) {
    return line.filter(each -> each.kind() == ScoreLine.Kind.PLAYED).isPresent();
  }

  private Optional<ScoreLine> line(int round, int team) {
    return cards.line(team, round);
  }
}
