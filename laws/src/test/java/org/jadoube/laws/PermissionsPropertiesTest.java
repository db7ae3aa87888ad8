package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.act.Manner;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.draw.Claims;
import org.jadoube.laws.rules.moving.IdleHands;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/// The permitted acts are those that `decide` accepts, except claims that nobody has a right to: in
/// random games, in every edition and for everybody.
final class PermissionsPropertiesTest {
  private static final int ACTS = 60;
  private static final List<Actor> ACTORS =
      List.of(
          Actor.WHITE,
          Actor.BLACK,
          Actor.ARBITER,
          Actor.CLOCK,
          new Actor.Assistant(Colour.WHITE),
          new Actor.Assistant(Colour.BLACK));

  private interface Check {
    void of(Game game, Instant now);
  }

  /// Plays a game and checks it now and then.
  private static void play(RandomGenerator random, int between, Check check) {
    RandomProceedings proceedings = new RandomProceedings(random);
    Game game = Game.of(proceedings.regulations());
    Instant now = Session.START;
    check.of(game, now);
    game = Laws.decide(new Act(Actor.CLOCK, now, new Act.Begin()), game).game();
    for (int i = 1; i <= ACTS; i++) {
      now = now.plusMillis(random.nextInt(3000));
      Game next = Laws.decide(proceedings.next(game, now), game).game();
      boolean early = next.phase() == Phase.FINISHED && random.nextInt(10) > 0;
      game = early ? game : next;
      if (i % between == 0) {
        check.of(game, now);
      }
    }
  }

  @RepeatedTest(5)
  void a_kind_of_act_is_permitted_exactly_if_some_act_of_it_is_accepted(RepetitionInfo info) {
    RandomGenerator random = Seeded.random(7_000L + info.getCurrentRepetition());
    play(
        random,
        20,
        (game, now) -> permittedIsAccepted(game, ACTORS.get(random.nextInt(ACTORS.size())), now));
  }

  private static void permittedIsAccepted(Game game, Actor by, Instant now) {
    Map<String, Answers> slowly = slowly(game, by, now);
    for (Permission permission : Laws.permissions(game, by, now).acts()) {
      String name = name(permission.act(), permission.manner());
      Answers answers = slowly.remove(name);
      assertThat(answers).as(name).isNotNull();
      assertThat(permission.isGranted()).as("%s by %s", name, by).isEqualTo(answers.accepted);
      assertThat(answers.refusals).as(name).containsAll(permission.refusal().stream().toList());
    }
    assertThat(slowly.keySet()).as("kinds and manners without an answer").isEmpty();
  }

  /// The answers to all acts of a kind and manner, up to the first that was accepted.
  private static final class Answers {
    private final Set<Refusal> refusals = new HashSet<>();
    private boolean accepted;
  }

  private static String name(Class<? extends Act.Deed> kind, Optional<Manner> manner) {
    return kind.getSimpleName() + manner.map(how -> " " + how).orElse("");
  }

  private static Map<String, Answers> slowly(Game game, Actor by, Instant now) {
    Map<String, Answers> answers = new HashMap<>();
    EveryAct every = new EveryAct(game, by, now);
    for (Class<? extends Act.Deed> kind : Kinds.all()) {
      every
          .of(kind)
          .forEach(act ->
              tried(
                  act,
                  game,
                  answers.computeIfAbsent(
                      name(act.kind(), Manner.of(act.deed())), _ -> new Answers())));
    }
    return answers;
  }

  private static void tried(Act act, Game game, Answers answers) {
    if (!answers.accepted) {
      Decision decision = Laws.decide(act, game);
      decision
          .refusal()
          .filter(_ -> !isDone(act, decision))
          .or(() -> Claims.withoutRight(act, game.state()))
          .map(PermissionsPropertiesTest::withoutReading)
          .ifPresentOrElse(answers.refusals::add, () -> answers.accepted = true);
    }
  }

  /// The refusal without the reading of the clock, since a permission holds for longer.
  private static Refusal withoutReading(Refusal refusal) {
    return refusal.objection() instanceof Objection.FlagNotFallen(Colour player, _)
        ? new Refusal(refusal.citation(), new Objection.FlagNotFallen(player, Optional.empty()))
        : refusal;
  }

  /// Whether hands have done it, so that only its consequences are refused.
  private static boolean isDone(Act act, Decision decision) {
    return IdleHands.areUsedFor(act)
        && !(act.deed() instanceof BoardAct.Adjust)
        && decision.events().stream().anyMatch(event -> !(event instanceof Ruling));
  }

  @RepeatedTest(8)
  void time_alone_changes_nothing_before_the_moment_given(RepetitionInfo info) {
    RandomGenerator random = Seeded.random(8_000L + info.getCurrentRepetition());
    play(random, 5, (game, now) -> ACTORS.forEach(by -> lasts(game, by, now, random)));
  }

  private static void lasts(Game game, Actor by, Instant now, RandomGenerator random) {
    Permissions permissions = Laws.permissions(game, by, now);
    Instant until = permissions.until().orElse(now.plus(Duration.ofDays(2)));
    long millis = Duration.between(now, until).toMillis();
    assertThat(millis).isPositive();
    List.of(millis - 1, random.nextLong(millis))
        .forEach(later ->
            assertThat(Laws.permissions(game, by, now.plusMillis(later)).acts())
                .as("%s, %s of %s ms later", by, later, millis)
                .isEqualTo(permissions.acts()));
  }
}
