package org.jadoube.web.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.play.game.Recent;
import org.jadoube.web.view.GameView.CitationView;
import org.jadoube.web.view.PermissionsView.Reason;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;

/// A player's permissions, with reasons for what is not permitted.
///
/// @param at when they were worked out, in milliseconds since 1970
/// @param until when they may change without an act; they are then sent again
/// @param acts each kind of act, followed by a colon and its manner if the Laws distinguish manners
///   (`claim-draw:threefold`): `granted`, or the name of the reason why not
/// @param reasons by name; a name never stands for another reason
public record PermissionsView(
    long at, Optional<Long> until, Map<String, String> acts, Map<String, Reason> reasons) {
  /// The value for a permitted act.
  public static final String GRANTED = "granted";

  public PermissionsView {
    acts = Collections.unmodifiableMap(acts);
    reasons = Collections.unmodifiableMap(reasons);
  }

  static PermissionsView of(Permissions permissions, Answers answers) {
    return new PermissionsView(
        permissions.at().toEpochMilli(),
        permissions.until().map(Instant::toEpochMilli),
        answers.acts(),
        answers.reasons());
  }

  /// Whether an act is permitted, under its name here.
  public boolean grants(String act) {
    return GRANTED.equals(acts.get(act));
  }

  /// The reason why an act is not permitted.
  public Optional<Reason> why(String act) {
    return Optional.ofNullable(acts.get(act)).map(reasons::get);
  }

  /// A kind of act as a reader is told about it.
  ///
  /// @param name of the act and its manner
  /// @param why the reason why not; empty if it is permitted
  record Deed(String name, Optional<Reason.Named> why) {
    static Deed of(Permission permission, Wording wording) {
      String act = Names.of(permission.act());
      return new Deed(
          permission.manner().map(manner -> act + ":" + Names.of(manner)).orElse(act),
          permission.refusal().map(refusal -> Reason.named(refusal, wording.of(refusal))));
    }
  }

  /// The reason why something is not permitted.
  ///
  /// @param refusal the document of `wire`
  /// @param sentence the reason for people
  @JsonSerialize(using = ReasonJson.class)
  public record Reason(@JsonRawValue String refusal, String sentence) {
    private static final Recent<Said, Named> NAMED = new Recent<>(Said::named);
    private static final long FNV_BASIS = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;
    private static final int RADIX = 36;

    /// A refusal and its sentence.
    private record Said(Refusal refusal, String sentence) {
      Named named() {
        Reason reason = new Reason(Documents.REFUSAL.write(refusal), sentence);
        return new Named("r" + Long.toUnsignedString(reason.digest(), RADIX), reason);
      }
    }

    /// A reason with its name.
    ///
    /// @param name derived from the contents of the reason, so it never stands for another
    record Named(String name, Reason reason) {}

    static Named named(Refusal refusal, String sentence) {
      return NAMED.of(new Said(refusal, sentence));
    }

    /// FNV-1a.
    private long digest() {
      return (refusal + sentence)
          .chars()
          .asLongStream()
          .reduce(FNV_BASIS, (hash, next) -> (hash ^ next) * FNV_PRIME);
    }
  }

  /// The reason why an act had no effect, in one sentence.
  public record RefusalView(Refusal refusal, String sentence, CitationView citation) {}

  /// Writes reasons. They make up most of a whole state, in the same few dozen pieces again and
  /// again, so their text is kept.
  static final class ReasonJson extends ValueSerializer<Reason> {
    private static final Recent<Reason, String> TEXTS =
        new Recent<>(reason -> Json.write(new Plain(reason.refusal(), reason.sentence())));

    /// The fields for Jackson to write.
    private record Plain(@JsonRawValue String refusal, String sentence) {}

    @Override
    public void serialize(Reason reason, JsonGenerator json, SerializationContext context) {
      json.writeRawValue(TEXTS.of(reason));
    }
  }

  /// Permissions in words. Most games are in states with equal permissions, so the answers are
  /// shared.
  ///
  /// @param acts see [PermissionsView]
  /// @param reasons see [PermissionsView]
  record Answers(Map<String, String> acts, Map<String, Reason> reasons) {
    private static final Recent<Asked, Answers> SHARED =
        new Recent<>(asked -> worked(asked.permissions(), asked.wording()));

    /// A list of permissions that is shared like its answers, and the words for it.
    private record Asked(List<Permission> permissions, Wording wording) {
      @SuppressWarnings("ReferenceEquality") // equal ones are one list
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

    /// @param permissions those of a [org.jadoube.play.game.Permitting]
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
}
