package org.jadoube.server.view;

import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.server.game.Moment;
import org.jadoube.server.game.News;
import org.jadoube.server.game.Snapshot;
import org.jadoube.server.game.Standing;
import org.jadoube.wire.Json;
import org.jspecify.annotations.Nullable;

/// The messages for followers of one game. Each message is written once for each player and once
/// for the spectators of each language, as long as all of them have been shown the same before.
final class NewsTexts {
  private final Views views;
  private final Latest<Reader> standings = new Latest<>();
  private final Latest<Returning> returns = new Latest<>();
  private final Latest<Following> changes = new Latest<>();

  NewsTexts(Views views) {
    this.views = views;
  }

  /// Somebody who has seen that many events.
  private record Returning(Reader reader, int seen) {}

  /// Somebody who has been shown a state that a patch can apply to, or wants whole ones.
  private record Following(Reader reader, Optional<Shown> shown) {
    /// The states themselves: comparing whole games takes longer than it saves.
    @SuppressWarnings("ReferenceEquality")
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Following(Reader another, Optional<Shown> theirs)
          && reader.equals(another)
          && moment(shown) == moment(theirs)
          && shown.map(Shown::permittedAt).equals(theirs.map(Shown::permittedAt));
    }

    private static @Nullable Moment moment(Optional<Shown> shown) {
      return shown.map(Shown::moment).orElse(null);
    }

    @Override
    public int hashCode() {
      return reader.hashCode();
    }
  }

  /// The messages for the latest news, by reader. All are told within moments; after that nothing
  /// but this refers to them, so that texts do not grow old in memory until the game goes on.
  private static final class Latest<R> {
    private WeakReference<Texts<R>> latest = new WeakReference<>(new Texts<>(List.of()));

    private record Texts<R>(Object news, Map<R, Told> told) {
      Texts(Object news) {
        this(news, new HashMap<>());
      }
    }

    synchronized Told of(Object news, R reader, Function<R, Told> writer) {
      return texts(news).told().computeIfAbsent(reader, writer);
    }

    @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
    private Texts<R> texts(Object news) {
      Texts<R> known = latest.get();
      if (known == null || known.news() != news) {
        known = new Texts<>(news);
        latest = new WeakReference<>(known);
      }
      return known;
    }
  }

  /// @param before what the reader has been shown; empty for whoever wants whole states
  Told of(News news, Reader reader, Optional<Shown> before) {
    return switch (news) {
      case News.Stands(Standing standing) ->
          standings.of(standing, reader, one -> stands(standing, one));
      case News.Returned(Standing standing, int seen) ->
          returns.of(standing, new Returning(reader, seen), one -> missed(standing, one));
      case News.GoneOn(Snapshot from, Moment now) ->
          changes.of(news, following(reader, before, from), one -> goneOn(from, now, one));
      case News.PermissionsChanged(Moment now) ->
          changes.of(
              news,
              following(reader, before, now.snapshot()),
              one -> goneOn(now.snapshot(), now, one));
      case News.PresenceChanged(var presence) -> Told.of(Json.write(PresenceView.of(presence)));
      case News.OutageBegun() -> Told.of(Json.write(OutageView.begun()));
      case News.OutageOver(var outage, var uncharged) ->
          Told.of(Json.write(OutageView.over(outage, uncharged)));
    };
  }

  private static Following following(Reader reader, Optional<Shown> before, Snapshot from) {
    return new Following(reader, before.filter(shown -> shown.isOf(from)));
  }

  private Told stands(Standing standing, Reader reader) {
    Shown shown = Shown.of(standing.moment(), reader);
    return Told.of(Json.write(views.game(standing, shown, reader)), shown);
  }

  private Told missed(Standing standing, Returning one) {
    Shown shown = Shown.of(standing.moment(), one.reader());
    return Told.of(Json.write(views.missed(shown, one.seen(), one.reader())), shown);
  }

  private Told goneOn(Snapshot from, Moment now, Following one) {
    Optional<StateView> before = one.shown().map(shown -> views.state(shown, one.reader()));
    Shown shown = Shown.of(now, one.reader());
    ChangeView change = views.change(from, shown, one.reader(), before);
    return Told.of(Json.write(change), shown);
  }
}
