package org.jadoube.testing;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// JSON Schemas in few words: what is called what and has which type. Comments are left out, so a
/// change of what is said about a field is none of its shape.
///
/// Schemas are what any JSON library makes of them: maps, lists, texts.
public final class Shapes {
  private static final int FEW = 8;

  private Shapes() {}

  /// A line for each definition, or for each member of a family.
  public static Stream<String> lines(Map<?, ?> definitions) {
    return definitions.entrySet().stream()
        .flatMap(each -> lines(each.getKey().toString(), (Map<?, ?>) each.getValue()));
  }

  private static Stream<String> lines(String name, Map<?, ?> definition) {
    return definition.get("oneOf") instanceof List<?> members
        ? members.stream().map(member -> name + " | " + of((Map<?, ?>) member))
        : Stream.of(name + ": " + of(definition));
  }

  /// The shape of a schema, such as `{at integer, by? player}`; a question mark stands behind what
  /// may be left out.
  public static String of(Map<?, ?> schema) {
    if (schema.get("$ref") instanceof String reference) {
      return reference.substring(reference.lastIndexOf('/') + 1);
    }
    for (String many : List.of("allOf", "oneOf", "anyOf")) {
      if (schema.get(many) instanceof List<?> parts) {
        return joined(parts, many.equals("allOf") ? " & " : " | ");
      }
    }
    if (schema.containsKey("const")) {
      return "'" + schema.get("const") + "'";
    }
    return schema.get("enum") instanceof List<?> names ? names(names) : typed(schema);
  }

  private static String joined(List<?> parts, String sign) {
    return parts.stream().map(part -> of((Map<?, ?>) part)).collect(Collectors.joining(sign));
  }

  /// Of many, those at the ends and their number.
  private static String names(List<?> names) {
    return names.size() <= FEW
        ? names.stream().map(Object::toString).collect(Collectors.joining("/"))
        : names.getFirst() + "/…/" + names.getLast() + " (" + names.size() + ")";
  }

  private static String typed(Map<?, ?> schema) {
    if (schema.get("items") instanceof Map<?, ?> items) {
      return "[" + of(items) + "]";
    }
    if (schema.get("additionalProperties") instanceof Map<?, ?> values) {
      return "{… " + of(values) + "}";
    }
    if (schema.get("properties") instanceof Map<?, ?> properties) {
      return schema.get("required") instanceof Collection<?> needed
          ? properties(properties, needed)
          : properties(properties, List.of());
    }
    return Stream.of(schema.get("type"), schema.get("format"), schema.get("pattern"))
        .flatMap(Stream::ofNullable)
        .map(Object::toString)
        .collect(Collectors.joining(" "));
  }

  private static String properties(Map<?, ?> properties, Collection<?> needed) {
    return properties.entrySet().stream()
        .map(each ->
            each.getKey()
                + (needed.contains(each.getKey()) ? " " : "? ")
                + of((Map<?, ?>) each.getValue()))
        .sorted()
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
