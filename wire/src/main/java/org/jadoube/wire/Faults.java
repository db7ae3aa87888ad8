package org.jadoube.wire;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;

/// Explains the faults of a document in terms of the document, not of Java.
record Faults(String json, JsonNode tree, JsonMapper mapper) {
  /// The text found is reported separately.
  private static final Pattern MUST_BE = Pattern.compile("^(\\w+) must be (.*), not .*$");

  static JsonFault tooLong(int length) {
    return new JsonFault(
        "",
        1,
        1,
        length + " characters",
        "at most " + Mapper.MOST_CHARACTERS + " characters in a document");
  }

  /// Text that is not JSON at all, or exceeds the limits.
  static JsonFault ofText(String json, JacksonException problem) {
    TokenStreamLocation place = problem.getLocation();
    int offset = place == null ? 0 : Math.clamp(place.getCharOffset(), 0, json.length());
    TextPlace at = TextPlace.of(json, offset);
    return new JsonFault(
        "", at.line(), at.column(), Found.at(json, offset, problem), Found.hope(problem));
  }

  /// A wrong value at a place.
  JsonFault at(String pointer, String expected) {
    return fault(pointer, Found.of(tree.at(pointer)), expected, false);
  }

  /// A tree that Jackson could not bind.
  ///
  /// @param kept the fields that the reader fills in
  JsonFault of(JacksonException problem, List<String> kept) {
    String pointer = pointer(problem);
    return switch (problem) {
      case Mismatch ours -> at(pointer, ours.expected());
      case UnrecognizedPropertyException unknown -> unknownField(pointer, unknown, kept);
      case InvalidTypeIdException type -> unknownType(pointer, type);
      case ValueInstantiationException impossible -> impossible(pointer, reason(impossible));
      case MismatchedInputException other ->
          at(
              pointer,
              Expectation.of(
                  Objects.requireNonNullElse(other.getTargetType(), Object.class), text(pointer)));
      default -> at(pointer, "a value that fits");
    };
  }

  /// The reason begins with the name of the field if that field alone is at fault.
  private JsonFault impossible(String pointer, String reason) {
    String field = reason.replaceFirst(" .*", "");
    return tree.at(pointer).has(field)
        ? at(pointer + "/" + field, MUST_BE.matcher(reason).replaceFirst("$1 $2"))
        : at(pointer, reason);
  }

  private JsonFault unknownField(
      String pointer, UnrecognizedPropertyException unknown, List<String> kept) {
    Collection<Object> known = Objects.requireNonNullElse(unknown.getKnownPropertyIds(), List.of());
    boolean ofDocument = pointer.lastIndexOf('/') == 0;
    String fields =
        known.stream()
            .map(Object::toString)
            .filter(field -> !ofDocument || !kept.contains(field))
            .collect(Collectors.joining(", "));
    return fault(
        pointer,
        "the unknown field \"" + unknown.getPropertyName() + "\"",
        fields.isEmpty() ? "no further field" : "no other fields than " + fields,
        true);
  }

  private JsonFault unknownType(String pointer, InvalidTypeIdException type) {
    String field = pointer + "/" + Conventions.TYPE;
    return at(field, Expectation.ofType(type.getBaseType().getRawClass(), text(field)));
  }

  private String text(String pointer) {
    JsonNode found = tree.at(pointer);
    return found.isString() ? found.asString() : "";
  }

  private static String reason(ValueInstantiationException impossible) {
    return impossible.getCause() instanceof IllegalArgumentException said
            && said.getMessage() != null
        ? said.getMessage()
        : Expectation.of(impossible.getType().getRawClass());
  }

  private JsonFault fault(String pointer, String found, String expected, boolean name) {
    TextPlace at = TextPlace.of(json, pointer, name, mapper);
    return new JsonFault(pointer, at.line(), at.column(), found, expected);
  }

  private static String pointer(JacksonException problem) {
    return problem.getPath().stream().map(Faults::step).collect(Collectors.joining());
  }

  private static String step(JacksonException.Reference step) {
    String name = step.getPropertyName();
    return "/" + (name == null ? "" + step.getIndex() : name.replace("~", "~0").replace("/", "~1"));
  }
}
