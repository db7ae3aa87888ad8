package org.jadoube.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;

/// Rounds of players or of teams, with every kind of content.
record RoundSamples(RandomGenerator source) {
  private static final List<Result> RESULTS =
      List.of(Result.WHITE_WINS, Result.DRAW, Result.BOTH_LOSE, Result.forfeitedBy(Colour.WHITE));

  Round round() {
    boolean teams = source.nextBoolean();
    List<Pairing> pairings = new ArrayList<>();
    int number = 1;
    for (int pairs = source.nextInt(4); pairs > 0; pairs--) {
      pairings.add(teams ? match(number) : game(number));
      number += 2;
    }
    for (int byes = source.nextInt(3); byes > 0; byes--) {
      pairings.add(new Bye(number++, oneOf(List.of(Bye.Kind.values()))));
    }
    return new Round(
        source.nextBoolean(),
        Optional.empty(),
        pairings,
        Optional.of(List.of(1)).filter(_ -> source.nextBoolean()));
  }

  private Game game(int number) {
    return new Game(number, number + 1, id(), result());
  }

  private Match match(int number) {
    List<BoardGame> boards = new ArrayList<>();
    for (int index = 0; index < source.nextInt(4); index++) {
      boards.add(board(100 * number + 2 * index));
    }
    return new Match(number, number + 1, boards, result());
  }

  private BoardGame board(int player) {
    OptionalInt one = some(player);
    OptionalInt other = some(player + 1);
    Colour colour = oneOf(List.of(Colour.values()));
    return source.nextBoolean()
        ? BoardGame.of(colour, one, other)
        : new BoardGame(colour, one, other, result());
  }

  private OptionalInt some(int player) {
    return source.nextInt(4) > 0 ? OptionalInt.of(player) : OptionalInt.empty();
  }

  private Optional<String> id() {
    return source.nextBoolean() ? Optional.of("game" + source.nextInt(100)) : Optional.empty();
  }

  private Optional<GameResult> result() {
    return source.nextBoolean()
        ? Optional.of(
            new GameResult(
                oneOf(RESULTS),
                oneOf(List.of(GameResult.Basis.values())),
                source.nextBoolean(),
                Optional.of("why").filter(_ -> source.nextBoolean())))
        : Optional.empty();
  }

  private <T> T oneOf(List<T> values) {
    return values.get(source.nextInt(values.size()));
  }
}
