package org.jadoube.web.openid;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jadoube.web.network.Passphrase;

/// The operator's registration with a provider of OpenID Connect, as in the settings.
///
/// @param issuer the provider, as it calls itself
/// @param id of this server there
/// @param secret of this server there
public record Registration(String issuer, String id, Passphrase secret) {
  /// No registration: people sign in here alone.
  public static final Registration NONE = new Registration("", "", Passphrase.NONE);

  /// This registration with another provider.
  public Registration withIssuer(String changed) {
    return new Registration(changed, id, secret);
  }

  /// This registration with another id.
  public Registration withId(String changed) {
    return new Registration(issuer, changed, secret);
  }

  /// This registration with another secret.
  public Registration with(Passphrase changed) {
    return new Registration(issuer, id, changed);
  }

  /// This server as registered with the provider; empty if nothing is registered.
  ///
  /// @throws IllegalArgumentException if it is incomplete, or the issuer is not an address with
  ///   HTTPS
  public Optional<OpenIdClient> client() {
    if (equals(NONE)) {
      return Optional.empty();
    }
    if (issuer.isEmpty() || id.isEmpty() || !secret.isSet()) {
      throw new IllegalArgumentException(
          "Signing in with OpenID Connect takes openid-issuer, openid-client-id and"
              + " openid-client-secret.");
    }
    return Optional.of(new OpenIdClient(address(issuer), id, secret.text()));
  }

  private static URI address(String issuer) {
    try {
      URI address = new URI(issuer);
      if ("https".equals(address.getScheme()) && address.getHost() != null) {
        return address;
      }
    } catch (URISyntaxException none) {
      // reported below
    }
    throw new IllegalArgumentException(
        "openid-issuer: found '" + issuer + "', expected an address that starts with https://.");
  }
}
