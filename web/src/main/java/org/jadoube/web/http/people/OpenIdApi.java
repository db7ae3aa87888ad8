package org.jadoube.web.http.people;

import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.play.people.SignedIn;
import org.jadoube.store.Secret;
import org.jadoube.web.http.access.SessionCookie;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.openid.Errand;
import org.jadoube.web.openid.OpenId;
import org.jadoube.web.openid.ProviderReturn;

/// The addresses for signing in at a provider of OpenID Connect; [OpenIdOperations] describes them.
/// Without a provider they answer 404.
public final class OpenIdApi {
  private static final String BACK = "/api/openid/callback";

  /// The page that learns who has signed in, for the others.
  private static final String SIGNED_IN = "/sign-in";

  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{20,100}");
  private static final int LONGEST_CODE = 4_000;

  private final Optional<OpenId> openId;
  private final InstantSource clock;
  private final Requests requests;

  public OpenIdApi(Optional<OpenId> openId, InstantSource clock, Requests requests) {
    this.openId = openId;
    this.clock = clock;
    this.requests = requests;
  }

  public List<Route> routes() {
    return List.of(
        requests.get("/api/openid", OpenIdOperations.LEAVE, this::leave),
        requests.get(BACK, OpenIdOperations.COME_BACK, this::comeBack));
  }

  private Answer leave(Call call) {
    Optional<String> origin = call.client().origin();
    if (openId.isEmpty() || origin.isEmpty()) {
      return Answer.error(ApiError.noProvider());
    }
    return openId
        .get()
        .send(URI.create(origin.get() + BACK))
        .map(errand -> sent(errand, call))
        .orElseGet(() -> Answer.error(ApiError.providerSilent()));
  }

  private static Answer sent(Errand errand, Call call) {
    return redirect(errand.to().toString())
        .setting(SessionCookie.ofErrand(errand.browser(), call.client()));
  }

  private static Answer redirect(String to) {
    return new Answer(
        303, Answer.JSON, new byte[0], Map.of("Location", to, "Cache-Control", "no-store"));
  }

  private Answer comeBack(Call call) {
    Optional<Secret> browser = SessionCookie.errand(call.header("Cookie"), call.client());
    Optional<Secret> state =
        call.query("state").filter(text -> TOKEN.matcher(text).matches()).map(Secret::new);
    String code = call.query("code").filter(text -> text.length() <= LONGEST_CODE).orElse("");
    if (openId.isEmpty()) {
      return Answer.error(ApiError.noProvider());
    }
    if (browser.isEmpty() || state.isEmpty()) {
      return Answer.error(ApiError.notExpected());
    }
    return switch (openId.get().receive(browser.get(), state.get(), code)) {
      case ProviderReturn.Done(SignedIn who) ->
          redirect(SIGNED_IN).setting(SessionCookie.of(who, call.client(), clock.instant()));
      case ProviderReturn.Unexpected() -> Answer.error(ApiError.notExpected());
      case ProviderReturn.NotConfirmed() -> Answer.error(ApiError.notConfirmed());
    };
  }
}
