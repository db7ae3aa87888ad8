package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.DrawRestriction;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.laws.regulations.Supervision;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/// Properties of every game, tried on random ones: sensible acts and senseless ones, by anybody, in
/// every edition.
final class GamePropertiesTest {
  private static final int ACTS = 150;
  private static final List<String> CONTROLS = List.of("-", "60", "5+3", "10/30:60d2", "900+10");

  @RepeatedTest(60)
  void random_acts_keep_the_laws_consistent(RepetitionInfo repetition) {
    for (int i = 0; i < 5; i++) {
      Player player = new Player(Seeded.random(repetition.getCurrentRepetition() * 1000L + i));
      player.play();
    }
  }

  /// Somebody who does anything at all.
  private static final class Player {
    private final RandomGenerator random;
    private final Regulations regulations;
    private final List<Event> events = new ArrayList<>();
    private Game game;
    private Instant now = Session.START;

    Player(RandomGenerator random) {
      this.random = random;
      this.regulations =
          Session.regulations(any(CONTROLS))
              .with(any(Edition.books()))
              .with(any(List.of(Supervision.values())))
              .with(any(List.of(FlagWatch.values())))
              .with(any(List.of(DrawRestriction.FREE, DrawRestriction.NEVER)))
              .with(Setup.chess960(random.nextInt(960)));
      this.game = Game.of(regulations);
    }

    void play() {
      act(new Act(Actor.CLOCK, now, new Act.Begin()));
      for (int i = 0; i < ACTS; i++) {
        now = now.plusMillis(random.nextInt(3000));
        act(random.nextInt(10) < 7 ? move() : anything());
      }
      Game again = Game.replay(regulations, events);
      assertThat(again).isEqualTo(game).hasSameHashCodeAs(game);
      assertThat(again.events()).isEqualTo(events);
      assertThat(again.clock().times(now)).isEqualTo(game.clock().times(now));
    }

    private void act(Act act) {
      Game before = game;
      Decision decision = Laws.decide(act, before);
      game = decision.game();
      events.addAll(decision.events());
      assertThat(Game.replay(regulations, events).position()).isEqualTo(game.position());
      if (decision.events().isEmpty()) {
        assertThat(game).isEqualTo(before);
      }
      resultStands(before, act);
      noTimeComesFromNowhere(before, decision, act.at());
    }

    private void resultStands(Game before, Act act) {
      assertThat(game.result().isPresent()).isEqualTo(game.phase() == Phase.FINISHED);
      if (before.phase() == Phase.FINISHED && !(act.by() instanceof Actor.Arbiter)) {
        assertThat(game).isEqualTo(before);
      }
      if (game.edition().has(Rule.POINTS_CAP)) {
        game.result().ifPresent(result -> assertThat(Scoring.CLASSIC.allows(result)).isTrue());
      }
    }

    /// A clock shows more than before only by the bonus of a completed move or by a ruling.
    private void noTimeComesFromNowhere(Game before, Decision decision, Instant at) {
      if (!regulations.timeControl().isTimed()) {
        return;
      }
      for (Colour colour : Colour.values()) {
        Duration was = before.clock().left(colour, at).orElseThrow();
        Duration is = game.clock().left(colour, at).orElseThrow();
        boolean given =
            decision.events().stream().anyMatch(event -> event instanceof Ruling)
                || decision.events().stream()
                    .anyMatch(event -> event instanceof Event.MoveMade made && made.by() == colour)
                || decision.events().stream().anyMatch(Event.ClocksPaused.class::isInstance);
        assertThat(given || is.compareTo(was) <= 0).isTrue();
      }
    }

    private Act move() {
      MoveList legal = game.position().legalMoves();
      if (legal.isEmpty()) {
        return anything();
      }
      return new Act(
          Actor.player(game.turn()),
          now,
          new Act.Move(Attempt.of(legal.get(random.nextInt(legal.size()))), chance()));
    }

    private Act anything() {
      Actor by = any(List.of(Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.CLOCK));
      Colour colour = any(List.of(Colour.values()));
      Duration time = Duration.ofMillis(random.nextInt(-10, 60_000));
      Act.Deed deed =
          switch (random.nextInt(19)) {
            case 0 -> new Act.Begin();
            case 1 -> new Act.Move(nonsense(), chance());
            case 2 -> new Act.OfferDraw();
            case 3 -> chance() ? new Act.AcceptDraw() : new Act.DeclineDraw();
            case 4 -> new Act.DeclineDraw();
            case 5 -> random.nextInt(4) == 0 ? new Act.Resign() : new Act.OfferDraw();
            case 6, 7 -> new Act.ClaimDraw(any(List.of(Claim.values())));
            case 8, 9 -> new Act.ClaimDraw(any(List.of(Claim.values())), Optional.of(nonsense()));
            case 10 -> new Act.ClaimFlag();
            case 11 -> new Act.ObserveFlag();
            case 12 -> new Act.Pause(any(List.of(PauseReason.values())), since());
            case 13 -> new Act.Resume();
            case 14 -> new Act.SetClock(colour, time);
            case 15 -> new Act.AwardTime(colour, time);
            case 16 -> new Act.Penalise(colour, penalty(time));
            case 17 -> new ConductAct.TakeBackDecision("a slip");
            default ->
                random.nextInt(4) == 0
                    ? new Act.DecideResult(result(), any(List.of(Rule.values())))
                    : new Act.Resume();
          };
      return new Act(deed instanceof Act.Resume ? Actor.CLOCK : by, now, deed);
    }

    private Optional<Instant> since() {
      return chance() ? Optional.empty() : Optional.of(now.minusMillis(random.nextInt(-50, 2000)));
    }

    private Penalty penalty(Duration time) {
      return any(
          List.of(
              new Penalty.Warning(),
              new Penalty.MoreTimeForOpponent(time),
              new Penalty.LessTime(time),
              new Penalty.Fine("a beer"),
              new Penalty.Exclusion(random.nextInt(3)),
              new Penalty.Expulsion()));
    }

    private Result result() {
      List<Result.Score> scores = List.of(Result.Score.values());
      return new Result(any(scores), any(scores), chance());
    }

    private Attempt nonsense() {
      List<Square> squares = List.of(Square.values());
      return random.nextInt(8) == 0
          ? new Attempt.Castle(any(List.of(CastlingSide.values())))
          : new Attempt.Step(
              any(squares),
              any(squares),
              chance() ? Optional.empty() : Optional.of(any(List.of(Role.values()))));
    }

    private boolean chance() {
      return random.nextInt(4) == 0;
    }

    private <T> T any(List<T> choices) {
      return choices.get(random.nextInt(choices.size()));
    }
  }
}
