package org.jadoube.web.http.people;

import java.util.Map;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;

/// The descriptions of the addresses for signing in at another site.
final class OpenIdOperations {
  private static final Map<String, Object> TEXT = Map.of("type", "string");

  static final Operation LEAVE =
      Operation.of("Sign in at another site")
          .saying("By OpenID Connect, if the operator has set up a provider; otherwise 404.")
          .answering(303, "To the provider.")
          .failing(ProblemKind.UNKNOWN_PATH, ProblemKind.PROVIDER_SILENT)
          .limited();

  static final Operation COME_BACK =
      Operation.of("Come back from there")
          .saying("Only for the browser that was sent, once, within ten minutes.")
          .with(RouteParameter.ofQuery("state", "", TEXT).needed())
          .with(RouteParameter.ofQuery("code", "", TEXT))
          .answering(303, "To the page of the account; `Set-Cookie` opens a session.")
          .failing(ProblemKind.UNKNOWN_PATH, ProblemKind.NOT_EXPECTED, ProblemKind.NOT_CONFIRMED)
          .limited();

  private OpenIdOperations() {}
}
