package org.jadoube.server.view;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jadoube.server.game.News;
import org.jadoube.wire.Json;
import org.jspecify.annotations.Nullable;

/// The messages for followers of one game. Each message is written once for all readers who get the
/// same text.
final class NewsTexts {
  private final Views views;
  private final Latest standings = new Latest();
  private final Latest others = new Latest();

  NewsTexts(Views views) {
    this.views = views;
  }

  /// The messages for the latest news, by reader.
  private static final class Latest {
    private @Nullable News news;
    private final Map<Reader, String> texts = new HashMap<>();

    @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
    synchronized String text(News told, Reader reader, Function<Reader, String> writer) {
      if (news != told) {
        news = told;
        texts.clear();
      }
      return texts.computeIfAbsent(reader, writer);
    }
  }

  String of(News news, Reader reader) {
    return switch (news) {
      case News.Stands stands ->
          standings.text(
              stands,
              reader.asSpectator(),
              one -> Json.write(views.game(stands.standing(), one.language())));
      case News.GoneOn goneOn ->
          others.text(
              goneOn, countingAs(goneOn, reader), one -> Json.write(views.change(goneOn, one)));
      case News.PresenceChanged(var presence) -> Json.write(PresenceView.of(presence));
      case News.OutageChanged(boolean stopped) -> Json.write(new OutageView(stopped));
    };
  }

  /// Only its writer may see a sealed move.
  private static Reader countingAs(News.GoneOn news, Reader reader) {
    return news.after().game().hasClosedEnvelope() ? reader : reader.asSpectator();
  }
}
