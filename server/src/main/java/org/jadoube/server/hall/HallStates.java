package org.jadoube.server.hall;

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
import org.jadoube.server.events.MatchPoints;
import org.jadoube.wire.Names;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.RoundMatch;
import org.jadoube.wire.competition.TeamEntry;

/// States of an event, from its record and from what is known of its games.
///
/// @param seen the record with the results of its games
/// @param standings names the standings
/// @param games what is told of a game, by its id
/// @param official whether it is for officials
record HallStates(
    CompetitionRecord seen,
    String standings,
    Function<String, Optional<HallGame>> games,
    boolean official) {
  private static final Duration MOST_SCARCE = Duration.ofMinutes(5);
  private static final int SCARCE_PART = 10;

  HallState state(boolean stopped) {
    return new HallState(
        seen.terms().name(),
        seen.revision(),
        standings,
        Names.of(seen.stage()),
        seen.plannedRounds(),
        scarceMillis(),
        stopped,
        players(),
        seen.teams().map(teams -> numbered(teams, TeamEntry::number, this::team)),
        rounds());
  }

  private Optional<Long> scarceMillis() {
    return seen.terms().regulations().timeControl().periods().stream()
        .findFirst()
        .map(Period::time)
        .map(time -> time.dividedBy(SCARCE_PART))
        .map(part -> part.compareTo(MOST_SCARCE) < 0 ? part : MOST_SCARCE)
        .map(Duration::toMillis);
  }

  private Map<String, HallPlayer> players() {
    Map<Integer, Integer> teams =
        seen.teamList().stream()
            .flatMap(
                team -> team.players().stream().map(player -> Map.entry(player, team.number())))
            .collect(toMap(Map.Entry::getKey, Map.Entry::getValue, (one, _) -> one));
    return numbered(
        seen.entrants(),
        Entrant::number,
        player -> player(player, Optional.ofNullable(teams.get(player.number()))));
  }

  private HallPlayer player(Entrant player, Optional<Integer> team) {
    return new HallPlayer(
        player.name(),
        optional(player.rating()),
        player.title(),
        player.federation(),
        team,
        !seen.isOfTeams() && seen.hasLeft(player.number()));
  }

  private static Optional<Integer> optional(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private HallTeam team(TeamEntry team) {
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

  private HallRound round(CompetitionRound round, boolean over, boolean withBoards) {
    return new HallRound(
        round.published(),
        round.appointed().map(Instant::toString),
        over,
        Optional.of(round.boards()).filter(_ -> withBoards).map(this::boards),
        Optional.of(byes(round)).filter(byes -> withBoards && !byes.isEmpty()),
        round.matches().filter(_ -> withBoards).map(matches -> matches(round, matches)));
  }

  private static List<HallBye> byes(CompetitionRound round) {
    return round.byes().stream()
        .map(bye -> new HallBye(bye.participant(), Names.of(bye.kind())))
        .toList();
  }

  private Map<String, HallBoard> boards(List<RoundBoard> boards) {
    return inOrder(boards, this::board);
  }

  private HallBoard board(RoundBoard board) {
    return new HallBoard(
        board.white(),
        board.black(),
        board.game(),
        board.result().map(BoardResult::result).map(String::valueOf),
        board.result().map(BoardResult::basis).map(Names::of),
        board.game().flatMap(games).map(game -> official ? game : game.withoutCalls()));
  }

  private Map<String, HallMatch> matches(CompetitionRound round, List<RoundMatch> matches) {
    return inOrder(matches, match -> match(match, MatchPoints.of(seen, round, match)));
  }

  private static HallMatch match(RoundMatch match, MatchPoints points) {
    return new HallMatch(
        match.first(),
        match.second(),
        match.boards().stream().map(board -> board.board().orElse(0)).toList(),
        points.first().toString(),
        points.second().toString(),
        match.awarded().map(BoardResult::result).map(String::valueOf));
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
