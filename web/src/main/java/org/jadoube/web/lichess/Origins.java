package org.jadoube.web.lichess;

import org.jadoube.web.http.exchange.Call;

/// The address of this server as clients know it.
final class Origins {
  private Origins() {}

  /// The address by which a request came, without a slash at its end.
  static String of(Call call) {
    return call.client().origin().orElse("http://localhost");
  }
}
