package org.jadoube.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Language;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Hall;
import org.jadoube.play.game.News;
import org.jadoube.testing.Wait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Readers of a game share the texts they are told.
final class ViewsTest {
  private static final Reader SPECTATOR = new Reader(Optional.empty(), Language.ENGLISH);

  @TempDir Path directory;

  @Test
  void a_message_is_written_once_for_the_spectators_of_a_language_and_once_for_each_player()
      throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameRoom room = hall.room(hall.game("300"));
      Views views = new ViewsOfGames().of(room);
      News news = new News.Stands(room.status());
      Reader white = new Reader(Optional.of(Colour.WHITE), Language.ENGLISH);
      Reader german = new Reader(Optional.empty(), Language.tagged("de").orElseThrow());
      assertThat(text(views, news, white)).isNotEqualTo(text(views, news, SPECTATOR));
      assertThat(text(views, news, german)).isNotEqualTo(text(views, news, SPECTATOR));
      // Texts are held weakly, so one may be collected between the two readers.
      Wait.until("spectators share a text", () -> isShared(views, news, SPECTATOR));
      Wait.until("a player's pages share a text", () -> isShared(views, news, white));
    }
  }

  @SuppressWarnings("ReferenceEquality") // the very text, not one that reads the same
  private static boolean isShared(Views views, News news, Reader reader) {
    String told = text(views, news, reader);
    return text(views, news, reader) == told;
  }

  private static String text(Views views, News news, Reader reader) {
    return views.news(news, reader, Optional.empty()).text();
  }
}
