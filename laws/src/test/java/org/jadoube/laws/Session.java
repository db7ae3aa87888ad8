package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.fen.Fen;

/// A game under test with a clock of its own: each act comes one second after the one before it.
public final class Session {
  public static final Instant START = Instant.parse("2026-11-21T12:00:00Z");
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private Game game;
  private Instant now = START;
  private Decision last;

  private Session(Regulations regulations) {
    this.game = Game.of(regulations);
    this.last = new Decision(game, List.of(), Optional.empty());
  }

  /// A game that has not begun.
  public static Session notBegun(Regulations regulations) {
    return new Session(regulations);
  }

  /// A game in which White's clock has just been started.
  public static Session begun(Regulations regulations) {
    Session session = new Session(regulations);
    session.act(new Act(Actor.CLOCK, START, new Act.Begin()));
    return session;
  }

  /// A standard game of ninety minutes and thirty seconds a move under the newest Laws.
  public static Session standard() {
    return begun(regulations("5400+30"));
  }

  public static Regulations regulations(String timeControl) {
    return Regulations.of(TimeControl.read(timeControl).orThrow());
  }

  public static Setup fen(String fen) {
    return Fen.read(fen).orThrow();
  }

  /// An attempt as UCI writes it, or `O-O` and `O-O-O`.
  public static Attempt attempt(String text) {
    return switch (text) {
      case "O-O" -> new Attempt.Castle(CastlingSide.KING_SIDE);
      case "O-O-O" -> new Attempt.Castle(CastlingSide.QUEEN_SIDE);
      default ->
          new Attempt.Step(square(text.substring(0, 2)), square(text.substring(2, 4)), role(text));
    };
  }

  public static Square square(String name) {
    return Square.named(name).orElseThrow();
  }

  private static Optional<Role> role(String text) {
    return text.length() < 5
        ? Optional.empty()
        : Optional.of(
            switch (text.charAt(4)) {
              case 'q' -> Role.QUEEN;
              case 'r' -> Role.ROOK;
              case 'b' -> Role.BISHOP;
              case 'n' -> Role.KNIGHT;
              case 'k' -> Role.KING;
              default -> Role.PAWN;
            });
  }

  /// The players make these moves in turn.
  public Session moves(String... attempts) {
    for (String attempt : attempts) {
      move(attempt);
      if (last.refusal().isPresent()) {
        throw new AssertionError(attempt + " was refused: " + last.refusal());
      }
    }
    return this;
  }

  /// The players make these moves in turn, repeated this many times.
  public Session cycles(int times, String... attempts) {
    for (int i = 0; i < times; i++) {
      moves(attempts);
    }
    return this;
  }

  /// The player having the move tries this.
  public Session move(String attempt) {
    return act(Actor.player(game.turn()), new Act.Move(attempt(attempt)));
  }

  public Session moveBy(Actor by, String attempt) {
    return act(by, new Act.Move(attempt(attempt)));
  }

  public Session moveAndOffer(String attempt) {
    return act(Actor.player(game.turn()), new Act.Move(attempt(attempt), true));
  }

  public Session offer(Actor by) {
    return act(by, new Act.OfferDraw());
  }

  public Session accept(Actor by) {
    return act(by, new Act.AcceptDraw());
  }

  public Session decline(Actor by) {
    return act(by, new Act.DeclineDraw());
  }

  public Session resign(Actor by) {
    return act(by, new Act.Resign());
  }

  public Session claim(Claim claim) {
    return act(Actor.player(game.turn()), new Act.ClaimDraw(claim));
  }

  public Session claim(Claim claim, String intended) {
    Optional<Attempt> attempt = Optional.of(attempt(intended));
    return act(Actor.player(game.turn()), new Act.ClaimDraw(claim, attempt));
  }

  /// Time goes by.
  public Session wait(Duration time) {
    now = now.plus(time);
    return this;
  }

  /// The moment of the next act, a second later.
  public Instant tick() {
    now = now.plus(PAUSE);
    return now;
  }

  /// Somebody acts, a second later.
  public Session act(Actor by, Act.Deed deed) {
    return act(new Act(by, tick(), deed));
  }

  public Session act(Act act) {
    last = Laws.decide(act, game);
    game = last.game();
    return this;
  }

  public Game game() {
    return game;
  }

  public Instant now() {
    return now;
  }

  public Decision last() {
    return last;
  }

  public List<Event> events() {
    return last.events();
  }

  /// The latest ruling of the last act.
  public Ruling ruling() {
    return last.events().stream()
        .filter(Ruling.class::isInstance)
        .map(Ruling.class::cast)
        .reduce((_, later) -> later)
        .orElseThrow(() -> new AssertionError("no ruling: " + last));
  }

  public Refusal refusal() {
    return last.refusal().orElseThrow(() -> new AssertionError("not refused: " + last.events()));
  }

  public Objection objection() {
    return refusal().objection();
  }

  public Duration left(Colour colour) {
    return game.clock().left(colour, now).orElseThrow();
  }

  /// The facts of one kind that the latest ruling rests on.
  public <F extends Fact> List<F> facts(Class<F> kind) {
    return ruling().facts().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /// The one fact of that kind.
  public <F extends Fact> F fact(Class<F> kind) {
    List<F> facts = facts(kind);
    if (facts.size() != 1) {
      throw new AssertionError(facts.size() + " of " + kind + " in " + ruling());
    }
    return facts.getFirst();
  }
}
