package org.jadoube.web.view;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.play.game.LastTwo;
import org.jadoube.play.game.Permitting;
import org.jadoube.play.game.Snapshot;
import org.jadoube.web.view.NewsTexts.Shown;
import org.jadoube.web.view.PermissionsView.Answers;
import org.jspecify.annotations.Nullable;

/// The permissions of a game's readers, put into words once for each reader and state of the game.
final class Permits {
  private record Known(Permissions permissions, PermissionsView view) {
    @SuppressWarnings("ReferenceEquality") // one object as long as nothing changes
    boolean isOf(Permissions other) {
      return permissions == other;
    }
  }

  private final Views views;
  private final Map<Reader, LastTwo<Known>> known = new ConcurrentHashMap<>();
  private volatile @Nullable Permitting source;

  Permits(Views views) {
    this.views = views;
  }

  /// The permissions of a reader; empty for a spectator.
  Optional<PermissionsView> of(Shown shown, Reader reader) {
    source = shown.moment().permitting();
    return shown.permissions(reader).map(each -> of(each, shown.snapshot(), reader));
  }

  private PermissionsView of(Permissions permissions, Snapshot snapshot, Reader reader) {
    return known
        .computeIfAbsent(reader, _ -> new LastTwo<>())
        .of(each -> each.isOf(permissions), () -> work(permissions, snapshot, reader))
        .view();
  }

  private Known work(Permissions permissions, Snapshot snapshot, Reader reader) {
    Answers answers = Answers.of(permissions.acts(), views.wording(reader).at(snapshot.game()));
    return new Known(permissions, PermissionsView.of(permissions, answers));
  }

  void forget() {
    known.clear();
    Permitting permitting = source;
    if (permitting != null) {
      permitting.forget();
    }
  }
}
