package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.Mishandling;

/// Somebody at a real board: mostly moves as they should be made, now and then anything at all.
final class RandomHands {
  private static final List<Square> SQUARES = List.of(Square.values());

  private final RandomGenerator random;
  private final Deque<Act> planned = new ArrayDeque<>();

  RandomHands(RandomGenerator random) {
    this.random = random;
  }

  /// What is done next in this game.
  Act next(Game game, Instant at) {
    if (planned.isEmpty()) {
      plan(game, at);
    }
    return random.nextInt(12) == 0 ? anything(game, at) : dated(planned.removeFirst(), at);
  }

  private void plan(Game game, Instant at) {
    Actor player = Actor.player(game.turn());
    MoveList legal = game.position().legalMoves();
    if (legal.isEmpty() || random.nextInt(8) == 0) {
      step(player, any(SQUARES), any(SQUARES), game.board(), at);
    } else {
      make(player, legal.get(random.nextInt(legal.size())), at);
    }
    if (random.nextInt(10) > 0) {
      planned.add(new ClockAct.Press(player, at, random.nextInt(20) == 0));
    }
  }

  /// A piece is put somewhere, be it against all rules.
  private void step(Actor player, Square from, Square to, Board board, Instant at) {
    Optional<Piece> piece = board.at(from);
    planned.add(new BoardAct.Lift(player, at, from, false));
    if (board.at(to).isPresent()) {
      planned.add(new BoardAct.Lift(player, at, to, random.nextInt(4) == 0));
    }
    piece.ifPresent(it -> put(player, it, to, at));
  }

  private void put(Actor player, Piece piece, Square to, Instant at) {
    planned.add(new BoardAct.Place(player, at, piece, to, false));
    planned.add(new BoardAct.Release(player, at, to));
  }

  private void make(Actor player, Move move, Instant at) {
    Colour colour = player.side().orElseThrow();
    switch (move) {
      case Move.Castling castling -> {
        planned.add(new BoardAct.Lift(player, at, castling.king(), false));
        planned.add(new BoardAct.Lift(player, at, castling.rook(), false));
        put(player, Piece.of(colour, Role.KING), castling.to(), at);
        put(player, Piece.of(colour, Role.ROOK), castling.rookTo(), at);
      }
      case Move.Promotion promotion -> {
        capture(player, move, at);
        planned.add(new BoardAct.Lift(player, at, move.from(), false));
        planned.add(new BoardAct.Promote(player, at, promotion.promoted(), move.to(), false));
        planned.add(new BoardAct.Release(player, at, move.to()));
      }
      case Move.Normal _, Move.EnPassant _ -> {
        capture(player, move, at);
        planned.add(new BoardAct.Lift(player, at, move.from(), false));
        put(player, Piece.of(colour, move.role()), move.to(), at);
      }
    }
  }

  private void capture(Actor player, Move move, Instant at) {
    if (move instanceof Move.EnPassant passing) {
      planned.add(new BoardAct.Lift(player, at, passing.capturedSquare(), false));
    } else if (move.captured().isPresent()) {
      planned.add(new BoardAct.Lift(player, at, move.to(), random.nextInt(8) == 0));
    }
  }

  private Act anything(Game game, Instant at) {
    Actor by =
        any(
            List.of(
                Actor.WHITE,
                Actor.BLACK,
                Actor.ARBITER,
                Actor.CLOCK,
                new Actor.Assistant(Colour.WHITE)));
    Colour colour = any(List.of(Colour.values()));
    Square square = any(SQUARES);
    return switch (random.nextInt(23)) {
      case 0 -> new BoardAct.Touch(Actor.player(game.turn()), at, square);
      case 1 -> new BoardAct.Adjust(by, at, EnumSet.of(square, any(SQUARES)));
      case 2 -> new BoardAct.Lift(by, at, square, chance());
      case 3 -> new BoardAct.Place(by, at, any(List.of(Piece.values())), square, chance());
      case 4 -> new BoardAct.Promote(by, at, any(List.of(Role.values())), square, chance());
      case 5 -> new BoardAct.Release(by, at, square);
      case 6 -> new BoardAct.ExcuseContact(by, at, square);
      case 7 ->
          new BoardAct.Displace(
              by, at, square, chance() ? Optional.empty() : Optional.of(any(SQUARES)));
      case 8 -> new BoardAct.PutBack(by, at);
      case 9 -> new BoardAct.SetUp(by, at, game.board(), chance(), chance());
      case 10, 11, 12 -> new BoardAct.Report(by, at, any(List.of(Irregularity.values())));
      case 13 -> new BoardAct.RestorePosition(by, at, random.nextInt(-1, 20));
      case 14 -> new BoardAct.DecideColours(by, at, chance());
      case 15 -> new ClockAct.Press(by, at, chance());
      case 16 -> new ClockAct.Mishandle(by, at, any(List.of(Mishandling.values())));
      case 17 -> new ClockAct.Arrive(by, at);
      case 18 -> new ClockAct.SetMoveCounter(by, at, colour, random.nextInt(-2, 50));
      case 19 -> new ClockAct.FindBothFlagsDown(by, at);
      case 20 ->
          new ClockAct.ReplaceClock(
              by, at, Duration.ofSeconds(random.nextInt(60)), Duration.ofSeconds(30));
      case 21 -> new BoardAct.AgreeToCorrect(by, at);
      default -> new Act.Resume(Actor.ARBITER, at);
    };
  }

  /// A planned act at the moment at which it comes.
  private static Act dated(Act act, Instant at) {
    return switch (act) {
      case BoardAct.Lift lift -> new BoardAct.Lift(lift.by(), at, lift.square(), lift.otherHand());
      case BoardAct.Place place ->
          new BoardAct.Place(place.by(), at, place.piece(), place.square(), place.otherHand());
      case BoardAct.Promote it ->
          new BoardAct.Promote(it.by(), at, it.role(), it.square(), it.otherHand());
      case BoardAct.Release release -> new BoardAct.Release(release.by(), at, release.square());
      case ClockAct.Press press -> new ClockAct.Press(press.by(), at, press.otherHand());
      default -> throw new AssertionError("not planned: " + act);
    };
  }

  private boolean chance() {
    return random.nextInt(4) == 0;
  }

  private <T> T any(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
