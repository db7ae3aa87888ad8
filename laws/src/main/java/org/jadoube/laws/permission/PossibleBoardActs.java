package org.jadoube.laws.permission;

import static org.jadoube.laws.permission.PossibleActs.Family.one;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Mishandling;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.rules.moving.Grip;
import org.jadoube.laws.state.GameState;

/// Acts with the pieces and the clock.
final class PossibleBoardActs implements PossibleActs.Family {
  private final GameState game;
  private final Actor by;
  private final Instant at;

  PossibleBoardActs(GameState game, Actor by, Instant at) {
    this.game = game;
    this.by = by;
    this.at = at;
  }

  @Override
  public Optional<Stream<? extends Act>> of(ActKind kind) {
    return hands(kind).or(() -> irregularities(kind)).or(() -> clock(kind));
  }

  private Optional<Stream<? extends Act>> hands(ActKind kind) {
    return switch (kind) {
      case TOUCH -> onPieces(square -> new BoardAct.Touch(by, at, square));
      case ADJUST -> onPieces(square -> new BoardAct.Adjust(by, at, Set.of(square)));
      case LIFT -> onPieces(square -> new BoardAct.Lift(by, at, square, false));
      case PLACE -> Optional.of(placing());
      case PROMOTE ->
          on(lastRank(), square -> new BoardAct.Promote(by, at, Role.QUEEN, square, false));
      case RELEASE -> on(held(), square -> new BoardAct.Release(by, at, square));
      case EXCUSE_CONTACT ->
          on(game.touched().stream(), square -> new BoardAct.ExcuseContact(by, at, square));
      default -> Optional.empty();
    };
  }

  private Stream<Square> held() {
    return Stream.concat(
        game.table().held().stream(),
        by.side().stream().flatMap(player -> Grip.of(player, game).stream()));
  }

  private Stream<Square> lastRank() {
    Colour side = by.side().orElse(game.turn());
    return Arrays.stream(Square.values()).filter(square -> square.rank() == side.promotionRank());
  }

  private Optional<Stream<? extends Act>> onPieces(Function<Square, Act> act) {
    return on(
        Arrays.stream(Square.values()).filter(square -> game.realBoard().at(square).isPresent()),
        act);
  }

  /// The act on each of these squares, and last on one where it may make no sense, so that there is
  /// something to refuse.
  private Optional<Stream<? extends Act>> on(Stream<Square> squares, Function<Square, Act> act) {
    return Optional.of(Stream.concat(squares, lastRank().limit(1)).map(act));
  }

  private Stream<Act> placing() {
    Stream<Piece> inHand =
        Stream.concat(
            game.table().inHand().stream(),
            Stream.of(Piece.of(by.side().orElse(game.turn()), Role.KING)));
    return Stream.concat(
        inHand.map(piece -> placing(piece, Square.A1)),
        Stream.concat(Stream.of(game.ply()), game.ply().previous().stream())
            .flatMap(ply -> puttingBack(ply.board())));
  }

  /// What is not on the board any more may have been captured by an illegal move.
  private Stream<Act> puttingBack(Board earlier) {
    return Arrays.stream(Square.values())
        .filter(square -> !earlier.at(square).equals(game.board().at(square)))
        .flatMap(square -> earlier.at(square).map(piece -> placing(piece, square)).stream());
  }

  private Act placing(Piece piece, Square square) {
    return new BoardAct.Place(by, at, piece, square, false);
  }

  private Optional<Stream<? extends Act>> irregularities(ActKind kind) {
    return switch (kind) {
      case DISPLACE -> onPieces(square -> new BoardAct.Displace(by, at, square, Optional.empty()));
      case PUT_BACK -> one(new BoardAct.PutBack(by, at));
      case SET_UP -> one(new BoardAct.SetUp(by, at, game.board(), false, false));
      case RESTORE_POSITION -> one(new BoardAct.RestorePosition(by, at, 0));
      case AGREE_TO_CORRECT -> one(new BoardAct.AgreeToCorrect(by, at));
      case DECIDE_COLOURS -> one(new BoardAct.DecideColours(by, at, true));
      default -> Optional.empty();
    };
  }

  private Optional<Stream<? extends Act>> clock(ActKind kind) {
    Duration time = PossibleActs.SOME_TIME;
    return switch (kind) {
      case PRESS -> one(new ClockAct.Press(by, at, false));
      case MISHANDLE -> one(new ClockAct.Mishandle(by, at, Mishandling.HITTING));
      case ARRIVE -> one(new ClockAct.Arrive(by, at));
      case OBSERVE_ABSENCE -> one(new ClockAct.ObserveAbsence(by, at));
      case ADMIT -> one(new ClockAct.Admit(by, at, Colour.WHITE));
      case REPLACE_CLOCK -> one(new ClockAct.ReplaceClock(by, at, time, time));
      case SET_MOVE_COUNTER -> one(new ClockAct.SetMoveCounter(by, at, Colour.WHITE, 0));
      case CORRECT_INCREMENT ->
          one(new ClockAct.CorrectIncrement(by, at, Duration.ZERO, false, true));
      case FIND_BOTH_FLAGS_DOWN -> one(new ClockAct.FindBothFlagsDown(by, at));
      case REJECT_PAUSE ->
          Optional.of(
              Arrays.stream(Colour.values())
                  .map(player -> new ClockAct.RejectPause(by, at, player, new Penalty.Warning())));
      default -> Optional.empty();
    };
  }
}
