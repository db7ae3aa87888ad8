package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Setup;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;

/// Properties of every game at a real board, tried on random hands in every edition.
final class BoardPropertiesTest {
  private static final int ACTS = 120;
  private static final int GAMES = 40;
  private static final List<String> CONTROLS =
      List.of("-", "60", "5+3", "10/30:60d2", "900+10", "2/3:60", "5400+30");

  @RepeatedTest(3)
  void hands_at_a_board_keep_the_laws_consistent(RepetitionInfo repetition) {
    games(repetition.getCurrentRepetition());
  }

  @Tag("long")
  @RepeatedTest(1000)
  void very_many_hands_at_a_board_keep_the_laws_consistent(RepetitionInfo repetition) {
    games(1000L + repetition.getCurrentRepetition());
  }

  private static void games(long seed) {
    for (int i = 0; i < GAMES; i++) {
      new Table(Seeded.random(seed * GAMES + i)).play();
    }
  }

  /// A game and its mirror image.
  private static final class Table {
    private final RandomGenerator random;
    private final RandomHands hands;
    private final Regulations regulations;
    private final List<Event> events = new ArrayList<>();
    private Game game;
    private Game mirrored;
    private Instant now = Session.START;

    Table(RandomGenerator random) {
      this.random = random;
      this.hands = new RandomHands(random);
      this.regulations =
          Session.regulations(any(CONTROLS))
              .with(any(Edition.books()))
              .with(any(List.of(Supervision.values())))
              .with(any(List.of(FlagWatch.values())))
              .with(Setup.chess960(random.nextBoolean() ? 518 : random.nextInt(960)))
              .withArbiter(true);
      this.game = Game.of(regulations);
      this.mirrored = Game.of(Mirrored.of(regulations));
    }

    private <T> T any(List<T> choices) {
      return choices.get(random.nextInt(choices.size()));
    }

    void play() {
      for (int i = 0; i < ACTS; i++) {
        now = now.plusMillis(random.nextInt(1500));
        act(
            game.phase() == Phase.NOT_BEGUN && random.nextInt(4) > 0
                ? new Act(Actor.CLOCK, now, new Act.Begin())
                : hands.next(game, now));
      }
      Game again = Game.replay(regulations, events);
      assertThat(again).isEqualTo(game).hasSameHashCodeAs(game);
      assertThat(again.events()).isEqualTo(events);
      assertThat(again.board()).isEqualTo(game.board());
      assertThat(again.clock().times(now)).isEqualTo(game.clock().times(now));
    }

    private void act(Act act) {
      Game before = game;
      Decision decision = Laws.decide(act, before);
      game = decision.game();
      events.addAll(decision.events());
      theOtherColourMayDoTheSame(act, decision);
      assertThat(game.result().isPresent()).isEqualTo(game.phase() == Phase.FINISHED);
      if (decision.events().isEmpty()) {
        assertThat(game).isEqualTo(before);
      }
      if (before.phase() == Phase.FINISHED && !(act.by() instanceof Actor.Arbiter)) {
        assertThat(game.result()).isEqualTo(before.result());
        assertThat(game.setup()).isEqualTo(before.setup());
        assertThat(game.clock()).isEqualTo(before.clock());
      }
      assertThat(GivenTime.isAccountedFor(before, decision, now)).isTrue();
    }

    private void theOtherColourMayDoTheSame(Act act, Decision decision) {
      Decision other = Laws.decide(Mirrored.of(act), mirrored);
      mirrored = other.game();
      assertThat(Mirrored.comparable(Mirrored.of(other.events())))
          .as("%s", act)
          .isEqualTo(Mirrored.comparable(decision.events()));
      assertThat(other.refusal().map(refusal -> refusal.objection().getClass()).isPresent())
          .isEqualTo(decision.refusal().isPresent());
      assertThat(mirrored.result().map(Mirrored::of)).isEqualTo(game.result());
      assertThat(mirrored.board().mirrored()).isEqualTo(game.board());
    }
  }
}
