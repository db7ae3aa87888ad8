package org.jadoube.web.openid;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.util.Set;

/// A provider's description of itself, and the check of its tokens.
///
/// @param validator checks signature, issuer, audience, times and nonce
record Provider(OIDCProviderMetadata metadata, IDTokenValidator validator) {
  static final int PATIENCE_MILLIS = 5_000;

  private static final int MOST_BYTES = 1 << 18;
  private static final Set<JWSAlgorithm> SIGNATURES =
      Set.of(
          JWSAlgorithm.RS256,
          JWSAlgorithm.RS384,
          JWSAlgorithm.RS512,
          JWSAlgorithm.PS256,
          JWSAlgorithm.ES256,
          JWSAlgorithm.ES384,
          JWSAlgorithm.EdDSA);

  /// Asks a provider.
  ///
  /// @throws IOException if it does not answer
  /// @throws GeneralException if its answer makes no sense
  static Provider of(OpenIdClient client) throws IOException, GeneralException {
    OIDCProviderMetadata metadata =
        OIDCProviderMetadata.resolve(new Issuer(client.issuer()), PATIENCE_MILLIS, PATIENCE_MILLIS);
    JWKSource<SecurityContext> keys =
        JWKSourceBuilder.create(
                metadata.getJWKSetURI().toURL(),
                new DefaultResourceRetriever(PATIENCE_MILLIS, PATIENCE_MILLIS, MOST_BYTES))
            .build();
    return new Provider(
        metadata,
        new IDTokenValidator(
            metadata.getIssuer(),
            new ClientID(client.id()),
            new JWSVerificationKeySelector<>(SIGNATURES, keys),
            null));
  }
}
