package org.jadoube.web.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AppealVerdict;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

/// When a game waits for the arbiter.
final class OpenCallsTest {
  private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");
  private static final TimeControl TIME = TimeControl.read("5400+30").orThrow();
  private static final Regulations ONLINE =
      Regulations.of(TIME, Edition.E04).withArbiter(/* arbiterPresent= */ true);
  private static final Regulations AT_A_TABLE =
      Regulations.of(TIME)
          .with(Arrangement.OVER_THE_BOARD, Arrangement.CLAIMS_CHECKED_BY_ARBITER)
          .withArbiter(/* arbiterPresent= */ true);

  private Game game = Game.of(ONLINE);
  private Instant now = NOON;

  private void begin(Regulations regulations) {
    game = Game.of(regulations);
    act(Actor.ARBITER, new Act.Begin());
  }

  private Instant tick() {
    now = now.plus(Duration.ofSeconds(1));
    return now;
  }

  private void act(Actor by, Act.Deed deed) {
    Decision decision = Laws.decide(new Act(by, tick(), deed), game);
    assertThat(decision.refusal()).as(deed.toString()).isEmpty();
    game = decision.game();
  }

  private List<String> calls() {
    return OpenCalls.in(game.events()).stream()
        .map(call -> call.why() + " " + call.by().orElse("nobody"))
        .toList();
  }

  @Test
  void a_call_stands_until_something_is_decided() {
    begin(ONLINE);
    assertThat(calls()).isEmpty();
    act(Actor.WHITE, new OnlineAct.CallArbiter());
    act(Actor.WHITE, new Act.Move(new Attempt.Step(Square.E2, Square.E4, Optional.empty())));
    assertThat(calls()).containsExactly("call white");
    act(Actor.ARBITER, new Act.Penalise(Colour.BLACK, new Penalty.Warning(), Optional.empty()));
    assertThat(calls()).isEmpty();
  }

  @Test
  void a_call_that_stops_the_clocks_is_one_call() {
    begin(ONLINE.plus(Arrangement.CALLS_STOP_THE_CLOCKS));
    act(Actor.BLACK, new OnlineAct.CallArbiter());
    assertThat(calls()).containsExactly("call black");
    act(Actor.ARBITER, new Act.Resume());
    assertThat(calls()).isEmpty();
  }

  @Test
  void whoever_stops_the_clocks_wants_the_arbiter() {
    begin(AT_A_TABLE);
    act(Actor.WHITE, new Act.Pause(PauseReason.ASSISTANCE, Optional.empty()));
    assertThat(calls()).containsExactly("clocks-stopped white");
    act(Actor.ARBITER, new Act.Resume());
    assertThat(calls()).isEmpty();
  }

  @Test
  void a_claim_waits_for_its_decision() {
    begin(AT_A_TABLE);
    act(Actor.WHITE, new Act.ClaimDraw(Claim.THREEFOLD, Optional.empty()));
    assertThat(calls()).containsExactly("claim white");
    act(Actor.ARBITER, new Act.DecideClaim());
    assertThat(calls()).isEmpty();
  }

  @Test
  void an_appeal_outlives_other_decisions() {
    begin(AT_A_TABLE);
    act(Actor.ARBITER, new Act.Penalise(Colour.WHITE, new Penalty.Warning(), Optional.empty()));
    act(Actor.WHITE, new ConductAct.Appeal());
    act(Actor.BLACK, new Act.Resign());
    assertThat(calls()).containsExactly("appeal white");
    act(Actor.ARBITER, new ConductAct.DecideAppeal(new AppealVerdict.Dismissed()));
    assertThat(calls()).isEmpty();
  }
}
