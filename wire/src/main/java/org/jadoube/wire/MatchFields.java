package org.jadoube.wire;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;

/// A match of two teams in JSON.
///
/// @param first the pairing number of the team named first
/// @param second the pairing number of the other
/// @param boards in order, once the line-ups are closed; colours alternate, and except in a
///   Scheveningen the team named first has White on the first
/// @param awarded the arbiter's decision on the whole match, in which White stands for the team
///   named first; otherwise its result follows from the boards
record MatchFields(int first, int second, List<Board> boards, Optional<GameResult> awarded) {
  /// A board of a match of teams. A team without a player there has forfeited the game.
  ///
  /// @param firstPlayer the number of the first team's player
  /// @param secondPlayer the number of the second team's player
  /// @param board which of the round's boards it is, from 1, if both teams have a player there
  /// @param colour the first team's, if it does not follow from the rest
  /// @param result together with `colour`: the result of a board whose players are unknown
  record Board(
      OptionalInt firstPlayer,
      OptionalInt secondPlayer,
      OptionalInt board,
      Optional<Colour> colour,
      Optional<GameResult> result) {
    static Board of(BoardGame board, int index) {
      boolean follows =
          board.board().isPresent()
              || board.equals(
                  BoardGame.of(
                      BoardGame.usualColour(index), board.firstPlayer(), board.secondPlayer()));
      return new Board(
          board.firstPlayer(),
          board.secondPlayer(),
          board.board(),
          Optional.of(board.first()).filter(_ -> !follows),
          board.result().filter(_ -> !follows));
    }

    BoardGame board(List<Game> games, int index) {
      if (board.isPresent()) {
        return played(games);
      }
      return colour
          .map(said -> new BoardGame(said, firstPlayer, secondPlayer, result))
          .orElseGet(() -> BoardGame.of(BoardGame.usualColour(index), firstPlayer, secondPlayer));
    }

    private BoardGame played(List<Game> games) {
      int number = board.orElseThrow();
      Game game = number >= 1 && number <= games.size() ? games.get(number - 1) : null;
      boolean white = game != null && OptionalInt.of(game.white()).equals(firstPlayer);
      if (game == null
          || !OptionalInt.of(white ? game.white() : game.black()).equals(firstPlayer)
          || !OptionalInt.of(white ? game.black() : game.white()).equals(secondPlayer)) {
        throw Mismatch.at("board", "a board on which these players meet");
      }
      return new BoardGame(
          white ? Colour.WHITE : Colour.BLACK,
          firstPlayer,
          secondPlayer,
          board,
          game.id(),
          game.result());
    }
  }

  static MatchFields of(Match match) {
    return new MatchFields(
        match.first(),
        match.second(),
        IntStream.range(0, match.boards().size())
            .mapToObj(index -> Board.of(match.boards().get(index), index))
            .toList(),
        match.awarded());
  }

  Match match(List<Game> games) {
    return new Match(
        first,
        second,
        IntStream.range(0, boards.size())
            .mapToObj(index -> boards.get(index).board(games, index))
            .toList(),
        awarded);
  }
}
