package org.jadoube.laws.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Irregularity;
import org.junit.jupiter.api.Test;

/// Tests what remains after play has gone back to an earlier position.
final class GoingBackTest {
  @Test
  void offers_made_later_are_forgotten() {
    Scoresheets sheets = Scoresheets.EMPTY.offered(1).offered(2).offered(3);
    assertThat(sheets.backTo(2).offers()).containsExactlyInAnyOrder(1, 2);
    assertThat(sheets.backTo(0).offers()).isEmpty();
    assertThat(sheets.backTo(3)).isEqualTo(sheets);
  }

  @Test
  void illegal_moves_made_before_are_still_to_be_found() {
    OverTheBoard table = OverTheBoard.newest().moves("g1g3", "g8g6");
    assertThat(table.state().irregularities().unfound()).hasSize(2);
    table.report(Actor.ARBITER, Irregularity.ILLEGAL_MOVE);
    assertThat(table.state().irregularities().unfound()).isEmpty();
    assertThat(table.state().ply().number()).isZero();
  }

  @Test
  void pieces_stand_where_they_stood() {
    OverTheBoard table = OverTheBoard.newest().moves("e2e4", "g8g6").lift("d2");
    table.report(Actor.WHITE, Irregularity.ILLEGAL_MOVE);
    assertThat(table.state().board()).isEqualTo(table.state().ply().board());
    assertThat(table.state().ply().number()).isEqualTo(1);
  }
}
