package org.jadoube.web.description;

import java.util.Locale;
import java.util.Map;

/// A parameter of a route.
///
/// @param meaning for people; empty if the name says it
/// @param schema of its value, as a small JSON Schema
public record RouteParameter(
    String name, Place place, boolean required, String meaning, Map<String, Object> schema) {
  /// Where a parameter is.
  public enum Place {
    PATH,
    QUERY,
    HEADER;

    /// The name in OpenAPI.
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// A variable of the path.
  public static RouteParameter ofPath(String name, String meaning, String pattern) {
    return new RouteParameter(name, Place.PATH, true, meaning, text(pattern));
  }

  /// A header that may be left out.
  public static RouteParameter ofHeader(String name, String meaning, String pattern) {
    return new RouteParameter(name, Place.HEADER, false, meaning, text(pattern));
  }

  /// A parameter of the query that may be left out.
  public static RouteParameter ofQuery(String name, String meaning, Map<String, Object> schema) {
    return new RouteParameter(name, Place.QUERY, false, meaning, schema);
  }

  /// A copy that may not be left out.
  public RouteParameter needed() {
    return new RouteParameter(name, place, true, meaning, schema);
  }

  private static Map<String, Object> text(String pattern) {
    return pattern.isEmpty()
        ? Map.of("type", "string")
        : Map.of("type", "string", "pattern", "^" + pattern + "$");
  }
}
