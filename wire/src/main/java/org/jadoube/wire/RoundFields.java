package org.jadoube.wire;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;

/// A [Round] in JSON. All games are in one list, and the boards of matches refer to their games.
///
/// @param published whether everybody may see it; its games have then been made
/// @param appointed when it starts
/// @param boards in their order
/// @param byes of players without an opponent; in a round robin they are not listed
/// @param advancing in a knockout, those who advance after drawn games, once the next round is
///   paired
/// @param matches of teams, if teams play; their boards are among `boards`
record RoundFields(
    boolean published,
    Optional<Instant> appointed,
    List<Board> boards,
    List<Bye> byes,
    Optional<List<Integer>> advancing,
    Optional<List<MatchFields>> matches) {
  /// A board of a round.
  ///
  /// @param white the pairing number of White
  /// @param black the pairing number of Black
  /// @param game the id of the game on the server, once it has been made
  /// @param result the result of the game, or the arbiter's decision in its place
  record Board(int white, int black, Optional<String> game, Optional<GameResult> result) {
    static Board of(Game game) {
      return new Board(game.white(), game.black(), game.id(), game.result());
    }

    Game pairing() {
      return new Game(white, black, game, result);
    }
  }

  static RoundFields of(Round round) {
    List<Match> matches = round.matches();
    return new RoundFields(
        round.published(),
        round.appointed(),
        round.games().stream().map(Board::of).toList(),
        round.byes(),
        round.advancing(),
        Optional.of(matches.stream().map(MatchFields::of).toList())
            .filter(some -> !some.isEmpty()));
  }

  /// @throws Mismatch if a match names a board that the round lacks, or players other than the
  ///   board's
  Round round() {
    List<Game> games = boards.stream().map(Board::pairing).toList();
    List<Pairing> pairings = new ArrayList<>();
    if (matches.isPresent()) {
      matches.get().forEach(match -> pairings.add(match.match(games)));
    } else {
      pairings.addAll(games);
    }
    pairings.addAll(byes);
    return new Round(published, appointed, pairings, advancing);
  }
}
