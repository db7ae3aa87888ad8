package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Manner;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.rules.draw.Claims;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;

/// Properties of every game, whatever is done on a screen, at the board and beside it, by anybody,
/// in every edition and under any arrangements.
final class ProceedingsPropertiesTest {
  private static final int ACTS = 120;

  @RepeatedTest(7)
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
    private final RandomProceedings proceedings;
    private final List<Event> events = new ArrayList<>();
    private Game game;
    private Game mirrored;
    private Instant now = Session.START;

    Play(RandomGenerator random) {
      this.random = random;
      this.proceedings = new RandomProceedings(random);
      this.game = Game.of(proceedings.regulations());
      this.mirrored = Game.of(Mirrored.of(game.regulations()));
    }

    void play() {
      act(new Act(Actor.CLOCK, now, new Act.Begin()));
      for (int i = 0; i < ACTS; i++) {
        now = now.plusMillis(random.nextInt(3000));
        act(proceedings.next(game, now));
      }
      assertThat(Game.replay(game.regulations(), events)).isEqualTo(game);
    }

    private void act(Act act) {
      if (endsAtOnce(act) || act.deed() instanceof AnnouncementAct.DrawStart) {
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

    /// Checks that in the game with the colours exchanged, the other colour fares alike.
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

    /// Checks that an act is only accepted if its kind and manner were permitted to its actor.
    private void whatIsDoneIsPermitted(Act act, Game before, Decision decision) {
      Class<? extends Act.Deed> kind = act.kind();
      if (decision.refusal().isEmpty()
          && !(act.by() instanceof Actor.Clock)
          && Claims.withoutRight(act, before.state()).isEmpty()) {
        assertThat(Laws.permissions(before, act.by(), now).of(kind, Manner.of(act.deed())))
            .as("%s", act)
            .hasValueSatisfying(
                permission -> assertThat(permission.refusal()).as("%s", act).isEmpty());
      }
    }

    /// Checks that acts after the end concern the result and the scoresheets, never the play.
    private void playEndsWithTheGame(Game before, Decision decision) {
      boolean reopened = decision.game().phase() != Phase.FINISHED && isReopening(decision);
      if (before.phase() == Phase.FINISHED && !reopened) {
        assertThat(decision.game().phase()).isEqualTo(Phase.FINISHED);
        assertThat(decision.game().ply().number()).isEqualTo(before.ply().number());
        assertThat(decision.game().clock().times(now)).isEqualTo(before.clock().times(now));
      }
    }

    /// Whether the game is reopened, by an appeal, or because the arbiter decides otherwise or
    /// takes a decision back.
    private static boolean isReopening(Decision decision) {
      return decision.events().stream()
          .filter(Ruling.class::isInstance)
          .flatMap(ruling -> ((Ruling) ruling).consequences().stream())
          .anyMatch(Consequence.GameReopened.class::isInstance);
    }

    private void thePointsKeepWithinTheCap() {
      boolean capped = game.edition().has(Rule.POINTS_CAP);
      assertThat(game.result().stream().toList())
          .allMatch(result -> !capped || game.regulations().scoring().allows(result));
    }

    /// Whether the act would end the game at once; most games should last a while.
    private boolean endsAtOnce(Act act) {
      boolean ends =
          act.deed() instanceof Act.Resign
              || act.deed() instanceof Act.AcceptDraw
              || act.deed() instanceof Act.DecideResult
              || act.deed() instanceof Act.Penalise
              || act.deed() instanceof ConductAct.FindRefusal
              || act.deed() instanceof ConductAct.FindDevice;
      return ends && random.nextInt(10) > 0;
    }
  }
}
