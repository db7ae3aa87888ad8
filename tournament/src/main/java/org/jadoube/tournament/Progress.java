package org.jadoube.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.act.Result;

/// How far a tournament has come.
final class Progress {
  private Progress() {}

  /// The tournament with the results of its games, and the stage that follows from them.
  ///
  /// @param results by the ids of the games
  static Tournament with(Tournament stored, Map<String, Result> results) {
    Map<String, Result> known = Map.copyOf(results);
    Tournament seen =
        stored.with(stored.rounds().stream().map(round -> with(round, known)).toList());
    return seen.at(stage(seen), plannedRounds(seen));
  }

  /// A round of a large tournament has hundreds of boards, so it is only made anew for a result.
  private static Round with(Round round, Map<String, Result> results) {
    List<Game> games = round.games();
    return games.stream().allMatch(game -> own(game, results).isEmpty())
        ? round
        : round.withGames(games.stream().map(game -> with(game, results)).toList());
  }

  private static Game with(Game game, Map<String, Result> results) {
    return game.with(own(game, results).map(GameResult::of).or(game::result));
  }

  /// The game's own result, before which an arbiter's decision takes precedence.
  private static Optional<Result> own(Game game, Map<String, Result> results) {
    return game.result().isPresent()
        ? Optional.empty()
        : game.id().flatMap(id -> Optional.ofNullable(results.get(id)));
  }

  /// As many rounds as the format leads to; 0 while that is unknown. None is added to those of a
  /// tournament that has been closed.
  static int plannedRounds(Tournament tournament) {
    return tournament.closed().isPresent()
        ? tournament.rounds().size()
        : tournament.terms().plannedRounds(tournament.participants().size());
  }

  private static Stage stage(Tournament tournament) {
    if (tournament.rounds().isEmpty()) {
      return Stage.REGISTRATION;
    }
    boolean over =
        tournament.rounds().size() >= plannedRounds(tournament)
            && tournament.rounds().stream().allMatch(round -> isOver(round, tournament));
    return over ? Stage.FINISHED : Stage.RUNNING;
  }

  /// Whether a round is published and every board of it has a result.
  static boolean isOver(Round round, Tournament tournament) {
    return round.published()
        && round.pairings().stream().allMatch(pairing -> isOver(pairing, tournament));
  }

  private static boolean isOver(Pairing pairing, Tournament tournament) {
    return switch (pairing) {
      case Game game -> game.result().isPresent() || isForfeited(game, tournament);
      case Match match -> match.isOff(tournament::hasLeft) || match.finished();
      case Bye _ -> true;
    };
  }

  /// In a table the games of those who have left are lost, without a result of their own (C05,
  /// 6.6).
  private static boolean isForfeited(Game game, Tournament tournament) {
    return tournament.format().predetermined()
        && tournament.format() != Format.KNOCKOUT
        && (tournament.hasLeft(game.white()) || tournament.hasLeft(game.black()));
  }
}
