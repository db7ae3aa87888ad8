package org.jadoube.web.lichess;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.people.People;
import org.jadoube.play.people.PersonalTokens.Holder;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.SignedIn;
import org.jadoube.play.people.TokenScope;
import org.jadoube.store.Secret;
import org.jadoube.store.Unavailable;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.RateLimit;

/// Finds out who sends a request, and whether they may: by a personal token, or on our own pages by
/// the session.
record Callers(People people, Admission admission, RateLimit rate) {
  private static final long SECONDS = 1;

  /// A handler for anybody.
  Function<Call, Answer> anybody(Function<Call, Answer> handler) {
    return call ->
        rate.allows(call) ? checked(handler, call) : Replies.tooMany("requests", SECONDS);
  }

  /// A handler for those whose token has any of these scopes.
  Function<Call, Answer> with(Set<TokenScope> scopes, BiFunction<Caller, Call, Answer> handler) {
    return anybody(call -> {
      Optional<Caller> caller = of(call);
      if (caller.isEmpty()) {
        return Replies.error(401, "No such token");
      }
      if (!caller.get().mayUse(scopes)) {
        return Replies.error(403, "Missing scope: " + TokenScope.text(scopes));
      }
      return rate.allows("account " + caller.get().id().text())
          ? handler.apply(caller.get(), call)
          : Replies.tooMany("requests", SECONDS);
    });
  }

  private static Answer checked(Function<Call, Answer> handler, Call call) {
    return Fields.faultInQuery(call)
        .map(why -> Replies.error(400, why))
        .orElseGet(() -> guarded(handler, call));
  }

  private static Answer guarded(Function<Call, Answer> handler, Call call) {
    try {
      return handler.apply(call);
    } catch (DamagedGame damaged) {
      return Replies.error(ApiError.damaged());
    } catch (Unavailable later) {
      return Replies.error(ApiError.unavailable());
    }
  }

  /// The sender of a request, if known.
  Optional<Caller> of(Call call) {
    return call.header("Authorization").isPresent()
        ? Admission.token(call).flatMap(this::of)
        : session(call).map(who -> new Caller(who.account(), EnumSet.allOf(TokenScope.class)));
  }

  private Optional<SignedIn> session(Call call) {
    return call.changes() ? admission.writer(call) : admission.reader(call);
  }

  /// The holder of a token, unless an operator has hidden the account.
  Optional<Caller> of(Secret token) {
    return valid(token).map(holder -> new Caller(holder.account(), holder.token().scopes()));
  }

  /// A valid token of an account that is not hidden.
  Optional<Holder> valid(Secret token) {
    return people
        .tokens()
        .find(token)
        .filter(holder -> !people.hidden().has(Scope.of(holder.account().id())));
  }
}
