package org.jadoube.web.openid;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jadoube.web.network.Passphrase;

/// What the operator has registered with a provider of OpenID Connect, as the settings have it.
///
/// @param issuer the provider, as it calls itself
/// @param id of this server there
/// @param secret of this server there
public record Registration(String issuer, String id, Passphrase secret) {
  /// People sign in here alone.
  public static final Registration NONE = new Registration("", "", Passphrase.NONE);

  /// The same with another provider.
  public Registration withIssuer(String changed) {
    return new Registration(changed, id, secret);
  }

  /// The same with another id.
  public Registration withId(String changed) {
    return new Registration(issuer, changed, secret);
  }

  /// The same with another secret.
  public Registration with(Passphrase changed) {
    return new Registration(issuer, id, changed);
  }

  /// This server as it is known to the provider; empty if nothing is registered.
  ///
  /// @throws IllegalArgumentException if it is incomplete, or the issuer is no address with HTTPS
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
      // told below
    }
    throw new IllegalArgumentException(
        "openid-issuer: found '" + issuer + "', expected an address that starts with https://.");
  }
}
