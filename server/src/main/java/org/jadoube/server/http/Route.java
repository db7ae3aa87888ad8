package org.jadoube.server.http;

import java.util.List;
import java.util.function.Function;

/// A route of the server.
///
/// @param methods the HTTP methods it accepts
/// @param path with its variables in braces, as in OpenAPI
record Route(List<String> methods, String path, Function<Call, Answer> handler) {
  /// A route for GET, which also answers HEAD.
  static Route get(String path, Function<Call, Answer> handler) {
    return new Route(List.of("GET", "HEAD"), path, handler);
  }

  static Route post(String path, Function<Call, Answer> handler) {
    return new Route(List.of("POST"), path, handler);
  }

  static Route delete(String path, Function<Call, Answer> handler) {
    return new Route(List.of("DELETE"), path, handler);
  }

  /// A WebSocket: GET, but no HEAD.
  static Route stream(String path, Function<Call, Answer> handler) {
    return new Route(List.of("GET"), path, handler);
  }
}
