package org.jadoube.web.hall;

import static java.util.stream.Collectors.toMap;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.score.MatchPoints;
import org.jadoube.wire.Names;

/// States of a tournament, from its record and the reports about its games.
///
/// @param seen the record with the results of its games
/// @param standings names the standings
/// @param games the report about a game, by its id
/// @param official whether it is for officials
record HallStates(
    Tournament seen,
    String standings,
    Function<String, Optional<HallGame>> games,
    boolean official) {
  private static final int SCARCE_PART = 10;

  HallState state(boolean stopped) {
    return new HallState(
        seen.terms().name(),
        seen.revision(),
        standings,
        Names.of(seen.stage()),
        seen.plannedRounds(),
        scarceMillis(),
        HallDrawClaims.of(edition()),
        stopped,
        players(),
        seen.teams().map(teams -> numbered(teams, Team::number, this::team)),
        rounds());
  }

  /// The limit below which time is short, at most the one that the Laws set for recording (Article
  /// 8.4). Play online has no recording, so the newest Laws stand in for it.
  private Optional<Long> scarceMillis() {
    Optional<Duration> most =
        edition()
            .find(Parameters.SHORT_OF_TIME)
            .or(() -> Edition.newest().find(Parameters.SHORT_OF_TIME));
    return seen.terms().regulations().timeControl().periods().stream()
        .findFirst()
        .map(Period::time)
        .map(time -> time.dividedBy(SCARCE_PART))
        .map(part -> most.filter(limit -> limit.compareTo(part) < 0).orElse(part))
        .map(Duration::toMillis);
  }

  private Edition edition() {
    return seen.terms().regulations().edition();
  }

  private Map<String, HallPlayer> players() {
    Map<Integer, Integer> teams =
        seen.teamList().stream()
            .flatMap(
                team -> team.players().stream().map(player -> Map.entry(player, team.number())))
            .collect(toMap(Map.Entry::getKey, Map.Entry::getValue, (one, _) -> one));
    return numbered(
        seen.entrants(),
        Player::number,
        player -> player(player, Optional.ofNullable(teams.get(player.number()))));
  }

  private HallPlayer player(Player player, Optional<Integer> team) {
    return new HallPlayer(
        player.name(),
        optional(player.rating()),
        player.title(),
        player.federation(),
        team,
        player.claimed().map(_ -> true),
        !seen.isOfTeams() && seen.hasLeft(player.number()));
  }

  private static Optional<Integer> optional(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private HallTeam team(Team team) {
    return new HallTeam(team.name(), seen.hasLeft(team.number()));
  }

  private Map<String, HallRound> rounds() {
    ShownRounds shown = new ShownRounds(seen, official);
    Map<String, HallRound> rounds = new LinkedHashMap<>();
    shown
        .numbers()
        .forEach(number ->
            rounds.put(
                String.valueOf(number),
                round(
                    seen.rounds().get(number - 1),
                    shown.isOver(number),
                    shown.withBoards().contains(number))));
    return rounds;
  }

  private HallRound round(Round round, boolean over, boolean withBoards) {
    return new HallRound(
        round.published(),
        round.appointed().map(Instant::toString),
        over,
        Optional.of(round.games()).filter(_ -> withBoards).map(this::boards),
        Optional.of(byes(round)).filter(byes -> withBoards && !byes.isEmpty()),
        Optional.of(round.matches())
            .filter(_ -> withBoards && seen.isOfTeams())
            .map(this::matches));
  }

  private static List<HallBye> byes(Round round) {
    return round.byes().stream()
        .map(bye -> new HallBye(bye.participant(), Names.of(bye.kind())))
        .toList();
  }

  private Map<String, HallBoard> boards(List<Game> boards) {
    return inOrder(boards, this::board);
  }

  private HallBoard board(Game board) {
    return new HallBoard(
        board.white(),
        board.black(),
        board.id(),
        board.result().map(GameResult::result).map(String::valueOf),
        board.result().map(GameResult::basis).map(Names::of),
        board.id().flatMap(games).map(game -> official ? game : game.withoutCalls()));
  }

  private Map<String, HallMatch> matches(List<Match> matches) {
    return inOrder(matches, match -> match(match, MatchPoints.of(match, seen.points().games())));
  }

  private static HallMatch match(Match match, MatchPoints points) {
    return new HallMatch(
        match.first(),
        match.second(),
        match.boards().stream().map(board -> board.board().orElse(0)).toList(),
        points.first().toString(),
        points.second().toString(),
        match.awarded().map(GameResult::result).map(String::valueOf));
  }

  private static <T, V> Map<String, V> inOrder(List<T> list, Function<T, V> view) {
    Map<String, V> map = new LinkedHashMap<>();
    IntStream.range(0, list.size())
        .forEach(i -> map.put(String.valueOf(i + 1), view.apply(list.get(i))));
    return map;
  }

  private static <T, V> Map<String, V> numbered(
      List<T> list, Function<T, Integer> number, Function<T, V> view) {
    Map<String, V> map = new LinkedHashMap<>();
    list.forEach(each -> map.put(String.valueOf(number.apply(each)), view.apply(each)));
    return map;
  }
}
