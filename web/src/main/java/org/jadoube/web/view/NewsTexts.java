package org.jadoube.web.view;

import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.ref.WeakReference;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.play.game.GameStatus;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.News;
import org.jadoube.play.game.Snapshot;
import org.jadoube.web.description.OneOf;
import org.jadoube.web.view.ChatView.ChatLineView;
import org.jadoube.web.view.GameView.EventView;
import org.jadoube.web.view.GameView.MoveView;
import org.jadoube.web.view.StateView.OutageView;
import org.jadoube.web.view.StateView.PresenceView;
import org.jadoube.wire.Json;
import org.jspecify.annotations.Nullable;

/// The messages for followers of one game. Each message is written once for each player, and once
/// for the spectators of each language, provided that all of them were shown the same before.
public final class NewsTexts {
  private final Views views;
  private final Latest<Reader> standings = new Latest<>();
  private final Latest<Returning> returns = new Latest<>();
  private final Latest<Following> changes = new Latest<>();

  NewsTexts(Views views) {
    this.views = views;
  }

  /// A reader who has seen that many events.
  private record Returning(Reader reader, int seen) {}

  /// A reader who has been shown a state that a patch can apply to, or who wants whole states.
  private record Following(Reader reader, Optional<Shown> shown) {
    /// Compares the states by identity: comparing whole games takes longer than it saves.
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

  /// The messages for the latest news, by reader. All are sent within moments. After that only this
  /// refers to them, so that texts do not stay in memory until the game goes on.
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

  /// @param before the state that the reader has been shown; empty for readers who want whole
  ///   states
  Told of(News news, Reader reader, Optional<Shown> before) {
    return switch (news) {
      case News.Stands(GameStatus standing) ->
          standings.of(standing, reader, one -> stands(standing, one));
      case News.Returned(GameStatus standing, int seen) ->
          returns.of(standing, new Returning(reader, seen), one -> missed(standing, one));
      case News.GoneOn(Snapshot from, Moment now) ->
          changes.of(news, following(reader, before, from), one -> goneOn(from, now, one));
      case News.PermissionsChanged(Moment now) ->
          changes.of(
              news,
              following(reader, before, now.snapshot()),
              one -> goneOn(now.snapshot(), now, one));
      case News.PresenceChanged(var presence) -> Told.of(Json.write(PresenceView.of(presence)));
      case News.Said(var line) -> Told.of(Json.write(ChatLineView.of(line)));
      case News.OutageBegun() -> Told.of(Json.write(OutageView.begun()));
      case News.OutageOver(var outage, var uncharged) ->
          Told.of(Json.write(OutageView.over(outage, uncharged)));
    };
  }

  private static Following following(Reader reader, Optional<Shown> before, Snapshot from) {
    return new Following(reader, before.filter(shown -> shown.isOf(from)));
  }

  private Told stands(GameStatus standing, Reader reader) {
    Shown shown = Shown.of(standing.moment(), reader);
    return Told.of(Json.write(views.game(standing, shown, reader)), shown);
  }

  private Told missed(GameStatus standing, Returning one) {
    Shown shown = Shown.of(standing.moment(), one.reader());
    return Told.of(Json.write(views.missed(shown, one.seen(), one.reader())), shown);
  }

  private Told goneOn(Snapshot from, Moment now, Following one) {
    Optional<StateView> before = one.shown().map(shown -> views.state(shown, one.reader()));
    Shown shown = Shown.of(now, one.reader());
    ChangeView change = views.change(from, shown, one.reader(), before);
    return Told.of(Json.write(change), shown);
  }

  /// A change of a game. It has either `patch` or, if there is nothing that a patch could apply to,
  /// the whole `state`.
  ///
  /// @param sequence of the latest event
  /// @param events the new ones
  /// @param moves the new ones
  /// @param state the whole state
  /// @param from the sequence of the state that the patch applies to, which is the one last sent
  ///   here
  /// @param patch the change in the state
  public record ChangeView(
      @OneOf("change") String type,
      int schema,
      String id,
      int sequence,
      List<EventView> events,
      List<MoveView> moves,
      Optional<StateView> state,
      Optional<Integer> from,
      Optional<StatePatch> patch) {
    public ChangeView {
      events = List.copyOf(events);
      moves = List.copyOf(moves);
    }

    /// This change with a patch in place of the whole state.
    ChangeView since(int from, StatePatch patch) {
      return new ChangeView(
          type,
          schema,
          id,
          sequence,
          events,
          moves,
          Optional.empty(),
          Optional.of(from),
          Optional.of(patch));
    }
  }

  /// The change in the state of a game, as a JSON Merge Patch (RFC 7396) of a StateView: objects
  /// are merged member by member, `null` removes a member, and anything else replaces the previous
  /// value.
  public record StatePatch(@JsonValue Map<String, @Nullable Object> members) {
    static StatePatch between(StateView before, StateView now) {
      return new StatePatch(MergePatch.between(before, now));
    }
  }

  /// A message for a follower.
  ///
  /// @param shown the state of the game that the follower has afterwards; empty if the message is
  ///   not about it
  public record Told(String text, Optional<Shown> shown) {
    static Told of(String text) {
      return new Told(text, Optional.empty());
    }

    static Told of(String text, Shown shown) {
      return new Told(text, Optional.of(shown));
    }
  }

  /// The state that a follower was last shown. It holds little, so that a game waiting for a move
  /// takes little memory; the state is worked out again for comparison with the next.
  ///
  /// @param permittedAt the time for which the permissions were worked out
  public record Shown(Moment moment, Instant permittedAt) {
    static Shown of(Moment moment, Reader reader) {
      return new Shown(
          moment,
          moment
              .permissions(reader.role(), reader.player())
              .map(Permissions::at)
              .orElse(moment.at()));
    }

    Snapshot snapshot() {
      return moment.snapshot();
    }

    /// The permissions of a reader; empty for a spectator.
    Optional<Permissions> permissions(Reader reader) {
      return moment.permitting().told(reader.role(), reader.player(), snapshot(), permittedAt);
    }

    @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
    boolean isOf(Snapshot other) {
      return snapshot() == other;
    }
  }
}
