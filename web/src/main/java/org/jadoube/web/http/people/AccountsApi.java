package org.jadoube.web.http.people;

import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Device;
import org.jadoube.play.people.People;
import org.jadoube.play.people.RoleGrant;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.Sessions;
import org.jadoube.play.people.SignedIn;
import org.jadoube.play.people.SigningIn;
import org.jadoube.play.people.SigningUp;
import org.jadoube.play.people.TokenScope;
import org.jadoube.store.Secret;
import org.jadoube.web.answer.AccountAnswers.AccountDetails;
import org.jadoube.web.answer.AccountAnswers.NewToken;
import org.jadoube.web.answer.AccountAnswers.OpenSession;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.SessionCookie;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.DailyLimit;
import org.jadoube.web.http.exchange.OwnPages;
import org.jadoube.web.http.exchange.PlayerName;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.AccountDeletion;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.PasswordChange;
import org.jadoube.wire.PasswordReset;
import org.jadoube.wire.SignIn;
import org.jadoube.wire.SignUp;
import org.jadoube.wire.TokenRequest;

/// The HTTP API for accounts and sessions; [AccountOperations] describes it.
public final class AccountsApi {
  private static final String PASSWORD = "/password";

  private final People people;
  private final Admission admission;
  private final InstantSource clock;
  private final Requests requests;
  private final SignInAttempts attempts;
  private final DailyLimit ofToday;

  public AccountsApi(People people, InstantSource clock, Limits limits, RateLimit rate) {
    this.people = people;
    this.admission = new Admission(people);
    this.clock = clock;
    this.requests = new Requests(limits, rate);
    this.attempts = new SignInAttempts(people.devices(), limits, clock);
    this.ofToday = new DailyLimit(limits, CountLimit.ACCOUNTS_PER_DAY, "accounts", clock);
  }

  public List<Route> routes() {
    return List.of(
        requests.post(
            "/api/accounts", AccountOperations.SIGN_UP, Documents.SIGN_UP, this::signUp, PASSWORD),
        requests.post(
            "/api/session", AccountOperations.SIGN_IN, Documents.SIGN_IN, this::signIn, PASSWORD),
        requests.post("/api/device", AccountOperations.DEVICE, this::device),
        requests.delete("/api/session", AccountOperations.SIGN_OUT, this::signOut),
        requests.get("/api/account", AccountOperations.ACCOUNT, this::account),
        requests.post(
            "/api/account/password",
            AccountOperations.CHANGE_PASSWORD,
            Documents.PASSWORD_CHANGE,
            signedIn(this::changePassword),
            "/current",
            "/next"),
        requests.post(
            "/api/account/reset",
            AccountOperations.RESET_PASSWORD,
            Documents.PASSWORD_RESET,
            this::resetPassword,
            "/key",
            "/next"),
        requests.post(
            "/api/account/deletion",
            AccountOperations.DELETE,
            Documents.ACCOUNT_DELETION,
            signedIn(this::delete),
            PASSWORD),
        requests.delete(
            "/api/account/sessions/{session}", AccountOperations.END_SESSION, this::endSession),
        requests.post(
            "/api/account/tokens",
            AccountOperations.GIVE_TOKEN,
            Documents.TOKEN_REQUEST,
            signedIn(this::giveToken)),
        requests.delete(
            "/api/account/tokens/{token}", AccountOperations.END_TOKEN, this::endToken));
  }

  /// A handler for people who have signed in, and come from our own pages.
  private <T> Requests.Handler<T> signedIn(Change<T> change) {
    return (call, request) -> asWriter(call, (who, asked) -> change.answer(who, asked, request));
  }

  /// A requested change.
  private interface Change<T> {
    Answer answer(SignedIn who, Call call, T request);
  }

  private Answer asWriter(Call call, BiFunction<SignedIn, Call, Answer> handler) {
    if (!OwnPages.letCookieCount(call)) {
      return Answer.error(ApiError.crossSite());
    }
    return admission
        .writer(call)
        .map(who -> handler.apply(who, call))
        .orElseGet(() -> Answer.error(ApiError.notSignedIn()));
  }

  private Answer device(Call call) {
    if (OwnPages.of(call) == OwnPages.FOREIGN) {
      return Answer.error(ApiError.crossSite());
    }
    return Answer.none().setting(SessionCookie.ofDevice(deviceOf(call), call.client()));
  }

  private Device deviceOf(Call call) {
    return admission.device(call).orElseGet(people.devices()::next);
  }

  private Answer signUp(Call call, SignUp request) {
    if (OwnPages.of(call) == OwnPages.FOREIGN) {
      return Answer.error(ApiError.crossSite());
    }
    if (!attempts.allow(call)) {
      return attempts.refusal();
    }
    Optional<Answer> enough = ofToday.refusal(call);
    if (enough.isPresent()) {
      return enough.get();
    }
    return answer(
        201, people.accounts().signUp(request.name(), request.password(), request.email()), call);
  }

