package org.jadoube.server.view;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.server.game.Moment;
import org.jadoube.server.game.Permitting;
import org.jspecify.annotations.Nullable;

/// What the readers of a game may do, put into words once for each reader and state of the game.
final class Permits {
  private record Known(Permissions permissions, PermissionsView view) {}

  private final Views views;
  private final Map<Reader, Known> known = new ConcurrentHashMap<>();
  private volatile @Nullable Permitting source;

  Permits(Views views) {
    this.views = views;
  }

  /// Empty for a spectator.
  Optional<PermissionsView> of(Moment now, Reader reader) {
    source = now.permitting();
    return now.permissions(reader.role(), reader.player())
        .map(permissions -> of(permissions, now, reader).later(now.snapshot().behind()));
  }

  @SuppressWarnings("ReferenceEquality") // the same object as long as nothing changes
  private PermissionsView of(Permissions permissions, Moment now, Reader reader) {
    Known before = known.get(reader);
    if (before != null && before.permissions() == permissions) {
      return before.view();
    }
    PermissionsView view =
        PermissionsView.of(permissions, views.wording(reader).at(now.snapshot().game()));
    known.put(reader, new Known(permissions, view));
    return view;
  }

  void forget() {
    known.clear();
    Permitting permitting = source;
    if (permitting != null) {
      permitting.forget();
    }
  }
}
