package org.jadoube.laws;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/// The same with the colours exchanged and the board turned upside down.
final class Mirrored {
  private Mirrored() {}

  static Regulations of(Regulations regulations) {
    return regulations.with(of(regulations.start()));
  }

  static Setup of(Setup setup) {
    return new Setup(
        setup.board().mirrored(),
        setup.turn().opposite(),
        of(setup.castlingRooks()),
        setup.enPassant().map(Mirrored::of),
        setup.halfmoveClock(),
        setup.moveNumber());
  }

  static Set<Square> of(Set<Square> squares) {
    return squares.stream()
        .map(Mirrored::of)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Square.class)));
  }

  static Square of(Square square) {
    return Square.values()[square.ordinal() ^ 56];
  }

  static Piece of(Piece piece) {
    return Piece.of(piece.colour().opposite(), piece.role());
  }

  static Actor of(Actor actor) {
    return switch (actor) {
      case Actor.Player(Colour colour) -> Actor.player(colour.opposite());
      case Actor.Assistant(Colour colour) -> new Actor.Assistant(colour.opposite());
      case Actor.Arbiter _, Actor.Clock _ -> actor;
    };
  }

  static Result of(Result result) {
    return new Result(/* white= */ result.black(), /* black= */ result.white(), result.forfeit());
  }

  static Act of(Act act) {
    Actor by = of(act.by());
    return switch (act) {
      case BoardAct.Touch it -> new BoardAct.Touch(by, it.at(), of(it.square()));
      case BoardAct.Adjust it -> new BoardAct.Adjust(by, it.at(), of(it.squares()));
      case BoardAct.Lift it -> new BoardAct.Lift(by, it.at(), of(it.square()), it.otherHand());
      case BoardAct.Place it ->
          new BoardAct.Place(by, it.at(), of(it.piece()), of(it.square()), it.otherHand());
      case BoardAct.Promote it ->
          new BoardAct.Promote(by, it.at(), it.role(), of(it.square()), it.otherHand());
      case BoardAct.Release it -> new BoardAct.Release(by, it.at(), of(it.square()));
      case BoardAct.ExcuseContact it -> new BoardAct.ExcuseContact(by, it.at(), of(it.square()));
      case BoardAct.Displace it ->
          new BoardAct.Displace(by, it.at(), of(it.square()), it.to().map(Mirrored::of));
      case BoardAct.PutBack it -> new BoardAct.PutBack(by, it.at());
      case BoardAct.SetUp it ->
          new BoardAct.SetUp(
              by, it.at(), it.board().mirrored(), it.boardTurned(), it.coloursReversed());
      case BoardAct.Report it -> new BoardAct.Report(by, it.at(), it.what());
      case BoardAct.RestorePosition it -> new BoardAct.RestorePosition(by, it.at(), it.ply());
      case BoardAct.DecideColours it -> new BoardAct.DecideColours(by, it.at(), it.newGame());
      case ClockAct clocks -> of(clocks, by);
      case BoardAct.AgreeToCorrect it -> new BoardAct.AgreeToCorrect(by, it.at());
      default -> act;
    };
  }

  private static Act of(ClockAct act, Actor by) {
    return switch (act) {
      case ClockAct.Press it -> new ClockAct.Press(by, it.at(), it.otherHand());
      case ClockAct.Mishandle it -> new ClockAct.Mishandle(by, it.at(), it.how());
      case ClockAct.Arrive it -> new ClockAct.Arrive(by, it.at());
      case ClockAct.ObserveAbsence it -> new ClockAct.ObserveAbsence(by, it.at());
      case ClockAct.Admit it -> new ClockAct.Admit(by, it.at(), it.player().opposite());
      case ClockAct.ReplaceClock it ->
          new ClockAct.ReplaceClock(by, it.at(), /* white= */ it.black(), /* black= */ it.white());
      case ClockAct.SetMoveCounter it ->
          new ClockAct.SetMoveCounter(by, it.at(), it.colour().opposite(), it.completed());
      case ClockAct.FindBothFlagsDown it -> new ClockAct.FindBothFlagsDown(by, it.at());
      case ClockAct.RejectPause it ->
          new ClockAct.RejectPause(by, it.at(), it.player().opposite(), it.penalty());
    };
  }
}
