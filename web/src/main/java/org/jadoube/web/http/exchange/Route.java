package org.jadoube.web.http.exchange;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.web.description.Operation;

/// A route of the server.
///
/// @param methods the HTTP methods it accepts
/// @param path with its variables in braces, as in OpenAPI
/// @param operation its description, for programs that call it; empty for pages
public record Route(
    List<String> methods,
    String path,
    Optional<Operation> operation,
    Function<Call, Answer> handler) {
  private static final List<String> READING = List.of("GET", "HEAD");

  /// A route to a page.
  public static Route page(String path, Function<Call, Answer> handler) {
    return new Route(READING, path, Optional.empty(), handler);
  }

  /// A route for GET, which also answers HEAD.
  public static Route get(String path, Operation operation, Function<Call, Answer> handler) {
    return new Route(READING, path, Optional.of(operation), handler);
  }

  public static Route post(String path, Operation operation, Function<Call, Answer> handler) {
    return new Route(List.of("POST"), path, Optional.of(operation), handler);
  }

  public static Route delete(String path, Operation operation, Function<Call, Answer> handler) {
    return new Route(List.of("DELETE"), path, Optional.of(operation), handler);
  }

  /// A WebSocket: GET, but no HEAD.
  public static Route stream(String path, Operation operation, Function<Call, Answer> handler) {
    return new Route(List.of("GET"), path, Optional.of(operation), handler);
  }
}
