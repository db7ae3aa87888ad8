package org.jadoube.tournament;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;

/// A board of a match between teams.
///
/// @param first the colour of the team named first
/// @param firstPlayer the pairing number of that team's player; empty if it had nobody there
/// @param secondPlayer the same for the second team
/// @param board which of the round's boards it is, from 1, if two players meet there
/// @param id of the game where it is played, once it has been made there
/// @param result empty until there is one
/// @since 0.1.0
public record BoardGame(
    Colour first,
    OptionalInt firstPlayer,
    OptionalInt secondPlayer,
    OptionalInt board,
    Optional<String> id,
    Optional<GameResult> result) {
  private static final Result NOBODY_CAME = new Result(Score.LOSS, Score.LOSS, true);

  public BoardGame {
    Require.atLeast(1, firstPlayer.orElse(1), "firstPlayer");
    Require.atLeast(1, secondPlayer.orElse(1), "secondPlayer");
    Require.atLeast(1, board.orElse(1), "board");
    if (board.isPresent() && (firstPlayer.isEmpty() || secondPlayer.isEmpty())) {
      throw new IllegalArgumentException("a board is for two players: " + board.getAsInt());
    }
  }

  /// A board that is not numbered yet.
  public BoardGame(
      Colour first,
      OptionalInt firstPlayer,
      OptionalInt secondPlayer,
      Optional<GameResult> result) {
    this(first, firstPlayer, secondPlayer, OptionalInt.empty(), Optional.empty(), result);
  }

  /// A board whose players do not matter or are not known yet.
  public BoardGame(Colour first, Optional<GameResult> result) {
    this(first, OptionalInt.empty(), OptionalInt.empty(), result);
  }

  /// A board as line-ups leave it: who has nobody there has forfeited the game.
  public static BoardGame of(Colour first, OptionalInt firstPlayer, OptionalInt secondPlayer) {
    return new BoardGame(
        first, firstPlayer, secondPlayer, absence(first, firstPlayer, secondPlayer));
  }

  private static Optional<GameResult> absence(
      Colour first, OptionalInt firstPlayer, OptionalInt secondPlayer) {
    if (firstPlayer.isPresent() && secondPlayer.isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        GameResult.of(
            firstPlayer.isEmpty() && secondPlayer.isEmpty()
                ? NOBODY_CAME
                : Result.forfeitedBy(firstPlayer.isEmpty() ? first : first.opposite())));
  }

  /// The colour of the team named first on a board, if colours alternate.
  ///
  /// @param index of the board, from 0
  public static Colour usualColour(int index) {
    Require.atLeast(0, index, "index");
    return index % 2 == 0 ? Colour.WHITE : Colour.BLACK;
  }

  /// A copy with this result.
  public BoardGame with(GameResult recorded) {
    return with(Optional.of(recorded));
  }

  /// A copy with another result, or none.
  public BoardGame with(Optional<GameResult> recorded) {
    return new BoardGame(first, firstPlayer, secondPlayer, board, id, recorded);
  }

  /// A copy under that number among the round's boards.
  BoardGame numbered(int number) {
    return new BoardGame(first, firstPlayer, secondPlayer, OptionalInt.of(number), id, result);
  }

  /// A copy with what has become of its game.
  BoardGame with(Game game) {
    return new BoardGame(first, firstPlayer, secondPlayer, board, game.id(), game.result());
  }

  /// Its game, if two players meet there.
  public Optional<Game> game() {
    if (firstPlayer.isEmpty() || secondPlayer.isEmpty()) {
      return Optional.empty();
    }
    int one = firstPlayer.getAsInt();
    int other = secondPlayer.getAsInt();
    return Optional.of(
        first == Colour.WHITE
            ? new Game(one, other, id, result)
            : new Game(other, one, id, result));
  }

  /// Whether there was play.
  public boolean played() {
    return result.filter(GameResult::played).isPresent();
  }
}
