package org.jadoube.wording;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;

/// A game on a real board, played for the words about it; each act comes a second after the
/// previous one.
final class Sitting {
  static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final String WITH_INCREMENT = "5400+30";

  private Game game;
  private Instant now = NOON;
  private Optional<Ruling> ruling = Optional.empty();
  private Optional<Refusal> refusal = Optional.empty();
  private Game afterRuling;

  private Sitting(Game game) {
    this.game = game;
    this.afterRuling = game;
  }

  /// A game that has begun.
  static Sitting from(Setup start, Edition edition) {
    Regulations regulations =
        Regulations.of(TimeControl.read(WITH_INCREMENT).orThrow(), edition)
            .with(start)
            .withArbiter(true);
    return under(regulations);
  }

  /// A game under these regulations that has begun.
  static Sitting under(Regulations regulations) {
    return new Sitting(Game.of(regulations)).then(Actor.ARBITER, new Act.Begin());
  }

  static Sitting begun() {
    return from(Setup.standard(), Edition.FIDE_2023);
  }

  Sitting then(Actor by, Act.Deed deed) {
    now = now.plusSeconds(1);
    Decision decision = Laws.decide(new Act(by, now, deed), game);
    for (Event event : decision.events()) {
      game = game.evolve(event);
      if (event instanceof Ruling latest) {
        ruling = Optional.of(latest);
        afterRuling = game;
      }
    }
    refusal = decision.refusal();
    return this;
  }

  /// Moves, made and completed.
  Sitting moves(Attempt... attempts) {
    Stream.of(attempts)
        .forEach(attempt -> then(Actor.player(game.turn()), new Act.Move(attempt, false)));
    return this;
  }

  /// A piece is taken from one square to another, and the clock is pressed.
  Sitting pushed(Square from, Square to) {
    Actor player = Actor.player(game.turn());
    Piece piece = game.board().at(from).orElseThrow();
    return then(player, new BoardAct.Lift(from, false))
        .then(player, new BoardAct.Place(piece, to, false))
        .then(player, new BoardAct.Release(to))
        .then(player, new ClockAct.Press(false));
  }

  /// The words for the latest ruling.
  Statement ruling(Wording wording) {
    return wording.at(afterRuling).statement(ruling());
  }

  Ruling ruling() {
    return ruling.orElseThrow();
  }

  /// The ruling of that number, from 0.
  Ruling ruling(int number) {
    return game.events().stream()
        .filter(Ruling.class::isInstance)
        .map(Ruling.class::cast)
        .skip(number)
        .findFirst()
        .orElseThrow();
  }

  Event latest() {
    return game.events().getLast();
  }

  Statement refusal(Wording wording) {
    return wording.at(game).statement(refusal.orElseThrow());
  }

  static Attempt step(Square from, Square to) {
    return new Attempt.Step(from, to, Optional.<Role>empty());
  }

  static Actor white() {
    return Actor.player(Colour.WHITE);
  }

  static Actor black() {
    return Actor.player(Colour.BLACK);
  }
}
