package org.jadoube.tournament.official;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;

/// A round from one player's side, also of a player in a team. A win is a point here and a draw
/// half a point, whatever they are worth in the tournament.
///
/// @param round from 1
/// @param opponent who was paired with the player, if anybody was
/// @param result empty for a bye, and for a game without a result yet
/// @param score of the player, if there is a result
/// @param bye the kind of the bye, if there was one
record PlayerRound(
    int round,
    Optional<Player> opponent,
    Optional<GameResult> result,
    Optional<Score> score,
    Optional<Bye.Kind> bye) {
  PlayerRound {
    Require.atLeast(1, round, "round");
  }

  /// The rounds of all players by number; rounds in which a player has nothing are left out.
  static SortedMap<Integer, List<PlayerRound>> of(Tournament tournament) {
    SortedMap<Integer, Player> players = new TreeMap<>();
    SortedMap<Integer, List<PlayerRound>> all = new TreeMap<>();
    for (Player player : tournament.entrants()) {
      players.put(player.number(), player);
      all.put(player.number(), new ArrayList<>());
    }
    List<Round> rounds = tournament.counted().rounds();
    for (int number = 1; number <= rounds.size(); number++) {
      Round round = rounds.get(number - 1);
      for (Game game : round.games()) {
        for (Colour colour : Colour.values()) {
          Optional.ofNullable(all.get(game.player(colour)))
              .ifPresent(new Side(number, game, colour, players)::addTo);
        }
      }
      if (!tournament.isOfTeams()) {
        addByes(all, number, round);
      }
    }
    return all;
  }

  private static void addByes(SortedMap<Integer, List<PlayerRound>> all, int number, Round round) {
    for (Bye bye : round.byes()) {
      Optional.ofNullable(all.get(bye.participant()))
          .ifPresent(rounds ->
              rounds.add(
                  new PlayerRound(
                      number,
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.of(bye.kind()))));
    }
  }

  /// One player's side of a game.
  private record Side(int number, Game game, Colour colour, SortedMap<Integer, Player> players) {
    void addTo(List<PlayerRound> rounds) {
      rounds.add(
          new PlayerRound(
              number,
              Optional.ofNullable(players.get(game.player(colour.opposite()))),
              game.result(),
              game.result().map(known -> known.result().score(colour)),
              Optional.empty()));
    }
  }

  /// Whether there was a game, and it has a result.
  boolean isPlayed() {
    return result.filter(GameResult::played).isPresent();
  }

  boolean isForfeitWin() {
    return !isPlayed() && score.filter(said -> said == Score.WIN).isPresent();
  }

  /// Whether the player and an opponent are paired, and nothing is decided.
  boolean isOpen() {
    return opponent.isPresent() && result.isEmpty();
  }

  boolean isPlayedWithPoints() {
    return isPlayed() && score.filter(said -> said != Score.LOSS).isPresent();
  }
}
