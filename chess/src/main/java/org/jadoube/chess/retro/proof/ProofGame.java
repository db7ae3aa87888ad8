package org.jadoube.chess.retro.proof;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.chess.retro.Reachability;

/// Searches for a game that leads to a setup, always continuing from the position that seems
/// nearest. A game it finds is a proof, but not always the shortest. It finds most openings; the
/// more captures and promotions there were, the less it finds.
///
/// ```java
/// Position position = Position.standard();
/// Position next = position.play(position.move(Square.G1, Square.F3).orElseThrow());
/// Reachability found = ProofGame.search(Setup.standard(), Setup.of(next), 1000);
/// found instanceof Reachability.Reachable; // => true
/// ```
///
/// @since 0.1.0
public final class ProofGame {
  /// A limit that takes about two seconds and 100 MB.
  public static final int USUAL_LIMIT = 200_000;

  private static final int WEIGHT = 5;

  private final Position goal;
  private final Outlook outlook;
  private final ProofFrontier frontier = new ProofFrontier();
  private final Set<Position> seen = new HashSet<>();

  private ProofGame(Position goal) {
    this.goal = goal;
    outlook = new Outlook(goal);
  }

  /// The verdict of [Reachability#from(Setup, Setup)]; if that is unknown, a game, if one is found
  /// within `mostPositions` positions.
  ///
  /// @throws IllegalArgumentException for a negative number
  public static Reachability search(Setup beginning, Setup setup, int mostPositions) {
    Require.atLeast(0, mostPositions, "mostPositions");
    Reachability known = Reachability.from(beginning, setup);
    return known instanceof Reachability.Unknown
        ? game(beginning, setup, mostPositions)
            .<Reachability>map(Reachability.Reachable::new)
            .orElse(known)
        : known;
  }

  /// An en passant square determines the last move, so the search is for a game that ends before
  /// it.
  private static Optional<List<Move>> game(Setup beginning, Setup setup, int mostPositions) {
    Setup sought = setup.enPassant().map(passed -> beforeDoubleStep(setup, passed)).orElse(setup);
    Optional<List<Move>> game =
        sought
            .position()
            .flatMap(goal -> new ProofGame(goal).game(beginning.position(), mostPositions));
    return setup.enPassant().isEmpty()
        ? game
        : game.flatMap(moves -> sought.position().flatMap(it -> completed(moves, it, setup)));
  }

  private static Setup beforeDoubleStep(Setup setup, Square passed) {
    int forward = setup.turn().opposite().forward();
    Square to = passed.plus(0, forward).orElseThrow();
    Square from = passed.plus(0, -forward).orElseThrow();
    Board board = setup.board();
    Board before = board.without(to).with(from, board.at(to).orElseThrow());
    return new Setup(
        before, setup.turn().opposite(), setup.castlingRooks(), Optional.empty(), 0, 1);
  }

  private static Optional<List<Move>> completed(List<Move> game, Position before, Setup setup) {
    return before.legalMoves().stream()
        .filter(move -> before.play(move).board().equals(setup.board()))
        .findAny()
        .map(last -> Stream.concat(game.stream(), Stream.of(last)).toList());
  }

  private Optional<List<Move>> game(Optional<Position> beginning, int mostPositions) {
    beginning.map(Reached::beginning).ifPresent(this::meet);
    Optional<Reached> next = frontier.poll();
    while (next.isPresent() && seen.size() < mostPositions) {
      Reached reached = next.get();
      if (reached.position().equals(goal)) {
        return Optional.of(reached.game());
      }
      reached.position().legalMoves().forEach(move -> meet(reached.after(move)));
      next = frontier.poll();
    }
    return Optional.empty();
  }

  private void meet(Reached reached) {
    if (seen.add(reached.position())) {
      int left = outlook.left(reached.position());
      if (left < Distances.NEVER) {
        frontier.add(reached, reached.length() + WEIGHT * left);
      }
    }
  }
}
