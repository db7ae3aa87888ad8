package org.jadoube.server.http;

import java.util.List;
import java.util.function.Function;

/// Something that can be asked of the server.
///
/// @param method of HTTP
/// @param path with its open parts in braces, as OpenAPI writes it
record Route(String method, String path, Function<Call, Answer> handler) {
  static Route get(String path, Function<Call, Answer> handler) {
    return new Route("GET", path, handler);
  }

  static Route post(String path, Function<Call, Answer> handler) {
    return new Route("POST", path, handler);
  }

  /// Whoever may ask for something may ask for no more than its headers.
  List<String> methods() {
    return method.equals("GET") ? List.of("GET", "HEAD") : List.of(method);
  }
}
