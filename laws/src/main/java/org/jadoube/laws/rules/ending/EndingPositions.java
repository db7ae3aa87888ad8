package org.jadoube.laws.rules.ending;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Winning;
import org.jadoube.laws.state.GameState;

/// Articles 5.1.1, 5.2.1, 5.2.2 and 9.6: the positions that end a game.
public final class EndingPositions {
  private EndingPositions() {}

  /// The ruling by which the position just reached ends the game, if it does. Checkmate takes
  /// precedence over everything else (Articles 5.1.1 and 9.6.2).
  public static Optional<Ruling> ending(GameState game, Instant at) {
    return game.ply().astray().isPresent() ? Optional.empty() : endingPosition(game, at);
  }

  private static Optional<Ruling> endingPosition(GameState game, Instant at) {
    Position position = game.position();
    if (position.legalMoveCount() == 0) {
      return Optional.of(position.isCheck() ? checkmate(game, at) : stalemate(game, at));
    }
    if (Fate.isDead(position)) {
      return Optional.of(dead(game, at));
    }
    return AutomaticDraws.ruling(game, at);
  }

  private static Ruling checkmate(GameState game, Instant at) {
    Colour mated = game.turn();
    Fact checked = new Fact.Checked(mated, game.position().checkers());
    List<Fact> facts = GameEnd.facts(game, checked, new Fact.NoLegalMove(mated));
    return GameEnd.ruling(game, at, Rule.CHECKMATE, Result.wonBy(mated.opposite()), facts);
  }

  private static Ruling stalemate(GameState game, Instant at) {
    List<Fact> facts = GameEnd.facts(game, new Fact.NoLegalMove(game.turn()));
    return GameEnd.ruling(game, at, Rule.STALEMATE, Result.DRAW, facts);
  }

  private static Ruling dead(GameState game, Instant at) {
    List<Fact> facts =
        Stream.concat(
                GameEnd.facts(game).stream(),
                Stream.of(Colour.WHITE, Colour.BLACK)
                    .map(colour -> Winning.fact(Winning.fate(game, colour), colour)))
            .toList();
    return GameEnd.ruling(game, at, Rule.DEAD_POSITION, Result.DRAW, facts);
  }
}
