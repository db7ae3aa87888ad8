package org.jadoube.server.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.server.game.LastTwo;
import org.jadoube.server.game.Permitting;
import org.jadoube.server.game.Snapshot;
import org.jadoube.wording.Wording;
import org.jspecify.annotations.Nullable;

/// What the readers of a game may do, put into words once for each reader and state of the game.
final class Permits {
  private record Known(
      Permissions permissions, List<Deed> deeds, Wording wording, PermissionsView view) {
    @SuppressWarnings("ReferenceEquality") // the same object as long as nothing changes
    boolean isOf(Permissions other) {
      return permissions == other;
    }

    /// The deed at that place, if it is the same and would be told in the same words.
    Optional<Deed> again(int place, Permission permission, Wording now) {
      return Optional.of(place)
          .filter(it -> it < deeds.size())
          .map(deeds::get)
          .filter(deed -> deed.permission().equals(permission))
          .filter(_ -> permission.refusal().stream().allMatch(why -> now.agreesOn(why, wording)));
    }
  }

  private final Views views;
  private final Map<Reader, LastTwo<Known>> known = new ConcurrentHashMap<>();
  private volatile @Nullable Permitting source;

  Permits(Views views) {
    this.views = views;
  }

  /// Empty for a spectator.
  Optional<PermissionsView> of(Shown shown, Reader reader) {
    source = shown.moment().permitting();
    return shown.permissions(reader).map(each -> of(each, shown.snapshot(), reader));
  }

  private PermissionsView of(Permissions permissions, Snapshot snapshot, Reader reader) {
    LastTwo<Known> lastTwo = known.computeIfAbsent(reader, _ -> new LastTwo<>());
    return lastTwo
        .of(
            each -> each.isOf(permissions),
            () -> work(permissions, views.wording(reader).at(snapshot.game()), lastTwo.both()))
        .view();
  }

  /// What stays as it was need not be put into words again: mostly as when the player last had the
  /// move, or last had not.
  private static Known work(Permissions permissions, Wording wording, List<Known> before) {
    List<Permission> acts = permissions.acts();
    List<Deed> deeds = new ArrayList<>(acts.size());
    for (int place = 0; place < acts.size(); place++) {
      Permission permission = acts.get(place);
      deeds.add(
          again(place, permission, wording, before).orElseGet(() -> deed(permission, wording)));
    }
    return new Known(permissions, deeds, wording, PermissionsView.of(permissions, deeds));
  }

  private static Optional<Deed> again(
      int place, Permission permission, Wording wording, List<Known> before) {
    for (Known known : before) {
      Optional<Deed> deed = known.again(place, permission, wording);
      if (deed.isPresent()) {
        return deed;
      }
    }
    return Optional.empty();
  }

  private static Deed deed(Permission permission, Wording wording) {
    return Deed.of(
        permission,
        permission.refusal().map(refusal -> Reason.named(refusal, wording.of(refusal))));
  }

  void forget() {
    known.clear();
    Permitting permitting = source;
    if (permitting != null) {
      permitting.forget();
    }
  }
}
