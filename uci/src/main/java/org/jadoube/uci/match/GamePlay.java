package org.jadoube.uci.match;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.ClockFace;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Clocks;
import org.jadoube.uci.Engine;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Limits;

/// One game: each engine is asked in turn, and the Laws judge its moves and its time. The game's
/// time is the engines' thinking time alone.
final class GamePlay {
  private static final Duration TICK = Duration.ofMillis(1);

  private final Fixture fixture;
  private final Adjudicator adjudicator;
  private final List<PlayedMove> moves = new ArrayList<>();
  private Optional<String> told = Optional.empty();
  private Game game;
  private PlayedLine line;
  private Instant now;

  private GamePlay(Fixture fixture, Adjudication terms, Instant now) {
    this.fixture = fixture;
    this.adjudicator = new Adjudicator(terms);
    this.now = now;
    this.line = PlayedLine.of(fixture.opening().start()).orElseThrow();
    this.game =
        Game.of(Regulations.of(fixture.white().pace().control()).with(fixture.opening().start()));
  }

  /// Plays a game.
  static MatchGame play(
      Fixture fixture, Engine white, Engine black, Adjudication terms, Instant now) {
    GamePlay play = new GamePlay(fixture, terms, now);
    white.newGame();
    black.newGame();
    MatchGameEnd ended = play.opened().orElseGet(() -> play.toTheEnd(white, black));
    return new MatchGame(fixture, play.game, play.moves, ended, play.told);
  }

  private Optional<MatchGameEnd> opened() {
    decide(new Act(Actor.ARBITER, now, new Act.Begin()));
    for (Move move : Openings.moves(fixture.opening())) {
      Optional<MatchGameEnd> end = make(move);
      if (end.isPresent()) {
        return end;
      }
    }
    return Optional.empty();
  }

  private MatchGameEnd toTheEnd(Engine white, Engine black) {
    Optional<MatchGameEnd> end = Optional.empty();
    while (end.isEmpty()) {
      end = move(line.position().turn() == Colour.WHITE ? white : black);
    }
    return end.get();
  }

  private Optional<MatchGameEnd> move(Engine engine) {
    Colour mover = line.position().turn();
    Pace pace = mover == Colour.WHITE ? fixture.white().pace() : fixture.black().pace();
    long before = System.nanoTime();
    Answer answer = engine.answer(line, limits(pace));
    Duration time = Duration.ofNanos(System.nanoTime() - before);
    Optional<MatchGameEnd> late = late(mover, pace, time);
    return late.isPresent() ? late : taken(answer, mover, time);
  }

  private Optional<MatchGameEnd> taken(Answer answer, Colour mover, Duration time) {
    return switch (answer) {
      case Answer.Failed(Failure failure) -> Optional.of(failed(failure, mover));
      case Answer.Played played -> {
        now = now.plus(within(mover, time));
        moves.add(new PlayedMove(line.length() + 1, played.finding(), time));
        adjudicator.take(mover, played.finding(), played.best().resetsHalfmoveClock());
        yield make(played.best())
            .or(this::claimed)
            .or(() -> adjudicator.end(mover, line.length() / 2));
      }
    };
  }

  /// A move that came within the margin counts as made in the last moment.
  private Duration within(Colour mover, Duration time) {
    return left(mover)
        .map(left -> left.minus(TICK))
        .filter(last -> last.compareTo(time) < 0)
        .map(last -> last.isNegative() ? Duration.ZERO : last)
        .orElse(time);
  }

  private Optional<Duration> left(Colour mover) {
    return game.clock().left(mover, now);
  }

  /// The end on time, which is no loss if the opponent cannot mate (Article 6.9).
  private Optional<MatchGameEnd> late(Colour mover, Pace pace, Duration time) {
    Duration counted = time.minus(pace.margin());
    if (left(mover).filter(left -> counted.compareTo(left) >= 0).isPresent()) {
      now = now.plus(time);
      return decide(new Act(Actor.CLOCK, now, new Act.ObserveFlag()));
    }
    return pace.moveTime()
        .filter(most -> counted.compareTo(most.plus(TICK.multipliedBy(50))) > 0)
        .map(_ ->
            MatchGameEnd.lost(
                mover, MatchTermination.TIME_FORFEIT, mover + " overstepped its move time"));
  }

  private MatchGameEnd failed(Failure failure, Colour mover) {
    told = Optional.of(failure.message());
    return switch (failure.kind()) {
      case ILLEGAL_MOVE ->
          MatchGameEnd.lost(mover, MatchTermination.ILLEGAL_MOVE, mover + " gave no legal move");
      case CLOSED -> MatchGameEnd.unterminated();
      default -> MatchGameEnd.lost(mover, MatchTermination.ABANDONED, mover + " no longer plays");
    };
  }

  private Optional<MatchGameEnd> make(Move move) {
    Actor mover = Actor.player(line.position().turn());
    line = line.play(move);
    return decide(new Act(mover, now, new Act.Move(Attempt.of(move))));
  }

  /// As usual among engines, draws that a player could claim are claimed at once (Articles 9.2 and
  /// 9.3).
  private Optional<MatchGameEnd> claimed() {
    Edition edition = game.edition();
    if (line.occurrences() >= edition.value(Parameters.OCCURRENCES_TO_CLAIM)) {
      return claim(Claim.THREEFOLD);
    }
    return line.halfmoveClock() >= 2 * edition.value(Parameters.MOVES_TO_CLAIM)
        ? claim(Claim.FIFTY_MOVES)
        : Optional.empty();
  }

  private Optional<MatchGameEnd> claim(Claim claim) {
    Actor mover = Actor.player(line.position().turn());
    return decide(new Act(mover, now, new Act.ClaimDraw(claim)));
  }

  private Optional<MatchGameEnd> decide(Act act) {
    Decision decision = Laws.decide(act, game);
    game = decision.game();
    return game.ending().map(MatchGameEnd::by);
  }

  private Limits limits(Pace pace) {
    return new Limits(clocks(), pace.depth(), pace.nodes(), pace.moveTime(), List.of());
  }

  private Optional<Clocks> clocks() {
    return left(Colour.WHITE)
        .map(white ->
            new Clocks(
                white,
                left(Colour.BLACK).orElse(white),
                increment(Colour.WHITE),
                increment(Colour.BLACK),
                movesToGo(line.position().turn())));
  }

  private Duration increment(Colour colour) {
    return game.clock().periodOf(colour).bonus() instanceof Bonus.Increment(Duration time)
        ? time
        : Duration.ZERO;
  }

  /// The moves until the next time control.
  private OptionalInt movesToGo(Colour colour) {
    ClockFace.Progress progress = game.clock().face(colour).period();
    OptionalInt required = progress.required(game.clock().control().of(colour));
    return required.isPresent()
        ? OptionalInt.of(Math.max(1, required.getAsInt() - progress.completed()))
        : required;
  }
}
