package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.server.description.NameOf;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;
import tools.jackson.databind.annotation.JsonSerialize;

/// What a player may do now, and why not what they may not: each kind of act, or manner of it, is
/// in one of the two lists.
///
/// @param at when they were worked out, in milliseconds since 1970
/// @param until when they may change although nobody does anything; they are sent again then
public record PermissionsView(
    long at, Optional<Long> until, List<Deed> granted, List<Refused> refused) {
  private static final Recent<Refusal, String> DOCUMENTS = new Recent<>(Documents.REFUSAL::write);

  public PermissionsView {
    granted = List.copyOf(granted);
    refused = List.copyOf(refused);
  }

  /// A kind of act.
  ///
  /// @param manner where the Laws tell the ways of doing it apart
  public record Deed(@NameOf(ActKind.class) String act, Optional<String> manner) {
    static Deed of(Permission permission) {
      return new Deed(Names.of(permission.act()), permission.manner().map(Names::of));
    }
  }

  /// Acts that are refused for the same reason.
  ///
  /// @param refusal the document of `wire`
  @JsonSerialize(using = RefusedJson.class)
  public record Refused(List<Deed> acts, @JsonRawValue String refusal, String sentence) {
    public Refused {
      acts = List.copyOf(acts);
    }
  }

  static PermissionsView of(Permissions permissions, Wording wording) {
    return new PermissionsView(
        permissions.at().toEpochMilli(),
        permissions.until().map(Instant::toEpochMilli),
        permissions.acts().stream().filter(Permission::isGranted).map(Deed::of).toList(),
        refused(permissions, wording));
  }

  /// The same where the game's own time is so much behind the time of day.
  PermissionsView later(Duration behind) {
    long millis = behind.toMillis();
    return new PermissionsView(at + millis, until.map(end -> end + millis), granted, refused);
  }

  private static List<Refused> refused(Permissions permissions, Wording wording) {
    Map<Refusal, List<Deed>> byReason = new LinkedHashMap<>();
    for (Permission permission : permissions.acts()) {
      permission
          .refusal()
          .ifPresent(refusal ->
              byReason.computeIfAbsent(refusal, _ -> new ArrayList<>()).add(Deed.of(permission)));
    }
    return byReason.entrySet().stream()
        .map(entry ->
            new Refused(entry.getValue(), DOCUMENTS.of(entry.getKey()), wording.of(entry.getKey())))
        .toList();
  }
}
