package org.jadoube.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NoticeTest {
  private static final GameId GAME = new GameId("222222222222");
  private static final long SEED = 5;

  @Test
  void what_is_told_is_read_by_others_and_not_by_oneself() {
    List<Notice> notices =
        List.of(
            Notice.events(GAME, 17),
            Notice.of(Notice.Kind.SEAT, GAME),
            Notice.of(Notice.Kind.PRESENCE, GAME),
            Notice.ofTournament("333333333333"),
            Notice.of(Notice.Kind.PROCESSES));
    String message = Notice.write("me", notices);
    assertThat(Notice.read("other", message)).isEqualTo(notices);
    assertThat(Notice.read("me", message)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "x",
        "x e",
        "x e222222222222/99999999999",
        "x q222222222222",
        "x m",
        "x e/ s//"
      })
  void what_is_not_a_notice_is_skipped(String message) {
    assertThat(Notice.read("me", message).stream().filter(notice -> notice.sequence() != 0))
        .isEmpty();
  }

  @Test
  void any_text_can_be_read() {
    Random random = new Random(SEED);
    String letters = "espoc /0123456789abz\u0000é";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder("x");
      for (int length = random.nextInt(40); length > 0; length--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      assertThat(Notice.read("me", text.toString())).isNotNull();
    }
  }
}
