package org.jadoube.tournament.standing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.table.TeamBoards;

/// Tournaments with everything that can happen in them, in random order.
final class RandomTournaments {
  private final RandomGenerator random;

  RandomTournaments(RandomGenerator random) {
    this.random = random;
  }

  Tournament swiss() {
    return swiss(random.nextInt(2, 14), random.nextInt(1, 9), 0.2);
  }

  /// @param unplayed how likely it is that a player does not play
  Tournament swiss(int players, int rounds, double unplayed) {
    List<Round> paired =
        IntStream.range(0, rounds).mapToObj(_ -> round(players, unplayed)).toList();
    return new Tournament(
        Format.SWISS, PointSystem.CLASSIC, players(players), rounds, paired, List.of());
  }

  /// Teams with 2, 1 and 0 match points.
  Tournament teams() {
    int teams = random.nextInt(2, 12);
    int boards = random.nextInt(1, 6);
    int rounds = random.nextInt(1, 8);
    return new Tournament(
        Format.SWISS,
        PointSystem.of(MatchScoring.usual(boards)),
        IntStream.rangeClosed(1, teams)
            .<Participant>mapToObj(number -> new Team(number, "Team " + number))
            .toList(),
        rounds,
        IntStream.range(0, rounds).mapToObj(_ -> matches(teams, boards)).toList(),
        List.of());
  }

  private Round matches(int teams, int boards) {
    return new Round(
        round(teams, 0.15).pairings().stream().map(pairing -> match(pairing, boards)).toList());
  }

  /// A forfeited game stands for a match in which one side or both did not come.
  private Pairing match(Pairing pairing, int boards) {
    if (!(pairing instanceof Game game)) {
      return pairing;
    }
    boolean nobody = game.result().filter(result -> result.result().forfeit()).isPresent();
    return new Match(
        game.white(),
        game.black(),
        TeamBoards.of(boards).stream()
            .map(board -> board.with(nobody ? absent(game, board) : result(0.1)))
            .toList());
  }

  private static GameResult absent(Game game, BoardGame board) {
    Result result = game.result().orElseThrow().result();
    return GameResult.of(
        board.first() == Colour.WHITE
            ? result
            : new Result(/* white= */ result.black(), /* black= */ result.white(), true));
  }

  private List<Participant> players(int players) {
    return IntStream.rangeClosed(1, players)
        .<Participant>mapToObj(
            number -> new Player(number, "Player " + number, random.nextInt(1400, 2800)))
        .toList();
  }

  private Round round(int players, double unplayed) {
    List<Integer> free = new ArrayList<>(IntStream.rangeClosed(1, players).boxed().toList());
    Collections.shuffle(free, Random.from(random));
    List<Pairing> pairings = new ArrayList<>();
    while (!free.isEmpty()) {
      int number = free.removeLast();
      if (random.nextDouble() < unplayed) {
        bye(number).ifPresent(pairings::add);
      } else if (free.isEmpty()) {
        pairings.add(new Bye(number, Bye.Kind.PAIRING_ALLOCATED));
      } else {
        pairings.add(new Game(number, free.removeLast(), Optional.of(result(unplayed))));
      }
    }
    return new Round(pairings);
  }

  /// Without a bye, the player is just not there.
  private Optional<Bye> bye(int number) {
    Bye.Kind[] kinds = Bye.Kind.values();
    int kind = random.nextInt(kinds.length + 1);
    return kind == kinds.length ? Optional.empty() : Optional.of(new Bye(number, kinds[kind]));
  }

  private GameResult result(double unplayed) {
    if (random.nextDouble() < unplayed) {
      Score white = random.nextBoolean() ? Score.WIN : Score.LOSS;
      Score black = white == Score.LOSS && random.nextInt(3) > 0 ? Score.WIN : Score.LOSS;
      return GameResult.of(new Result(white, black, true));
    }
    Result[] results = {
      Result.WHITE_WINS,
      Result.BLACK_WINS,
      Result.DRAW,
      Result.BOTH_LOSE,
      new Result(Score.DRAW, Score.LOSS, false)
    };
    return GameResult.of(results[random.nextInt(random.nextInt(10) == 0 ? 5 : 3)]);
  }
}
