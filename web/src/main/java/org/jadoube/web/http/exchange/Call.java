package org.jadoube.web.http.exchange;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jadoube.notation.Language;

/// A request, independent of the web framework.
public interface Call {
  /// The whole path, `/game/abc`.
  String path();

  /// A variable of the route's path, such as `id`.
  String path(String name);

  Optional<String> query(String name);

  Optional<String> header(String name);

  /// The best supported language for this request.
  default Language language() {
    return AcceptedLanguages.suiting(header("Accept-Language").orElse(""));
  }

  /// Whether it asks to change something.
  default boolean changes() {
    return true;
  }

  /// Where it comes from.
  ClientAddress client();

  /// The body; empty if it exceeds the limit.
  Optional<String> body();

  /// The bytes of the body, if there are at most so many.
  default Optional<byte[]> bytes(int most) {
    return Optional.empty();
  }

  /// The body as text, if it has at most so many bytes.
  default Optional<String> body(int most) {
    return bytes(most).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  /// Whether a program on this machine sent it directly, without a proxy.
  default boolean isFromHere() {
    return false;
  }

  /// The address it came from; empty if it came from this machine, which is exempt from limits.
  Optional<String> sender();
}
