package org.jadoube.notation.pgn.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.san.MoveStyle;
import org.junit.jupiter.api.Test;

class PgnEditTest {
  private static final PgnGame GAME =
      PgnGame.all("1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) (1... e6) 2. Nf3 Nc6 *")
          .getFirst();

  private static String movetext(PgnGame game) {
    return new PgnWriter(PgnForm.AS_READ, MoveStyle.PGN).text(game).strip();
  }

  @Test
  void a_comment_is_put_deep_into_a_variation() {
    PgnPath path = PgnPath.to(1).into(0, 1).into(0, 1);
    PgnGame changed =
        PgnEdit.changed(GAME, path, move -> move.withComments(List.of(new PgnComment("here"))));

    assertThat(movetext(changed)).contains("2. Nc3 Nc6 {here})");
    assertThat(PgnEdit.move(changed, path).comments()).hasSize(1);
  }

  @Test
  void a_variation_is_promoted() {
    assertThat(movetext(PgnEdit.promoted(GAME, PgnPath.to(1), 1)))
        .isEqualTo("1. e4 e6 (1... e5 2. Nf3 Nc6) (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) *");
  }

  @Test
  void a_variation_is_promoted_inside_another() {
    assertThat(movetext(PgnEdit.promoted(GAME, PgnPath.to(1).into(0, 1), 0)))
        .isEqualTo("1. e4 e5 (1... c5 2. Nc3 (2. Nf3 d6) 2... Nc6) (1... e6) 2. Nf3 Nc6 *");
  }

  @Test
  void variations_come_and_go() {
    PgnLine variation = PgnGame.all("1. d4 *").getFirst().line();
    PgnGame more = PgnEdit.withVariation(GAME, PgnPath.to(0), variation);

    assertThat(movetext(more)).startsWith("1. e4 (1. d4) 1... e5");
    assertThat(PgnEdit.withoutVariation(more, PgnPath.to(0), 0)).isEqualTo(GAME);
  }

  @Test
  void a_line_is_cut() {
    assertThat(movetext(PgnEdit.cutFrom(GAME, PgnPath.to(1)))).isEqualTo("1. e4 *");
    assertThat(movetext(PgnEdit.cutFrom(GAME, PgnPath.to(1).into(0, 1))))
        .isEqualTo("1. e4 e5 (1... c5) (1... e6) 2. Nf3 Nc6 *");
  }
}
