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
  private static final int LAST = 22;
  private static final List<Square> SQUARES = List.of(Square.values());

  private final RandomGenerator random;
  private final Deque<Act> planned = new ArrayDeque<>();

  RandomHands(RandomGenerator random) {
    this.random = random;
  }

  /// The next act in this game.
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
      planned.add(new Act(player, at, new ClockAct.Press(random.nextInt(20) == 0)));
    }
  }

  /// Puts a piece somewhere, even against all rules.
  private void step(Actor player, Square from, Square to, Board board, Instant at) {
    Optional<Piece> piece = board.at(from);
    planned.add(new Act(player, at, new BoardAct.Lift(from, false)));
    if (board.at(to).isPresent()) {
      planned.add(new Act(player, at, new BoardAct.Lift(to, random.nextInt(4) == 0)));
    }
    piece.ifPresent(it -> put(player, it, to, at));
  }

  private void put(Actor player, Piece piece, Square to, Instant at) {
    planned.add(new Act(player, at, new BoardAct.Place(piece, to, false)));
    planned.add(new Act(player, at, new BoardAct.Release(to)));
  }

  private void make(Actor player, Move move, Instant at) {
    Colour colour = player.side().orElseThrow();
    switch (move) {
      case Move.Castling castling -> {
        planned.add(new Act(player, at, new BoardAct.Lift(castling.king(), false)));
        planned.add(new Act(player, at, new BoardAct.Lift(castling.rook(), false)));
        put(player, Piece.of(colour, Role.KING), castling.to(), at);
        put(player, Piece.of(colour, Role.ROOK), castling.rookTo(), at);
      }
      case Move.Promotion promotion -> {
        capture(player, move, at);
        planned.add(new Act(player, at, new BoardAct.Lift(move.from(), false)));
        planned.add(
            new Act(player, at, new BoardAct.Promote(promotion.promoted(), move.to(), false)));
        planned.add(new Act(player, at, new BoardAct.Release(move.to())));
      }
      case Move.Normal _, Move.EnPassant _ -> {
        capture(player, move, at);
        planned.add(new Act(player, at, new BoardAct.Lift(move.from(), false)));
        put(player, Piece.of(colour, move.role()), move.to(), at);
      }
    }
  }

  private void capture(Actor player, Move move, Instant at) {
    if (move instanceof Move.EnPassant passing) {
      planned.add(new Act(player, at, new BoardAct.Lift(passing.capturedSquare(), false)));
    } else if (move.captured().isPresent()) {
      planned.add(new Act(player, at, new BoardAct.Lift(move.to(), random.nextInt(8) == 0)));
    }
  }

  private static Act dated(Act act, Instant at) {
    return act.with(act.by(), at);
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
    int what = random.nextInt(LAST + 1);
    Act.Deed deed =
        switch (what) {
          case 0 -> new BoardAct.Touch(square);
          case 1 -> new BoardAct.Adjust(EnumSet.of(square, any(SQUARES)));
          case 2 -> new BoardAct.Lift(square, chance());
          case 3 -> new BoardAct.Place(any(List.of(Piece.values())), square, chance());
          case 4 -> new BoardAct.Promote(any(List.of(Role.values())), square, chance());
          case 5 -> new BoardAct.Release(square);
          case 6 -> new BoardAct.ExcuseContact(square);
          case 7 ->
              new BoardAct.Displace(
                  square, chance() ? Optional.empty() : Optional.of(any(SQUARES)));
          case 8 -> new BoardAct.PutBack();
          case 9 -> new BoardAct.SetUp(game.board(), chance(), chance());
          case 10, 11, 12 -> new BoardAct.Report(any(List.of(Irregularity.values())));
          case 13 -> new BoardAct.RestorePosition(random.nextInt(-1, 20));
          case 14 -> new BoardAct.DecideColours(chance());
          case 15 -> new ClockAct.Press(chance());
          case 16 -> new ClockAct.Mishandle(any(List.of(Mishandling.values())));
          case 17 -> new ClockAct.Arrive();
          case 18 -> new ClockAct.SetMoveCounter(colour, random.nextInt(-2, 50));
          case 19 -> new ClockAct.FindBothFlagsDown();
          case 20 ->
              new ClockAct.ReplaceClock(
                  Duration.ofSeconds(random.nextInt(60)), Duration.ofSeconds(30));
          case 21 -> new BoardAct.AgreeToCorrect();
          default -> new Act.Resume();
        };
    Actor player = Actor.player(game.turn());
    return new Act(what == 0 ? player : what == LAST ? Actor.ARBITER : by, at, deed);
  }

  private boolean chance() {
    return random.nextInt(4) == 0;
  }

  private <T> T any(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
