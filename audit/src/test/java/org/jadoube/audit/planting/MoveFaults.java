package org.jadoube.audit.planting;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.audit.planting.Faults.Fault;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Moves that are illegal, or come after the game was over.
final class MoveFaults {
  static final List<Fault> ALL =
      List.of(
          MoveFaults::kingsLeap,
          MoveFaults::bishopsLeap,
          MoveFaults::pass,
          MoveFaults::fiveTimes,
          MoveFaults::fiveTimesAndOn,
          MoveFaults::threeTimes,
          MoveFaults::mateScoredOtherwise);

  private MoveFaults() {}

  /// The king jumps to an empty square far away.
  private static Planted kingsLeap(SoundGame game, RandomGenerator random) {
    Position end = game.end();
    Square king = end.board().squares(Piece.of(end.turn(), Role.KING)).first().orElseThrow();
    List<Square> far =
        Stream.of(Square.values())
            .filter(square -> end.at(square).isEmpty())
            .filter(square -> Math.abs(square.file().ordinal() - king.file().ordinal()) > 2)
            .toList();
    return illegal(game, "K" + Faults.oneOf(far, random));
  }

  /// A bishop goes where none can.
  private static Planted bishopsLeap(SoundGame game, RandomGenerator random) {
    SoundGame begun = game.first(0);
    return illegal(begun, "B" + Faults.oneOf(List.of("d4", "h6", "a3", "e5"), random));
  }

  private static Planted illegal(SoundGame game, String written) {
    String pgn = game.pgn("*").replace("\n*\n", "\n" + written + "\n*\n");
    return Planted.of(
        pgn.replaceFirst("Result \"[^\"]*", "Result \"*"), "illegal-move " + game.plies());
  }

  private static Planted pass(SoundGame game, RandomGenerator random) {
    return illegal(game.first(random.nextInt(5, game.plies())), "--");
  }

  /// Brings back the last position so often, by pieces that go and return.
  private static Optional<SoundGame> shuffled(SoundGame game, int times) {
    for (int ply = game.plies(); ply > 0; ply--) {
      SoundGame begun = game.first(ply);
      Optional<List<Move>> tour = tour(begun.end());
      if (tour.isPresent()) {
        for (int time = 1; time < times; time++) {
          tour.get().forEach(begun::play);
        }
        return Optional.of(begun);
      }
    }
    return Optional.empty();
  }

  /// Four moves of knights, bishops or queens that restore the position.
  private static Optional<List<Move>> tour(Position start) {
    for (Move one : start.legalMoves()) {
      Position second = start.play(one);
      for (Move two : isQuiet(one) ? second.legalMoves() : List.<Move>of()) {
        Optional<Move> back = isQuiet(two) ? back(second.play(two), one) : Optional.empty();
        Optional<Move> home = back.flatMap(move -> back(second.play(two).play(move), two));
        if (home.isPresent()) {
          Position end = second.play(two).play(back.orElseThrow()).play(home.get());
          if (end.equals(start)) {
            return Optional.of(List.of(one, two, back.orElseThrow(), home.get()));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isQuiet(Move move) {
    return !move.resetsHalfmoveClock();
  }

  private static Optional<Move> back(Position position, Move move) {
    return position.move(move.to(), move.from(), Optional.empty()).filter(MoveFaults::isQuiet);
  }

  /// The ply at which a position came up for the given time, counted by equality.
  private static int ply(SoundGame game, int times) {
    for (int ply = 0; ply <= game.plies(); ply++) {
      Position position = game.positions().get(ply);
      if (Collections.frequency(game.positions().subList(0, ply + 1), position) == times) {
        return ply;
      }
    }
    throw new AssertionError("not " + times + " times");
  }

  private static Planted threeTimes(SoundGame game, RandomGenerator random) {
    SoundGame shuffled = shuffled(game, 3).orElseThrow();
    return Planted.of(shuffled.pgn(), "claimable-draw " + ply(shuffled, 3));
  }

  private static Planted fiveTimes(SoundGame game, RandomGenerator random) {
    SoundGame whole = shuffled(game, 5).orElseThrow();
    SoundGame shuffled = whole.first(ply(whole, 5)).with("Result", "0-1");
    return Planted.of(
        shuffled.pgn(),
        "claimable-draw " + ply(shuffled, 3),
        "contradicted-result " + ply(shuffled, 5));
  }

  private static Planted fiveTimesAndOn(SoundGame game, RandomGenerator random) {
    SoundGame shuffled = shuffled(game, 5).orElseThrow();
    shuffled.play(shuffled.end().legalMoves().get(0));
    return Planted.of(
        shuffled.pgn(), "claimable-draw " + ply(shuffled, 3), "played-on " + ply(shuffled, 5));
  }

  /// The first mate, scored for the loser or as a draw.
  private static Planted mateScoredOtherwise(SoundGame game, RandomGenerator random) {
    for (int ply = game.plies(); ply > 0; ply--) {
      Position position = game.positions().get(ply);
      for (Move move : position.legalMoves()) {
        if (position.play(move).isCheckmate()) {
          SoundGame mated = game.first(ply);
          mated.play(move);
          boolean white = position.turn() == Colour.WHITE;
          String wrong = random.nextBoolean() ? "1/2-1/2" : white ? "0-1" : "1-0";
          return Planted.of(
              mated.with("Result", wrong).pgn(), "contradicted-result " + mated.plies());
        }
      }
    }
    SoundGame mated = SoundGame.start(1, Position.standard());
    List.of("f3", "e5", "g4", "Qh4#").forEach(mated::play);
    return Planted.of(mated.with("Result", "1-0").pgn(), "contradicted-result 4");
  }
}
