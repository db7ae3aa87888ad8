package org.jadoube.laws.regulations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.MovingAid;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.junit.jupiter.api.Test;

/// E04 2.4, 6.2 and 20.2.1.
final class OnlinePlayTest {
  private static final Regulations ONLINE = Session.regulations("300").with(Edition.E04);

  @Test
  void what_a_competition_does_not_settle_is_as_usual() {
    assertThat(ONLINE.online()).isEmpty();
    assertThat(ONLINE.onlinePlay().competition()).isEqualTo(Competition.UNSUPERVISED);
    assertThat(ONLINE.onlinePlay().board()).isEqualTo(BoardFormat.VIRTUAL);
    assertThat(ONLINE.onlinePlay().aids()).containsExactlyInAnyOrder(MovingAid.values());
  }

  @Test
  void the_default_time_is_zero_unless_said() {
    assertThat(Regulations.of(ONLINE.timeControl(), Edition.E04).defaultTime()).isZero();
  }

  @Test
  void a_hybrid_competition_cites_its_own_part() {
    Regulations hybrid = ONLINE.with(OnlinePlay.USUAL.with(Competition.HYBRID));
    assertThat(ONLINE.cite(Rule.DEFAULT_TIME).article().number()).isEqualTo("8.5");
    assertThat(hybrid.cite(Rule.DEFAULT_TIME).article().number()).isEqualTo("16.11");
    assertThat(hybrid.cite(Rule.CHECKMATE).article().number()).isEqualTo("5.1");
  }

  @Test
  void over_the_board_it_makes_no_difference() {
    Regulations board = Session.regulations("300").with(OnlinePlay.USUAL.with(Competition.HYBRID));
    assertThat(board.cite(Rule.DEFAULT_TIME).article().number()).isEqualTo("6.7.1");
  }

  @Test
  void no_time_is_negative() {
    assertThatThrownBy(() ->
            new OnlinePlay(
                Competition.HYBRID,
                BoardFormat.EBOARD,
                Set.of(),
                Duration.ofMillis(-1),
                Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("completesAfter");
    assertThatThrownBy(() ->
            new OnlinePlay(
                Competition.HYBRID,
                BoardFormat.EBOARD,
                Set.of(),
                Duration.ZERO,
                Optional.of(Duration.ofMillis(-1))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("reconnectWithin");
  }
}
