package org.jadoube.web.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.web.http.exchange.Route;

/// Routes by the segments of their paths: `{id}` stands for any, `{+name}` for all that are left.
/// Finding some takes as long as a path is, however many there are.
final class RouteTree {
  // No segment contains a slash.
  private static final String ANY = "/";
  private static final String ALL = "//";

  private final Map<String, RouteTree> next = new HashMap<>();
  private final List<Route> routes = new ArrayList<>();

  void add(Route route) {
    RouteTree end = this;
    for (String segment : segments(route.path())) {
      end = end.next.computeIfAbsent(key(segment), _ -> new RouteTree());
    }
    end.routes.add(route);
    if (route.path().contains("{+")) {
      end.next.put(ALL, end);
      end.next.put("", end);
    }
  }

  private static String key(String segment) {
    if (segment.startsWith("{+")) {
      return ALL;
    }
    return segment.startsWith("{") ? ANY : segment;
  }

  private static String[] segments(String path) {
    return path.split("/", -1);
  }

  /// The routes at a path, whatever their methods.
  List<Route> at(String path) {
    List<RouteTree> ends = List.of(this);
    for (String segment : segments(path)) {
      ends = ends.stream().flatMap(end -> end.after(segment)).toList();
    }
    return ends.stream().flatMap(end -> end.routes.stream()).toList();
  }

  private Stream<RouteTree> after(String segment) {
    Stream<String> keys = segment.isEmpty() ? Stream.of(segment) : Stream.of(segment, ANY, ALL);
    return keys.flatMap(key -> Stream.ofNullable(next.get(key)));
  }

  /// The values of the variables of a route in a path that leads to it.
  static Map<String, String> variables(Route route, String path) {
    Map<String, String> variables = new HashMap<>();
    String[] names = segments(route.path());
    String[] values = path.split("/", names.length);
    for (int i = 0; i < names.length; i++) {
      if (names[i].startsWith("{")) {
        variables.put(names[i].replaceAll("[{+}]", ""), values[i]);
      }
    }
    return variables;
  }
}
