package org.jadoube.web.openid;

import java.net.URI;

/// This server as registered with a provider of OpenID Connect.
///
/// @param issuer the provider, as it calls itself
/// @param id of this server, as registered with the provider
/// @param secret registered with it; never logged
public record OpenIdClient(URI issuer, String id, String secret) {
  /// Keeps the secret out of logs.
  @Override
  public String toString() {
    return id + " at " + issuer;
  }
}
