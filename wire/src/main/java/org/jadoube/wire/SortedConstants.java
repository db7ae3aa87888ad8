package org.jadoube.wire;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.Serializers;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.type.CollectionType;

/// Writes sets of constants in the order of their enum, since the order of a Java set is arbitrary.
final class SortedConstants extends StdSerializer<Set<? extends Enum<?>>> {
  private SortedConstants() {
    super(Set.class);
  }

  @Override
  public void serialize(
      Set<? extends Enum<?>> constants, JsonGenerator json, SerializationContext context) {
    json.writeStartArray();
    constants.stream().sorted().map(Names::of).forEach(json::writeString);
    json.writeEndArray();
  }

  /// Applies this serializer to every set of an enum.
  static final class Finder extends Serializers.Base {
    @Override
    public @Nullable ValueSerializer<?> findCollectionSerializer(
        SerializationConfig config,
        CollectionType type,
        BeanDescription.Supplier description,
        JsonFormat.@Nullable Value format,
        @Nullable TypeSerializer typeOfElements,
        @Nullable ValueSerializer<Object> elements) {
      return Set.class.isAssignableFrom(type.getRawClass()) && type.getContentType().isEnumType()
          ? new SortedConstants()
          : null;
    }
  }
}
