package org.jadoube.server.http;

import java.util.List;
import java.util.function.Function;

/// Something that can be asked of the server.
///
/// @param methods of HTTP
/// @param path with its open parts in braces, as OpenAPI writes it
record Route(List<String> methods, String path, Function<Call, Answer> handler) {
  /// Whoever may ask for something may ask for no more than its headers.
  static Route get(String path, Function<Call, Answer> handler) {
    return new Route(List.of("GET", "HEAD"), path, handler);
  }

  static Route post(String path, Function<Call, Answer> handler) {
    return new Route(List.of("POST"), path, handler);
  }

  /// A WebSocket, which begins with `GET` and has no headers to ask for.
  static Route stream(String path, Function<Call, Answer> handler) {
    return new Route(List.of("GET"), path, handler);
  }
}
