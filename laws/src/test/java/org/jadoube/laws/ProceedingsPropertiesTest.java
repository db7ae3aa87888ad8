package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.permission.PossibleActs;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.Samples;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;

/// What holds of every game whatever is done on a screen, at the board and beside it, by anybody,
/// in every edition and under any arrangements.
final class ProceedingsPropertiesTest {
  private static final int ACTS = 120;
  private static final List<String> CONTROLS = List.of("-", "60", "2/60:90", "30+5", "600", "7200");

  @RepeatedTest(40)
  void acts_beside_the_board_keep_the_game_consistent(RepetitionInfo repetition) {
    for (int i = 0; i < 5; i++) {
      new Play(Seeded.random(repetition.getCurrentRepetition() * 100L + i)).play();
    }
  }

  @Tag("long")
  @RepeatedTest(1000)
  void very_many_acts_keep_the_game_consistent(RepetitionInfo repetition) {
    for (int i = 0; i < 20; i++) {
      new Play(Seeded.random(1_000_000L + repetition.getCurrentRepetition() * 100L + i)).play();
    }
  }

  private static final class Play {
    private final RandomGenerator random;
    private final Samples samples;
    private final RandomHands hands;
    private final List<Class<? extends Act>> kinds = Samples.members(Act.class);
    private final List<Event> events = new ArrayList<>();
    private Game game;
    private Game mirrored;
    private Instant now = Session.START;

    Play(RandomGenerator random) {
      this.random = random;
      this.hands = new RandomHands(random);
      this.samples =
          Samples.from(random)
              .with(SquareSet.class, source -> SquareSet.of(source.nextLong() | 1))
              .with(Instant.class, _ -> now)
              .with(Duration.class, source -> Duration.ofMillis(source.nextLong(0, 100_000)))
              .with(int.class, source -> source.nextInt(-1, 12))
              .with(Board.class, _ -> game.position().board())
              .with(Actor.class, this::actor)
              .with(
                  String.class, source -> any(List.of("e4", "e5", "Nf3", "0-0", "?", "de"), source))
              .with(Attempt.class, this::attempt);
      this.game = Game.of(regulations());
      this.mirrored = Game.of(Mirrored.of(game.regulations()));
    }

    private Regulations regulations() {
      return Session.regulations(any(CONTROLS, random))
          .with(any(Edition.all(), random))
          .with(samples.of(FlagWatch.class))
          .withArbiter(random.nextBoolean())
          .with(
              random
                  .ints(3, 0, Arrangement.values().length)
                  .distinct()
                  .mapToObj(i -> Arrangement.values()[i])
                  .toArray(Arrangement[]::new));
    }

    private Actor actor(RandomGenerator source) {
      return any(
          List.of(
              Actor.player(game.turn()), Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.ARBITER),
          source);
    }

    private Attempt attempt(RandomGenerator source) {
      MoveList legal = game.position().legalMoves();
      return legal.isEmpty()
          ? new Attempt.Castle(CastlingSide.KING_SIDE)
          : Attempt.of(legal.get(source.nextInt(legal.size())));
    }

    void play() {
      act(new Act.Begin(Actor.CLOCK, now));
      for (int i = 0; i < ACTS; i++) {
        now = now.plusMillis(random.nextInt(3000));
        act(next());
      }
      assertThat(Game.replay(game.regulations(), events)).isEqualTo(game);
    }

    /// On a screen, by hand, or anything at all.
    private Act next() {
      return switch (random.nextInt(4)) {
        case 0 -> move();
        case 1, 2 -> hands.next(game, now);
        default -> samples.of(any(kinds, random));
      };
    }

    private Act move() {
      return new Act.Move(Actor.player(game.turn()), now, attempt(random));
    }

    private void act(Act act) {
      if (endsAtOnce(act) || act instanceof AnnouncementAct.DrawStart) {
        return;
      }
      Game before = game;
      Decision decision = Laws.decide(act, before);
      theOtherColourMayDoTheSame(act, decision);
      whatIsDoneIsPermitted(act, before, decision);
      assertThat(decision.events().isEmpty() && !decision.game().equals(game)).isFalse();
      events.addAll(decision.events());
      game = decision.game();
      assertThat(game.result().isPresent()).isEqualTo(game.phase() == Phase.FINISHED);
      assertThat(GivenTime.isAccountedFor(before, decision, now)).as("%s", act).isTrue();
      playEndsWithTheGame(before, decision);
      thePointsKeepWithinTheCap();
    }

    /// In the game with the colours exchanged the same happens to the other colour.
    private void theOtherColourMayDoTheSame(Act act, Decision decision) {
      Decision other = Laws.decide(Mirrored.of(act), mirrored);
      assertThat(Mirrored.comparable(Mirrored.of(other.events())))
          .as("%s", act)
          .isEqualTo(Mirrored.comparable(decision.events()));
      assertThat(other.refusal().map(refusal -> refusal.objection().getClass()))
          .as("%s", act)
          .isEqualTo(decision.refusal().map(refusal -> refusal.objection().getClass()));
      mirrored = other.game();
    }

    /// No act is accepted whose kind was not permitted to its actor.
    private void whatIsDoneIsPermitted(Act act, Game before, Decision decision) {
      ActKind kind = ActKind.of(act);
      if (decision.refusal().isEmpty() && !(act.by() instanceof Actor.Clock)) {
        assertThat(new PossibleActs(before.state(), act.by(), now).accepted(kind))
            .as("%s", act)
            .isPresent();
      }
    }

    /// What comes after the end concerns the result and the scoresheets, never the play.
    private void playEndsWithTheGame(Game before, Decision decision) {
      boolean reopened = decision.game().phase() != Phase.FINISHED && isByAppeal(decision);
      if (before.phase() == Phase.FINISHED && !reopened) {
        assertThat(decision.game().phase()).isEqualTo(Phase.FINISHED);
        assertThat(decision.game().ply().number()).isEqualTo(before.ply().number());
        assertThat(decision.game().clock().times(now)).isEqualTo(before.clock().times(now));
      }
    }

    private static boolean isByAppeal(Decision decision) {
      return decision.events().stream().anyMatch(it -> it.citation().rule() == Rule.APPEAL);
    }

    private void thePointsKeepWithinTheCap() {
      boolean capped = game.edition().has(Rule.POINTS_CAP);
      assertThat(game.result().stream().toList())
          .allMatch(result -> !capped || game.regulations().scoring().allows(result));
    }

    /// Most games shall last a while.
    private boolean endsAtOnce(Act act) {
      boolean ends =
          act instanceof Act.Resign
              || act instanceof Act.AcceptDraw
              || act instanceof Act.DecideResult
              || act instanceof Act.Penalise
              || act instanceof ConductAct.FindRefusal
              || act instanceof ConductAct.FindDevice;
      return ends && random.nextInt(10) > 0;
    }

    private static <T> T any(List<T> choices, RandomGenerator source) {
      return choices.get(source.nextInt(choices.size()));
    }
  }
}
