package org.jadoube.web.http.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// The header `Forwarded`, as one map of parameters for each proxy (RFC 7239).
final class Forwarded {
  private static final int MOST_STATIONS = 50;

  private Forwarded() {}

  /// The stations in order; none from the first malformed one on.
  static List<Map<String, String>> stations(List<String> values) {
    List<Map<String, String>> stations = new ArrayList<>();
    for (String value : values) {
      for (String element : split(value, ',')) {
        stations.add(parameters(element));
      }
    }
    return stations.size() > MOST_STATIONS
        ? List.copyOf(stations.subList(stations.size() - MOST_STATIONS, stations.size()))
        : stations;
  }

  private static Map<String, String> parameters(String element) {
    Map<String, String> parameters = new TreeMap<>();
    for (String pair : split(element, ';')) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        parameters.putIfAbsent(
            pair.substring(0, equals).strip().toLowerCase(Locale.ROOT),
            unquoted(pair.substring(equals + 1).strip()));
      }
    }
    return parameters;
  }

  /// Splits at a separator outside of quotation marks.
  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (each == '\\' && quoted && i + 1 < text.length()) {
        part.append(each).append(text.charAt(++i));
      } else if (each == separator && !quoted) {
        parts.add(part.toString());
        part.setLength(0);
      } else {
        quoted ^= each == '"';
        part.append(each);
      }
    }
    parts.add(part.toString());
    return parts;
  }

  private static String unquoted(String value) {
    return value.length() >= 2 && value.startsWith("\"") && value.endsWith("\"")
        ? value.substring(1, value.length() - 1).replaceAll("\\\\(.)", "$1")
        : value;
  }
}
