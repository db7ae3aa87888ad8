package org.jadoube.server.view;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.server.game.Recent;
import org.jadoube.wording.Wording;
import org.jspecify.annotations.Nullable;

/// What somebody may do, in words. Most games are in a state of which the Laws say the same, so the
/// answers are shared.
///
/// @param acts see [PermissionsView]
/// @param reasons see [PermissionsView]
record Answers(Map<String, String> acts, Map<String, Reason> reasons) {
  private static final Recent<Asked, Answers> SHARED =
      new Recent<>(asked -> worked(asked.permissions(), asked.wording()));

  /// A list of permissions that is shared like its answers, and the words for it.
  private record Asked(List<Permission> permissions, Wording wording) {
    @SuppressWarnings("ReferenceEquality") // equal ones are the same list
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Asked(var theirs, var words)
          && permissions == theirs
          && permissions.stream().allMatch(each -> isSaidAlike(each, wording, words));
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(permissions) ^ wording.language().hashCode();
    }
  }

  /// @param permissions those of a [org.jadoube.server.game.Permitting]
  static Answers of(List<Permission> permissions, Wording wording) {
    return permissions.stream().allMatch(each -> isSaidAlike(each, wording, wording))
        ? SHARED.of(new Asked(permissions, wording.ofAnyGame()))
        : worked(permissions, wording);
  }

  private static boolean isSaidAlike(Permission permission, Wording one, Wording other) {
    Optional<Boolean> said = permission.refusal().map(refusal -> one.agreesOn(refusal, other));
    return said.orElse(true);
  }

  private static Answers worked(List<Permission> permissions, Wording wording) {
    Map<String, String> acts = new LinkedHashMap<>();
    Map<String, Reason> reasons = new LinkedHashMap<>();
    for (Permission permission : permissions) {
      Deed deed = Deed.of(permission, wording);
      acts.put(deed.name(), deed.why().map(Reason.Named::name).orElse(PermissionsView.GRANTED));
      deed.why().ifPresent(why -> reasons.put(why.name(), why.reason()));
    }
    return new Answers(Collections.unmodifiableMap(acts), Collections.unmodifiableMap(reasons));
  }
}
