package org.jadoube.tournament.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.Performance;

/// The results on the boards of each player of the teams.
///
/// @param counted the tournament as far as it counts
record MemberResults(Tournament counted) {
  /// A game from one side.
  ///
  /// @param halves what it counts in performances: a win two half points, a draw one
  private record Played(OptionalInt opponent, int halves) {}

  List<MemberResult> all() {
    return counted.teamList().stream()
        .flatMap(team ->
            IntStream.rangeClosed(1, team.players().size()).mapToObj(place -> of(team, place)))
        .toList();
  }

  private MemberResult of(Team team, int place) {
    int number = team.players().get(place - 1);
    int halves = 0;
    List<Played> played = new ArrayList<>();
    for (BoardGame board : boards(team.number())) {
      Optional<Colour> side = colour(board, number);
      halves += side.map(colour -> halves(board, colour)).orElse(0);
      side.flatMap(colour -> played(board, colour)).ifPresent(played::add);
    }
    return new MemberResult(
        number,
        team.number(),
        place,
        counted.entrant(number).map(Player::name).orElse("?"),
        played.size(),
        Fraction.halves(halves),
        performance(played));
  }

  private List<BoardGame> boards(int team) {
    return counted.rounds().stream()
        .map(Round::matches)
        .flatMap(List::stream)
        .filter(match -> match.isOf(team))
        .map(Match::boards)
        .flatMap(List::stream)
        .toList();
  }

  private static Optional<Colour> colour(BoardGame board, int number) {
    if (board.firstPlayer().equals(OptionalInt.of(number))) {
      return Optional.of(board.first());
    }
    return Optional.of(board.first().opposite())
        .filter(_ -> board.secondPlayer().equals(OptionalInt.of(number)));
  }

  private int halves(BoardGame board, Colour side) {
    return board
        .result()
        .map(said -> counted.points().games().halves(said.result(), side))
        .orElse(0);
  }

  private Optional<Played> played(BoardGame board, Colour side) {
    return board
        .result()
        .filter(GameResult::played)
        .map(GameResult::result)
        .map(result -> played(board, result, side));
  }

  private Played played(BoardGame board, Result result, Colour side) {
    OptionalInt opponent = side == board.first() ? board.secondPlayer() : board.firstPlayer();
    return new Played(
        opponent.stream()
            .boxed()
            .flatMap(number -> counted.entrant(number).stream())
            .flatMapToInt(player -> player.rating().stream())
            .findFirst(),
        Scoring.CLASSIC.halves(result, side));
  }

  private static OptionalInt performance(List<Played> played) {
    boolean known =
        !played.isEmpty() && played.stream().allMatch(game -> game.opponent.isPresent());
    return known ? positive(tournament(played)) : OptionalInt.empty();
  }

  private static int tournament(List<Played> played) {
    return Performance.tournament(
        played.stream().map(game -> game.opponent.orElseThrow()).toList(),
        played.stream().mapToInt(Played::halves).sum());
  }

  private static OptionalInt positive(int performance) {
    return performance > 0 ? OptionalInt.of(performance) : OptionalInt.empty();
  }
}
