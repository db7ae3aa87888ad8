package org.jadoube.laws.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Edition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// When a draw could first have been claimed, found from whole games.
final class DrawClaimsTest {
  private static final String[] KNIGHTS_OUT_AND_BACK = {"g1f3", "g8f6", "f3g1", "f6g8"};

  static List<Edition> editions() {
    return Edition.all();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void the_third_appearance_could_be_claimed_when_it_stood(Edition edition) {
    History history = WholeGame.standard().cycles(3, KNIGHTS_OUT_AND_BACK).history();
    assertThat(DrawClaims.of(edition).first(Claim.THREEFOLD, history, 12)).hasValue(8);
    assertThat(DrawClaims.of(edition).first(Claim.FIFTY_MOVES, history, 12)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void fifty_moves_could_be_claimed_when_the_last_was_made(Edition edition) {
    History history =
        WholeGame.from("4k3/8/8/8/8/8/R7/4K3 w - - 98 80")
            .moves("a2a3", "e8d8", "a3a4", "d8e8")
            .history();
    assertThat(DrawClaims.of(edition).first(Claim.FIFTY_MOVES, history, 4)).hasValue(2);
    assertThat(DrawClaims.of(edition).first(Claim.THREEFOLD, history, 4)).isEmpty();
  }

  @Test
  void only_positions_before_the_given_ply_count() {
    History history = WholeGame.standard().cycles(2, KNIGHTS_OUT_AND_BACK).history();
    DrawClaims claims = DrawClaims.of(Edition.FIDE_2023);
    assertThat(claims.first(Claim.THREEFOLD, history, 8)).isEmpty();
    assertThat(claims.first(Claim.THREEFOLD, history, 9)).hasValue(8);
  }
}
