package org.jadoube.laws.regulations;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.junit.jupiter.api.Test;

final class ScoringTest {
  private static final Result BOTH_WIN = new Result(Result.Score.WIN, Result.Score.WIN, false);

  @Test
  void both_scores_together_are_at_most_what_a_game_gives() {
    assertThat(Scoring.CLASSIC.allows(Result.WHITE_WINS)).isTrue();
    assertThat(Scoring.CLASSIC.allows(BOTH_WIN)).isFalse();
  }

  @Test
  void with_draw_odds_a_draw_on_the_board_gives_the_points_of_a_win() {
    Scoring armageddon = Scoring.THREE_ONE_NIL.withDrawOdds(Colour.BLACK);
    assertThat(armageddon.counted(Result.DRAW)).isEqualTo(Result.BLACK_WINS);
    assertThat(armageddon.halves(Result.DRAW, Colour.BLACK)).isEqualTo(6);
    assertThat(armageddon.halves(Result.DRAW, Colour.WHITE)).isZero();
    assertThat(armageddon.counted(Result.WHITE_WINS)).isEqualTo(Result.WHITE_WINS);
    assertThat(armageddon.allows(Result.DRAW)).isTrue();
    assertThat(Scoring.CLASSIC.counted(Result.DRAW)).isEqualTo(Result.DRAW);
  }

  @Test
  void the_largest_points_do_not_overflow() {
    Scoring most = new Scoring(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);
    assertThat(most.allows(Result.WHITE_WINS)).isTrue();
    assertThat(most.allows(BOTH_WIN)).isTrue();
    assertThat(new Scoring(Integer.MAX_VALUE, 1, 0).allows(BOTH_WIN)).isFalse();
  }
}
