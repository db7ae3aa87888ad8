package org.jadoube.server.view;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jadoube.server.game.Moment;
import org.jadoube.server.game.News;
import org.jadoube.server.game.Standing;
import org.jadoube.wire.Json;
import org.jspecify.annotations.Nullable;

/// The messages for followers of one game. Each message is written once for each player and once
/// for the spectators of each language.
final class NewsTexts {
  private final Views views;
  private final Latest<Reader> standings = new Latest<>();
  private final Latest<Returning> returns = new Latest<>();
  private final Latest<Reader> others = new Latest<>();

  NewsTexts(Views views) {
    this.views = views;
  }

  /// Somebody who has seen that many events.
  private record Returning(Reader reader, int seen) {}

  /// The messages for the latest news, by reader.
  private static final class Latest<R> {
    private @Nullable Object news;
    private final Map<R, String> texts = new HashMap<>();

    @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
    synchronized String text(Object told, R reader, Function<R, String> writer) {
      if (news != told) {
        news = told;
        texts.clear();
      }
      return texts.computeIfAbsent(reader, writer);
    }

    synchronized void forget() {
      news = null;
      texts.clear();
    }
  }

  String of(News news, Reader reader) {
    return switch (news) {
      case News.Stands stands ->
          standings.text(
              stands.standing(), reader, one -> Json.write(views.game(stands.standing(), one)));
      case News.Returned(Standing standing, int seen) ->
          returns.text(
              standing,
              new Returning(reader, seen),
              one -> Json.write(views.missed(standing.moment(), one.seen(), one.reader())));
      case News.GoneOn goneOn ->
          others.text(goneOn, reader, one -> Json.write(views.change(goneOn, one)));
      case News.PermissionsChanged(Moment now) ->
          others.text(news, reader, one -> permissions(now, one));
      case News.PresenceChanged(var presence) -> Json.write(PresenceView.of(presence));
      case News.OutageBegun() -> Json.write(OutageView.begun());
      case News.OutageOver(var outage, var uncharged) ->
          Json.write(OutageView.over(outage, uncharged));
    };
  }

  void forget() {
    standings.forget();
    others.forget();
  }

  private String permissions(Moment now, Reader reader) {
    return Json.write(
        new PermissionsMessage(
            now.snapshot().game().events().size(), views.permissions(now, reader).orElseThrow()));
  }
}
