package org.jadoube.web.openid;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import java.io.IOException;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.play.people.Accounts;
import org.jadoube.play.people.SignedIn;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Signing in at a provider, by authorization code with PKCE. Expected browsers are in the
/// database, so that any process may receive them, once.
public final class OpenId {
  private static final Logger LOG = LoggerFactory.getLogger(OpenId.class);
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private final OpenIdClient client;
  private final Ledger ledger;
  private final Accounts accounts;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private volatile @Nullable Provider provider;

  /// @param accounts where people who sign in get an account
  public OpenId(OpenIdClient client, Ledger ledger, Accounts accounts, InstantSource clock) {
    this.client = client;
    this.ledger = ledger;
    this.accounts = accounts;
    this.clock = clock;
  }

  /// A browser that is expected back.
  private record Expected(String browser, Nonce nonce, CodeVerifier verifier, URI redirect) {}

  /// Sends a browser to the provider; empty if the provider does not answer.
  ///
  /// @param redirect the address where it comes back
  public Optional<Errand> send(URI redirect) {
    return provider().map(known -> send(known, redirect));
  }

  private Errand send(Provider known, URI redirect) {
    Secret state = Secret.random(random);
    Secret browser = Secret.random(random);
    Nonce nonce = new Nonce(Secret.random(random).text());
    CodeVerifier verifier = new CodeVerifier();
    var _ =
        ledger.write(handle -> {
          handle.execute(
              "DELETE FROM openid_request WHERE created < ?",
              clock.instant().minus(PATIENCE).toEpochMilli());
          handle.execute(
              "INSERT INTO openid_request (state, browser, nonce, verifier, redirect, created)"
                  + " VALUES (?, ?, ?, ?, ?, ?)",
              state.hash(),
              browser.hash(),
              nonce.getValue(),
              verifier.getValue(),
              redirect.toString(),
              clock.millis());
        });
    AuthenticationRequest request =
        new AuthenticationRequest.Builder(
                new ResponseType(ResponseType.Value.CODE),
                new Scope("openid", "profile"),
                new ClientID(client.id()),
                redirect)
            .endpointURI(known.metadata().getAuthorizationEndpointURI())
            .state(new State(state.text()))
            .nonce(nonce)
            .codeChallenge(verifier, CodeChallengeMethod.S256)
            .build();
    return new Errand(request.toURI(), browser);
  }

  /// Receives a returning browser.
  ///
  /// @param browser the value of its cookie
  /// @param state like `code`, from the address to which the provider sent it
  public ProviderReturn receive(Secret browser, Secret state, String code) {
    Optional<Expected> expected = expected(state).filter(each -> browser.matches(each.browser()));
    if (expected.isEmpty()) {
      return new ProviderReturn.Unexpected();
    }
    try {
      return provider()
          .map(known -> confirmed(known, expected.get(), code))
          .orElseGet(ProviderReturn.NotConfirmed::new);
    } catch (IllegalArgumentException nonsense) {
      return new ProviderReturn.NotConfirmed();
    }
  }

  /// Takes an expected browser off the list.
  private Optional<Expected> expected(Secret state) {
    Optional<Expected> expected =
        ledger.read(handle ->
            handle
                .select(
                    "SELECT browser, nonce, verifier, redirect FROM openid_request"
                        + " WHERE state = ? AND created >= ?",
                    state.hash(),
                    clock.instant().minus(PATIENCE).toEpochMilli())
                .map((row, _) ->
                    new Expected(
                        row.getString(1),
                        new Nonce(row.getString(2)),
                        new CodeVerifier(row.getString(3)),
                        URI.create(row.getString(4))))
                .findOne());
    boolean[] first = {false};
    expected.ifPresent(_ ->
        ledger.write(handle ->
            first[0] =
                handle.execute("DELETE FROM openid_request WHERE state = ?", state.hash()) == 1));
    return expected.filter(_ -> first[0]);
  }

  private ProviderReturn confirmed(Provider known, Expected expected, String code) {
    try {
      TokenResponse response = OIDCTokenResponseParser.parse(request(known, expected, code).send());
      if (response instanceof OIDCTokenResponse tokens) {
        IDTokenClaimsSet claims =
            known.validator().validate(tokens.getOIDCTokens().getIDToken(), expected.nonce());
        return new ProviderReturn.Done(signedIn(claims));
      }
      LOG.warn("{} rejects a code", client.issuer());
    } catch (IOException | GeneralException | BadJOSEException | JOSEException failed) {
      // The message may contain a token.
      LOG.warn("{} does not confirm anybody: {}", client.issuer(), failed.getClass().getName());
    }
    return new ProviderReturn.NotConfirmed();
  }

  private HTTPRequest request(Provider known, Expected expected, String code) {
    ClientSecretBasic proof =
        new ClientSecretBasic(
            new ClientID(client.id()), new com.nimbusds.oauth2.sdk.auth.Secret(client.secret()));
    AuthorizationCodeGrant grant =
        new AuthorizationCodeGrant(
            new AuthorizationCode(code), expected.redirect(), expected.verifier());
    HTTPRequest request =
        new TokenRequest.Builder(known.metadata().getTokenEndpointURI(), proof, grant)
            .build()
            .toHTTPRequest();
    request.setConnectTimeout(Provider.PATIENCE_MILLIS);
    request.setReadTimeout(Provider.PATIENCE_MILLIS);
    return request;
  }

  private SignedIn signedIn(IDTokenClaimsSet claims) {
    String suggestion =
        Stream.of("preferred_username", "nickname", "name")
            .map(claims::getStringClaim)
            .filter(name -> name != null && !name.isBlank())
            .findFirst()
            .orElse("");
    return accounts.signInAs(
        client.issuer().toString(), claims.getSubject().getValue(), suggestion);
  }

  private Optional<Provider> provider() {
    Provider known = provider;
    if (known == null) {
      try {
        known = Provider.of(client);
        provider = known;
      } catch (IOException | GeneralException failed) {
        LOG.warn("{} cannot be used to sign in: {}", client.issuer(), failed.getMessage());
      }
    }
    return Optional.ofNullable(known);
  }
}