  private Answer answer(int status, SigningUp outcome, Call call) {
    return switch (outcome) {
      case SigningUp.Done(SignedIn who) -> welcomed(status, who, call);
      case SigningUp.NameTaken() -> Answer.error(ApiError.nameTaken());
      case SigningUp.WrongKey() -> Answer.error(ApiError.wrongResetKey());
      case SigningUp.WrongPassword() -> Answer.error(ApiError.wrongCredentials());
      case SigningUp.Crowded() -> crowded();
      case SigningUp.Unfit(String field, String expected) ->
          Answer.error(
              ApiError.unexpected(
                  field + ": expected " + expected, "/" + field, "something else", expected));
    };
  }

  private Answer signIn(Call call, SignIn request) {
    if (OwnPages.of(call) == OwnPages.FOREIGN) {
      return Answer.error(ApiError.crossSite());
    }
    if (!attempts.allow(call, request.name(), admission.device(call))) {
      return attempts.refusal();
    }
    return switch (people.accounts().signIn(request.name(), request.password())) {
      case SigningIn.Done(SignedIn who) when isHidden(who) ->
          Answer.error(ApiError.wrongCredentials());
      case SigningIn.Done(SignedIn who) -> renewed(who, call);
      case SigningIn.Wrong() -> Answer.error(ApiError.wrongCredentials());
      case SigningIn.Crowded() -> crowded();
    };
  }

  private boolean isHidden(SignedIn who) {
    return people.hidden().has(Scope.of(who.account().id()));
  }

  /// Signs in again, which ends the previous session.
  private Answer renewed(SignedIn who, Call call) {
    admission.reader(call).ifPresent(old -> sessions().end(old.token()));
    return welcomed(200, who, call);
  }

  private Answer welcomed(int status, SignedIn who, Call call) {
    Device device = deviceOf(call);
    people.devices().remember(who.account().id(), device);
    return Answer.json(status, Json.write(view(who)))
        .setting(SessionCookie.of(who, call.client(), clock.instant()))
        .setting(SessionCookie.ofDevice(device, call.client()));
  }

  private static Answer crowded() {
    return Answer.error(ApiError.busy());
  }

  private Sessions sessions() {
    return people.accounts().sessions();
  }

  private Answer signOut(Call call) {
    if (!OwnPages.letCookieCount(call)) {
      return Answer.error(ApiError.crossSite());
    }
    admission.writer(call).ifPresent(who -> sessions().end(who.token()));
    return Answer.none().setting(SessionCookie.none(call.client()));
  }

  private Answer account(Call call) {
    return admission
        .reader(call)
        .map(who -> account(who, call))
        .orElseGet(() -> Answer.error(ApiError.notSignedIn()));
  }

  /// The account. A session from before a role was given gets a new token.
  private Answer account(SignedIn who, Call call) {
    SignedIn now =
        people.grants().of(who.account().id()).stream()
            .map(RoleGrant::granted)
            .max(Instant::compareTo)
            .map(latest -> sessions().renewed(who, latest))
            .orElse(who);
    return now.equals(who) ? Answer.json(200, Json.write(view(who))) : welcomed(200, now, call);
  }

  private AccountDetails view(SignedIn who) {
    AccountId id = who.account().id();
    return AccountDetails.of(
        who.account(),
        people.bots().has(id),
        people.grants().of(id),
        sessions().of(id).stream().map(open -> OpenSession.of(open, who.session())).toList(),
        people.tokens().of(id));
  }

  private Answer changePassword(SignedIn who, Call call, PasswordChange request) {
    if (!attempts.allow(who)) {
      return attempts.refusal();
    }
    return answer(
        200, people.accounts().changePassword(who, request.current(), request.next()), call);
  }

  private Answer resetPassword(Call call, PasswordReset request) {
    if (OwnPages.of(call) == OwnPages.FOREIGN) {
      return Answer.error(ApiError.crossSite());
    }
    if (!attempts.allow(call)) {
      return attempts.refusal();
    }
    Secret key = new Secret(request.key());
    return answer(200, people.accounts().resets().use(key, request.next()), call);
  }

  private Answer delete(SignedIn who, Call call, AccountDeletion request) {
    if (!attempts.allow(who)) {
      return attempts.refusal();
    }
    return switch (people.accounts().delete(who, request.password())) {
      case DONE -> Answer.none().setting(SessionCookie.none(call.client()));
      case WRONG_PASSWORD -> Answer.error(ApiError.wrongCredentials());
      case LAST_ORGANISER -> Answer.error(ApiError.lastOrganiser());
      case CROWDED -> crowded();
    };
  }

  private Answer giveToken(SignedIn who, Call call, TokenRequest request) {
    Set<TokenScope> scopes = TokenScope.all(request.scopes());
    String name = PlayerName.of(request.name());
    if (scopes.size() < Set.copyOf(request.scopes()).size()) {
      String all = TokenScope.text(EnumSet.allOf(TokenScope.class));
      return Answer.error(
          ApiError.unexpected("scopes: expected some of " + all, "/scopes", "another one", all));
    }
    return Answer.json(
        201, Json.write(NewToken.of(people.tokens().give(who.account().id(), name, scopes))));
  }

  private Answer endToken(Call call) {
    return asWriter(
        call,
        (who, asked) -> {
          people.tokens().end(who.account().id(), asked.path("token"));
          return Answer.none();
        });
  }

  private Answer endSession(Call call) {
    return asWriter(
        call,
        (who, asked) -> {
          sessions().end(who.account().id(), asked.path("session"));
          return Answer.none();
        });
  }
}
