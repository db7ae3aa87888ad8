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
    Optional<Fields> fields = Fields.of(call);
    if (OwnPages.isForeign(call) || who.isEmpty()) {
      return Replies.error(401, "Nobody has signed in.");
    }
    Optional<String> redirect =
        fields.flatMap(each -> each.text("redirect_uri")).filter(OAuthApi::isSafe);
    Optional<String> challenge =
        fields.flatMap(each -> each.text("code_challenge")).filter(text -> text.length() == 43);
    boolean known =
        fields.flatMap(each -> each.text("response_type")).filter("code"::equals).isPresent()
            && fields
                .flatMap(each -> each.text("code_challenge_method"))
                .filter("S256"::equals)
                .isPresent();
    return redirect.isPresent() && challenge.isPresent() && known
        ? agreed(who.get(), fields.get(), redirect.get(), challenge.get())
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
            fields.text("client_id").orElse("?"),
            TokenScope.all(fields.text("scope").orElse("")),
            redirect,
            challenge);
    String state = fields.text("state").map(text -> "&state=" + encoded(text)).orElse("");
    String separator = redirect.contains("?") ? "&" : "?";
    return Replies.json(Map.of("redirect", redirect + separator + "code=" + encoded(code) + state));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private Answer exchange(Call call) {
    Optional<Fields> fields = Fields.of(call);
    return fields
        .filter(each -> each.text("grant_type").filter("authorization_code"::equals).isPresent())
        .flatMap(each ->
            codes.take(
                each.text("code").orElse(""),
                each.text("redirect_uri").orElse(""),
                each.text("code_verifier").orElse("")))
        .map(this::token)
        .orElseGet(() -> Replies.error(400, "invalid_grant"));
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
