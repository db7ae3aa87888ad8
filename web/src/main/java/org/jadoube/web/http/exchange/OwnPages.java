package org.jadoube.web.http.exchange;

import java.util.Locale;
import java.util.Optional;

/// Whether a request comes from the server's own pages. A browser adds cookies to requests that
/// pages of other sites make, so a cookie alone does not prove who wanted a change.
///
/// Browsers say where a request comes from in `Sec-Fetch-Site`, older ones in `Origin`, and no page
/// can change either. Programs send neither; one that uses a cookie has to send the header
/// `Jadoube-Client`, which a page of another site cannot add without asking, and asking is refused.
public enum OwnPages {
  /// One of our own pages sent it.
  SURE,
  /// A program sent it.
  NO_PAGE,
  /// A page of another site sent it.
  FOREIGN;

  /// A header that programs send with a cookie; its value does not matter.
  static final String HEADER = "Jadoube-Client";

  /// The sender of a request.
  public static OwnPages of(Call call) {
    Optional<String> site = call.header("Sec-Fetch-Site").map(OwnPages::folded);
    if (site.isPresent()) {
      return site.get().equals("same-origin") || site.get().equals("none") ? SURE : FOREIGN;
    }
    Optional<String> origin = call.header("Origin").map(OwnPages::folded);
    return origin.isPresent() ? of(origin.get(), call.client()) : NO_PAGE;
  }

  /// The sender of the handshake of a WebSocket, which browsers never send without `Origin`.
  public static OwnPages ofHandshake(Optional<String> origin, ClientAddress client) {
    return origin.map(OwnPages::folded).map(each -> of(each, client)).orElse(NO_PAGE);
  }

  private static OwnPages of(String origin, ClientAddress client) {
    return client.origin().filter(origin::equals).isPresent() ? SURE : FOREIGN;
  }

  private static String folded(String header) {
    return header.strip().toLowerCase(Locale.ROOT);
  }

  /// Whether a cookie counts for a change.
  public static boolean letCookieCount(Call call) {
    return switch (of(call)) {
      case SURE -> true;
      case NO_PAGE -> call.header(HEADER).isPresent();
      case FOREIGN -> false;
    };
  }

  /// Whether a cookie must not count for a change. A token does, whichever page has it.
  public static boolean isForeign(Call call) {
    return call.changes() && call.header("Authorization").isEmpty() && !letCookieCount(call);
  }
}
