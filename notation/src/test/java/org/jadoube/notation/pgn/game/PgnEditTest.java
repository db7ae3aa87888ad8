package org.jadoube.notation.pgn.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.jadoube.chess.Position;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.san.San;
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
  void comments_before_a_variation_go_with_it() {
    PgnGame game = PgnGame.all("1. e4 e5 ({better} 1... c5) *").getFirst();

    assertThat(movetext(PgnEdit.promoted(game, PgnPath.to(1), 0)))
        .isEqualTo("1. e4 {better} 1... c5 (1... e5) *");
    PgnGame first = PgnGame.all("1. e4 ({queen's pawn} 1. d4 d5) e5 *").getFirst();
    assertThat(movetext(PgnEdit.promoted(first, PgnPath.to(0), 0)))
        .isEqualTo("{queen's pawn} 1. d4 (1. e4 e5) 1... d5 *");
  }

  @Test
  void comments_behind_a_variation_stay_behind_its_place() {
    PgnGame game = PgnGame.all("1. e4 {a} (1. d4 {b}) {c} (1. c4) {d} 1... e5 *").getFirst();

    assertThat(movetext(PgnEdit.withoutVariation(game, PgnPath.to(0), 0)))
        .isEqualTo("1. e4 {a} {c} (1. c4) {d} 1... e5 *");
    assertThat(movetext(PgnEdit.withoutVariation(game, PgnPath.to(0), 1)))
        .isEqualTo("1. e4 {a} (1. d4 {b}) {c} {d} 1... e5 *");
    assertThat(movetext(PgnEdit.promoted(game, PgnPath.to(0), 0)))
        .isEqualTo("1. d4 {b} (1. e4 {a} 1... e5) {c} (1. c4) {d} *");
  }

  @Test
  void moves_are_played_at_the_end_of_any_line() {
    PgnPath end = PgnPath.to(1).into(0, 1).into(0, 2);
    Position position = PgnEdit.position(GAME, end);
    PgnMove move = PgnMove.of(San.read(position, "g3").orThrow());

    assertThat(movetext(PgnEdit.changedLine(GAME, end, line -> line.withMove(move))))
        .contains("(2. Nc3 Nc6 3. g3)");
    assertThat(PgnEdit.position(GAME, PgnPath.to(4))).isEqualTo(GAME.positions().getLast());
  }

  @Test
  void a_comment_is_put_before_a_variation() {
    PgnGame changed =
        PgnEdit.changedLine(
            GAME,
            PgnPath.to(1).into(1, 0),
            line -> line.withComments(List.of(new PgnComment("French"))));

    assertThat(movetext(changed)).contains("({French} 1... e6)");
  }

  @Test
  void words_that_could_not_be_read_are_cut_with_what_they_stood_behind() {
    PgnGame game = PgnGame.all("1. e4 e5 2. Ke3 d5 *").getFirst();

    assertThat(movetext(PgnEdit.cutFrom(game, PgnPath.to(2)))).contains("unread: Ke3 d5");
    assertThat(movetext(PgnEdit.cutFrom(game, PgnPath.to(1)))).isEqualTo("1. e4 *");
  }

  @Test
  void what_does_not_exist_cannot_be_edited() {
    for (PgnPath nowhere : List.of(PgnPath.to(4), PgnPath.to(0).into(0, 0))) {
      assertThatThrownBy(() -> PgnEdit.changed(GAME, nowhere, move -> move))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
    assertThatThrownBy(() -> PgnEdit.withoutVariation(GAME, PgnPath.to(1), 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> PgnEdit.promoted(GAME, PgnPath.to(1), 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void a_line_is_cut() {
    assertThat(movetext(PgnEdit.cutFrom(GAME, PgnPath.to(1)))).isEqualTo("1. e4 *");
    assertThat(movetext(PgnEdit.cutFrom(GAME, PgnPath.to(1).into(0, 1))))
        .isEqualTo("1. e4 e5 (1... c5) (1... e6) 2. Nf3 Nc6 *");
  }
}
