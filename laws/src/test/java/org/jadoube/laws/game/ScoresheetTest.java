package org.jadoube.laws.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Written;
import org.junit.jupiter.api.Test;

final class ScoresheetTest {
  private static Written clear(String text) {
    return new Written(text, Written.Significance.CLEAR, Optional.empty());
  }

  private static final Scoresheet SHEET =
      Scoresheet.EMPTY
          .plus(clear("e4"))
          .plus(clear("e5"))
          .plus(clear("Nf3"))
          .marked(3)
          .marked(1)
          .marked(2);

  private static List<String> texts(Scoresheet sheet) {
    return sheet.moves().stream().map(Written::text).toList();
  }

  @Test
  void going_back_drops_what_was_written_and_marked_later() {
    assertThat(texts(SHEET.backTo(2))).containsExactly("e4", "e5");
    assertThat(SHEET.backTo(2).marks()).containsExactly(1, 2);
    assertThat(SHEET.backTo(0)).isEqualTo(Scoresheet.EMPTY);
    assertThat(SHEET.backTo(3)).isEqualTo(SHEET);
  }

  @Test
  void going_back_keeps_signature_and_relief() {
    Scoresheet sheet = SHEET.signed(Result.DRAW).relievedIn(1).seen(2).backTo(1);
    assertThat(sheet.signed()).contains(Result.DRAW);
    assertThat(sheet.relievedIn()).isEqualTo(1);
    assertThat(sheet.seen()).isEqualTo(2);
  }

  @Test
  void a_correction_replaces_the_move_of_its_ply() {
    assertThat(texts(SHEET.corrected(2, clear("c5")))).containsExactly("e4", "c5", "Nf3");
  }

  @Test
  void a_reconstruction_adds_what_is_missing() {
    Ply latest = Session.standard().moves("e2e4", "e7e5", "g1f3", "b8c6").game().ply();
    assertThat(texts(SHEET.backTo(2).reconstructed(latest)))
        .containsExactly("e4", "e5", "Nf3", "Nc6");
  }

  @Test
  void nonsense_is_refused() {
    assertThatThrownBy(() -> SHEET.corrected(0, clear("e4")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ply");
    assertThatThrownBy(() -> SHEET.corrected(4, clear("e4")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ply");
    assertThatThrownBy(() -> SHEET.marked(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SHEET.backTo(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SHEET.relievedIn(-2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SHEET.seen(-1)).isInstanceOf(IllegalArgumentException.class);
  }
}
