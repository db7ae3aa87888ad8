package org.jadoube.wording;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.laws.Game;
import org.jadoube.laws.edition.Edition;

/// The subject of the sentences, as far as it is known.
///
/// @param game the game, from which pieces and moves get their names
/// @param edition the edition it is played under
/// @param examples whether moves illustrate the sentences
record Scene(Optional<Game> game, Optional<Edition> edition, boolean examples) {
  static final Scene UNKNOWN = new Scene(Optional.empty(), Optional.empty(), true);

  Scene in(Game now) {
    return new Scene(Optional.of(now), Optional.of(now.edition()), examples);
  }

  Scene withoutExamples() {
    return new Scene(game, edition, false);
  }

  /// This scene for any game under the same edition.
  Scene ofAnyGame() {
    return new Scene(Optional.empty(), edition, examples);
  }

  /// An attempt to move from the position after a ply.
  Tried tried(Attempt attempt, int after) {
    return new Tried(attempt, board(after));
  }

  /// An attempt to move from the latest position.
  Tried tried(Attempt attempt) {
    return new Tried(attempt, game.map(now -> now.ply().board()));
  }

  /// The attempt that led to the latest position.
  Tried latest(Attempt attempt) {
    return new Tried(
        attempt, game.flatMap(now -> now.ply().previous()).map(before -> before.board()));
  }

  /// Whether an attempt would have been legal in the position after a ply, as far as is known.
  boolean couldBePlayed(Attempt attempt, int after) {
    return game.map(now -> now.ply().at(after))
        .filter(reached -> reached.astray().isEmpty())
        .map(reached -> attempt.in(reached.position()).isPresent())
        .orElse(true);
  }

  private Optional<Board> board(int ply) {
    return game.map(now -> now.ply().at(ply))
        .filter(reached -> reached.number() == ply)
        .map(reached -> reached.board());
  }
}
