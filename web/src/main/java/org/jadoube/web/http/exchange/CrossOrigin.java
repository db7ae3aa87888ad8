package org.jadoube.web.http.exchange;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Answers that pages of other sites may read (CORS). Browsers send no cookies for them, so they
/// hold only what anybody may see.
public final class CrossOrigin {
  private static final String ANYBODY = "Access-Control-Allow-Origin";

  /// Headers of scripts, beside those of every page: the last are those of models' protocol.
  private static final String HEADERS =
      "Content-Type, Accept-Language, Authorization, Mcp-Protocol-Version, Mcp-Session-Id,"
          + " Last-Event-ID";

  private static final int A_DAY_IN_SECONDS = 86_400;

  private CrossOrigin() {}

  /// A route whose answers any page may read.
  public static Route open(Route route) {
    Function<Call, Answer> handler = route.handler();
    return new Route(
        route.methods(),
        route.path(),
        route.operation(),
        call -> handler.apply(call).with(ANYBODY, "*"));
  }

  /// The route for a browser that asks whether a page may send JSON to another route.
  public static Route preflight(Route route) {
    String methods = String.join(", ", route.methods()) + ", " + Methods.OPTIONS;
    Answer answer =
        new Answer(
            204,
            "",
            new byte[0],
            Map.of(
                ANYBODY,
                "*",
                "Access-Control-Allow-Methods",
                methods,
                "Access-Control-Allow-Headers",
                HEADERS,
                "Access-Control-Max-Age",
                Integer.toString(A_DAY_IN_SECONDS),
                "Allow",
                methods));
    return new Route(List.of(Methods.OPTIONS), route.path(), Optional.empty(), _ -> answer);
  }
}
