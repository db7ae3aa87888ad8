package org.jadoube.tournament.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Terms;
import org.junit.jupiter.api.Test;

/// The terms that a tournament may have.
final class TermsCheckTest {
  @Test
  void no_move_is_taken_back_in_a_tournament() {
    Regulations games = Regulations.of(TimeControl.UNTIMED);
    Terms terms = Terms.of("Open", Format.ROUND_ROBIN, games, PointSystem.CLASSIC);
    assertThat(TermsCheck.fault(terms, Instant.EPOCH)).isEmpty();
    assertThat(TermsCheck.fault(terms.with(games.plus(Arrangement.TAKEBACKS)), Instant.EPOCH))
        .contains(
            Changed.refused(
                Hindrance.UNFIT,
                "In a tournament, no move is taken back (regulations.arrangements)."));
  }
}
