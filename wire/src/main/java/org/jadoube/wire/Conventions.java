package org.jadoube.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Version;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.jsontype.NamedType;

/// The few rules that map the types of the Laws to JSON, instead of annotations.
///
/// - A member of a sealed interface is an object with a `type` from [Names].
/// - An enum constant is its string from [Names].
/// - A duration is a whole number of milliseconds in a field whose name ends in `Millis`.
/// - A field may be missing only if it is optional in Java, a boolean that is false, or the clock
///   readings of an untimed game.
final class Conventions extends AnnotationIntrospector {
  private static final long serialVersionUID = 1;
  private static final String OURS = "org.jadoube.";
  private static final List<Class<?>> OPTIONALS =
      List.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class);

  /// Records outside sealed interfaces that still have a `type`, because they share a stream of
  /// lines with others.
  private static final List<Class<?>> LABELLED =
      List.of(
          Regulations.class, Refusal.class, RefusedAct.class, Permissions.class, JsonFault.class);

  /// Sealed interfaces whose members occur only where no other member could.
  private static final List<Class<?>> UNTOLD = List.of(Pairing.class, Participant.class);

  static final String TYPE = "type";

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(
      MapperConfig<?> config, Annotated at) {
    return at instanceof AnnotatedClass && hasType(at.getRawType())
        ? JsonTypeInfo.Value.construct(
            JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, TYPE, null, false, true, true)
        : null;
  }

  @Override
  public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated at) {
    return isFamily(at.getRawType())
        ? members(at.getRawType()).stream()
            .map(member -> new NamedType(member, Names.of(member)))
            .toList()
        : null;
  }

  @Override
  public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass type) {
    return saysItsType(type.getRawType()) ? Names.of(type.getRawType()) : null;
  }

  @Override
  public String[] findEnumValues(
      MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
    return Arrays.stream(constants).map(Names::of).toArray(String[]::new);
  }

  @Override
  public @Nullable PropertyName findNameForSerialization(MapperConfig<?> config, Annotated at) {
    return named(at);
  }

  @Override
  public @Nullable PropertyName findNameForDeserialization(MapperConfig<?> config, Annotated at) {
    return named(at);
  }

  @Override
  public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
    return !mayBeLeftOut(member.getRawType());
  }

  private static @Nullable PropertyName named(Annotated at) {
    // A record's constructor parameters follow its accessors.
    return at instanceof AnnotatedMethod accessor
            && accessor.getParameterCount() == 0
            && accessor.getDeclaringClass().isRecord()
            && isOf(Duration.class, accessor.getType())
        ? PropertyName.construct(field(accessor.getName(), accessor.getType()))
        : null;
  }

  /// The name of a record's component as a field of JSON.
  static String field(String component, JavaType type) {
    return isOf(Duration.class, type) ? component + "Millis" : component;
  }

  private static boolean isOf(Class<?> wanted, JavaType type) {
    JavaType content = type.getContentType();
    return type.hasRawClass(wanted) || (content != null && isOf(wanted, content));
  }

  static boolean mayBeLeftOut(Class<?> type) {
    return type == boolean.class || type == Times.class || OPTIONALS.contains(type);
  }

  /// Whether it is one of our sealed interfaces, whose members are distinguished by `type`.
  static boolean isFamily(Class<?> type) {
    return type.isInterface()
        && type.isSealed()
        && type.getName().startsWith(OURS)
        && !UNTOLD.contains(type)
        && Forms.of(type).isEmpty();
  }

  /// Whether the JSON of a record has a `type`.
  static boolean saysItsType(Class<?> type) {
    return LABELLED.contains(type)
        || Arrays.stream(type.getInterfaces()).anyMatch(Conventions::isFamily);
  }

  private static boolean hasType(Class<?> type) {
    return isFamily(type) || LABELLED.contains(type);
  }

  /// The records of a sealed interface, including those of nested sealed interfaces, in source
  /// order; for any other type, the type itself.
  static List<Class<?>> members(Class<?> family) {
    if (!family.isSealed()) {
      return List.of(family);
    }
    List<Class<?>> members = new ArrayList<>();
    for (Class<?> permitted : Objects.requireNonNull(family.getPermittedSubclasses())) {
      if (isFamily(permitted)) {
        members.addAll(members(permitted));
      } else {
        members.add(permitted);
      }
    }
    return List.copyOf(members);
  }
}
