package org.jadoube.server.events;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.competition.BoardGame;
import org.jadoube.competition.Bye;
import org.jadoube.competition.Game;
import org.jadoube.competition.GameResult;
import org.jadoube.competition.Match;
import org.jadoube.competition.MatchScoring;
import org.jadoube.competition.Pairing;
import org.jadoube.competition.Round;
import org.jadoube.competition.Team;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.record.PlayerRecord;
import org.jadoube.competition.trf.record.TeamRecord;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.MatchBoard;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.RoundBye;
import org.jadoube.wire.competition.RoundMatch;
import org.jadoube.wire.competition.TeamEntry;
import org.jadoube.wire.competition.TeamTerms;

/// The teams and matches of a tournament report file.
///
/// @param tournament what the file describes
record TeamsOfFile(TrfFile file, Tournament tournament) {
  TeamTerms terms() {
    MatchScoring scoring = tournament.points().matches().orElseThrow();
    return new TeamTerms(
        Math.min(scoring.boards(), TeamTerms.MOST_BOARDS),
        Optional.of(scoring.matches()),
        Optional.of(scoring.primary()),
        OptionalInt.of(scoring.allocatedByeHalves()),
        OptionalInt.of(scoring.allocatedByeGameHalves()),
        Optional.empty());
  }

  /// Why the server cannot hold it.
  Optional<Changed> fault() {
    List<Team> teams = teams();
    boolean counted =
        IntStream.range(0, teams.size()).allMatch(i -> teams.get(i).number() == i + 1);
    if (!counted || teams.stream().anyMatch(team -> team.players().isEmpty())) {
      return Optional.of(
          Changed.refused(
              Hindrance.UNFIT, "Teams must be numbered without gaps, and each have a player."));
    }
    return tournament.points().boards() > TeamTerms.MOST_BOARDS
        ? Optional.of(
            Changed.refused(
                Hindrance.UNFIT, "A match has at most " + TeamTerms.MOST_BOARDS + " boards."))
        : Optional.empty();
  }

  private List<Team> teams() {
    return tournament.participants().stream()
        .filter(Team.class::isInstance)
        .map(Team.class::cast)
        .sorted(Comparator.comparingInt(Team::number))
        .toList();
  }

  /// The event with its teams, their players and what was played.
  CompetitionRecord in(CompetitionRecord record) {
    Map<Integer, List<Entrant>> lists = lists();
    CompetitionRecord entered =
        ListedTeam.arranged(record, teams().stream().map(team -> listed(team, lists)).toList());
    return entered.withRounds(
        tournament.rounds().stream().map(round -> round(entered, round)).toList());
  }

  private static ListedTeam listed(Team team, Map<Integer, List<Entrant>> lists) {
    List<Entrant> players = lists.getOrDefault(team.number(), List.of());
    return new ListedTeam(
        new TeamEntry(
            team.number(),
            team.name(),
            Optional.empty(),
            team.rating(),
            players.stream().map(_ -> 1).toList()),
        players);
  }

  /// The players by the number of their team, which the records of TRF16 have in their order.
  private Map<Integer, List<Entrant>> lists() {
    Map<Integer, PlayerRecord.Player> players = new HashMap<>();
    file.players().forEach(player -> players.put(player.startingRank(), player));
    boolean numbered = file.first(TeamRecord.Team.class).isPresent();
    List<TeamRecord> records =
        file.all(TeamRecord.class)
            .filter(record -> !numbered || record instanceof TeamRecord.Team)
            .toList();
    Map<Integer, List<Entrant>> lists = new HashMap<>();
    for (TeamRecord record : records) {
      int number = record instanceof TeamRecord.Team team ? team.number() : lists.size() + 1;
      lists.put(
          number,
          record.players().stream()
              .flatMap(rank -> Optional.ofNullable(players.get(rank)).stream())
              .map(EventReading::entrant)
              .toList());
    }
    return lists;
  }

  private CompetitionRound round(CompetitionRecord entered, Round round) {
    List<RoundBoard> boards = new ArrayList<>();
    List<RoundMatch> matches = new ArrayList<>();
    List<RoundBye> byes = new ArrayList<>();
    for (Pairing pairing : round.pairings()) {
      switch (pairing) {
        case Match match -> matches.add(match(entered, match, boards));
        case Bye bye -> byes.add(new RoundBye(bye.participant(), bye.kind()));
        case Game game -> throw new IllegalStateException("a game among teams: " + game);
      }
    }
    return new CompetitionRound(
        /* published= */ true,
        Optional.empty(),
        boards,
        byes,
        Optional.empty(),
        Optional.of(matches));
  }

  private static RoundMatch match(CompetitionRecord entered, Match match, List<RoundBoard> boards) {
    TeamEntry first = entered.team(match.first()).orElseThrow();
    TeamEntry second = entered.team(match.second()).orElseThrow();
    List<MatchBoard> seated = new ArrayList<>();
    for (int i = 0; i < match.boards().size(); i++) {
      seated.add(board(match.boards().get(i), i, first, second, boards));
    }
    return RoundMatch.of(match.first(), match.second())
        .with(seated)
        .with(match.awarded().map(TeamsOfFile::awarded));
  }

  private static BoardResult awarded(Result result) {
    return EventReading.result(GameResult.of(result).by(GameResult.Basis.ARBITER));
  }

  private static MatchBoard board(
      BoardGame game, int index, TeamEntry first, TeamEntry second, List<RoundBoard> boards) {
    OptionalInt one = player(first, game.firstPlayer());
    OptionalInt other = player(second, game.secondPlayer());
    if (one.isPresent() && other.isPresent()) {
      boolean white = game.first() == Colour.WHITE;
      RoundBoard board =
          white
              ? RoundBoard.of(one.getAsInt(), other.getAsInt())
              : RoundBoard.of(other.getAsInt(), one.getAsInt());
      boards.add(board.with(game.result().map(EventReading::result)));
      return new MatchBoard(one, other, OptionalInt.of(boards.size()));
    }
    boolean unknown = one.isEmpty() && other.isEmpty();
    return new MatchBoard(
        unknown ? winner(game, game.first(), first, index) : one,
        unknown ? winner(game, game.first().opposite(), second, index) : other,
        OptionalInt.empty());
  }

  private static OptionalInt player(TeamEntry team, OptionalInt place) {
    return place.isPresent()
        ? OptionalInt.of(team.players().get(place.getAsInt() - 1))
        : OptionalInt.empty();
  }

  /// A match that was won without play does not say by whom: then those on the list have come.
  private static OptionalInt winner(BoardGame game, Colour colour, TeamEntry team, int index) {
    boolean won =
        game.result()
            .map(GameResult::result)
            .map((Result result) -> result.score(colour) == Score.WIN)
            .orElse(false);
    return won && index < team.players().size()
        ? OptionalInt.of(team.players().get(index))
        : OptionalInt.empty();
  }
}
