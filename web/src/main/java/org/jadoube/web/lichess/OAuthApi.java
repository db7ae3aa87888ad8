package org.jadoube.web.lichess;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.play.people.PersonalTokens;
import org.jadoube.play.people.SignedIn;
import org.jadoube.play.people.TokenScope;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.OwnPages;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.lichess.OAuthCodes.Agreed;
import org.jadoube.wire.Json;

/// Tokens for programs that send their user to a page here (OAuth 2 with PKCE): the user agrees on
/// it, and the program exchanges a code for the token.
record OAuthApi(Callers callers, OAuthCodes codes) {
  /// Browsers run these themselves, or show them as ours.
  private static final Set<String> UNSAFE =
      Set.of("javascript", "data", "vbscript", "file", "blob", "about");

  List<Route> routes() {
    return List.of(
        AccountsApi.posting("/oauth", callers.anybody(this::agree)),
        AccountsApi.posting("/api/token", callers.anybody(this::exchange)));
  }

  /// The user agrees, on our own page.
  private Answer agree(Call call) {
    Optional<SignedIn> who = callers.admission().writer(call);
    return OwnPages.isForeign(call) || who.isEmpty()
        ? Replies.error(401, "Nobody has signed in.")
        : Fields.of(call, fields -> agree(who.get(), fields));
  }

  private static boolean is(Fields fields, RequestParameter name, String expected) {
    return fields.text(name).filter(expected::equals).isPresent();
  }

  private Answer agree(SignedIn who, Fields fields) {
    Optional<String> redirect = fields.text(RequestParameter.REDIRECT_URI).filter(OAuthApi::isSafe);
    Optional<String> challenge =
        fields.text(RequestParameter.CODE_CHALLENGE).filter(text -> text.length() == 43);
    boolean known =
        is(fields, RequestParameter.RESPONSE_TYPE, "code")
            && is(fields, RequestParameter.CODE_CHALLENGE_METHOD, "S256");
    return redirect.isPresent() && challenge.isPresent() && known
        ? agreed(who, fields, redirect.get(), challenge.get())
        : Replies.error(
            400,
            "Expected response_type=code, a redirect_uri, and a code_challenge with"
                + " code_challenge_method=S256");
  }

  private static boolean isSafe(String address) {
    try {
      URI uri = new URI(address);
      return uri.getScheme() != null
          && uri.getRawFragment() == null
          && !UNSAFE.contains(uri.getScheme().toLowerCase(Locale.ROOT));
    } catch (URISyntaxException malformed) {
      return false;
    }
  }

  private Answer agreed(SignedIn who, Fields fields, String redirect, String challenge) {
    String code =
        codes.give(
            who.account().id(),
            fields.text(RequestParameter.CLIENT_ID).orElse("?"),
            TokenScope.all(fields.text(RequestParameter.SCOPE).orElse("")),
            redirect,
            challenge);
    String state =
        fields.text(RequestParameter.STATE).map(text -> "&state=" + encoded(text)).orElse("");
    String separator = redirect.contains("?") ? "&" : "?";
    return Replies.json(Map.of("redirect", redirect + separator + "code=" + encoded(code) + state));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private Answer exchange(Call call) {
    return Fields.of(call, this::exchange);
  }

  private Answer exchange(Fields fields) {
    if (!is(fields, RequestParameter.GRANT_TYPE, "authorization_code")) {
      return refused("unsupported_grant_type", "grant_type: expected authorization_code");
    }
    return codes
        .take(
            fields.text(RequestParameter.CODE).orElse(""),
            fields.text(RequestParameter.REDIRECT_URI).orElse(""),
            fields.text(RequestParameter.CODE_VERIFIER).orElse(""))
        .map(this::token)
        .orElseGet(() ->
            refused(
                "invalid_grant",
                "The code is not known, has been used, or belongs to another redirect_uri or"
                    + " code_verifier."));
  }

  /// A refusal in the form of OAuth (RFC 6749, 5.2).
  private static Answer refused(String error, String why) {
    return Answer.json(400, Json.object("error", error, "error_description", why));
  }

  private Answer token(Agreed agreed) {
    PersonalTokens.Given given =
        callers.people().tokens().give(agreed.account(), agreed.client(), agreed.scopes());
    return Replies.json(
        Map.of(
            "token_type",
            "Bearer",
            "access_token",
            given.secret().text(),
            "expires_in",
            PersonalTokens.LIFE.toSeconds()));
  }
}
