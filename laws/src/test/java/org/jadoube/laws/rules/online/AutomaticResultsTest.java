package org.jadoube.laws.rules.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

/// E04 15.4: a zone that knew less may have declared a draw wrongly.
final class AutomaticResultsTest {
  private static final Instant NOON = Session.START;
  private static final Regulations ONLINE = Session.regulations("300").with(Edition.E04);

  /// A game that was drawn when White's flag fell, rightly or not.
  private static Game drawn(String fen) {
    Ruling draw =
        new Ruling(
            NOON.plusSeconds(300),
            Edition.E04.cite(Rule.FLAG_FALL_UNWINNABLE),
            List.of(new Consequence.Ends(Result.DRAW)),
            List.of());
    return Game.replay(
        ONLINE.with(Session.fen(fen)),
        List.of(new Event.GameBegun(NOON, Edition.E04.cite(Rule.START_OF_GAME)), draw));
  }

  private static Decision changed(Game game) {
    return Laws.decide(
        new Act(
            Actor.ARBITER,
            NOON.plusSeconds(400),
            new Act.DecideResult(
                new Result(Result.Score.LOSS, Result.Score.WIN, false), Rule.WRONG_AUTOMATIC_DRAW)),
        game);
  }

  @Test
  void a_draw_is_changed_where_checkmate_was_possible() {
    Decision decision = changed(drawn("8/8/8/4n3/8/8/P7/K1k5 w - - 0 1"));
    assertThat(decision.refusal()).isEmpty();
    assertThat(decision.game().result().orElseThrow()).hasToString("0-1");
  }

  @Test
  void a_right_one_is_not() {
    Decision decision = changed(drawn("4k3/8/8/8/8/8/8/3QK3 w - - 0 1"));
    assertThat(decision.refusal()).isPresent();
    assertThat(decision.game().result()).contains(Result.DRAW);
  }
}
