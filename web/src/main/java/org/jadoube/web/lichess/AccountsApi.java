package org.jadoube.web.lichess;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.PersonalTokens;
import org.jadoube.play.people.TokenScope;
import org.jadoube.store.Secret;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.LineStream;
import org.jadoube.web.http.exchange.Route;

/// Accounts: one's own, with its games and events, other people's, and tokens.
record AccountsApi(Games games, Callers callers, Users users, GameJson json, AccountEvents events) {
  private static final Set<TokenScope> ANY = Set.of();
  private static final int MOST_TOKENS = 1_000;
  private static final int MOST_USERS = 300;
  private static final int MOST_PLAYING = 50;
  private static final int MOST_BOTS = 512;

  List<Route> routes() {
    return List.of(
        reading("/api/account/playing", callers.with(ANY, this::playing)),
        reading(
            "/api/account/email",
            callers.with(
                EnumSet.of(TokenScope.EMAIL_READ),
                (caller, _) -> Replies.json(Map.of("email", caller.account().email().orElse(""))))),
        reading(
            "/api/account/preferences",
            callers.with(
                EnumSet.of(TokenScope.PREFERENCE_READ),
                (_, _) -> Replies.json(Map.of("prefs", Map.of(), "language", "en-GB")))),
        reading(
            "/api/account/kid",
            callers.with(
                EnumSet.of(TokenScope.PREFERENCE_READ),
                (_, _) -> Replies.json(Map.of("kid", false)))),
        posting(
            "/api/bot/account/upgrade",
            callers.with(EnumSet.of(TokenScope.BOT_PLAY), this::upgrade)),
        new Route(
            List.of("GET"),
            "/api/stream/event",
            Optional.empty(),
            callers.with(
                EnumSet.of(TokenScope.CHALLENGE_READ, TokenScope.BOARD_PLAY, TokenScope.BOT_PLAY),
                this::stream)),
        reading("/api/bot/online", callers.anybody(this::bots)),
        reading("/api/users/status", callers.anybody(this::statuses)),
        posting("/api/users", callers.anybody(this::all)),
        reading("/api/user/{user}", callers.anybody(this::user)),
        posting("/api/token/test", callers.anybody(this::test)),
        new Route(
            List.of("DELETE"), "/api/token", Optional.empty(), callers.with(ANY, this::revoke)));
  }

  static Route reading(String path, Function<Call, Answer> handler) {
    return new Route(List.of("GET", "HEAD"), path, Optional.empty(), handler);
  }

  static Route posting(String path, Function<Call, Answer> handler) {
    return new Route(List.of("POST"), path, Optional.empty(), handler);
  }

  /// The own account, for a token; its scopes are in a header.
  Answer account(Call call) {
    return callers
        .with(
            ANY,
            (caller, asked) ->
                Replies.json(users.user(caller.account(), Origins.of(asked)))
                    .with("X-OAuth-Scopes", TokenScope.text(caller.scopes()))
                    .with("X-Accepted-OAuth-Scopes", ""))
        .apply(call);
  }

  private Answer playing(Caller caller, Call call) {
    int most = Fields.inQuery(call).count(RequestParameter.NB, 9, MOST_PLAYING);
    List<GameJson.Own> playing =
        games.openOf(caller.id().text()).stream()
            .flatMap(id -> games.room(id).stream())
            .flatMap(room -> {
              Snapshot snapshot = room.snapshot();
              return Players.colour(snapshot, caller.id())
                  .map(colour -> json.own(snapshot, colour, room.status().moment().at()))
                  .stream();
            })
            .sorted((one, other) -> Boolean.compare(other.isMyTurn(), one.isMyTurn()))
            .limit(most)
            .toList();
    return Replies.json(Map.of("nowPlaying", playing));
  }

  private Answer upgrade(Caller caller, Call call) {
    return users.people().bots().add(caller.id())
        ? Replies.ok()
        : Replies.error(400, "This account has had a game, so it cannot become a bot's.");
  }

  private Answer stream(Caller caller, Call call) {
    Challenges challenges = new Challenges(users, Origins.of(call));
    Party who = users.party(caller.account(), call.sender());
    return Answer.of(
        Replies.NDJSON,
        new LineStream(
            caller.id().text(), to -> events.open(who, caller.id(), json, challenges, to)));
  }

  private Answer bots(Call call) {
    return Replies.lines(
        users.presence().all().stream()
            .filter(Party::bot)
            .flatMap(bot -> bot.account().stream())
            .sorted(Comparator.comparing(Account::name))
            .limit(Fields.inQuery(call).count(RequestParameter.NB, 100, MOST_BOTS))
            .map(account -> users.user(account, Origins.of(call)))
            .toList());
  }

  private Answer statuses(Call call) {
    return Replies.json(
        named(Fields.inQuery(call).text(RequestParameter.IDS).orElse(""))
            .map(users::present)
            .toList());
  }

  private Answer all(Call call) {
    return Replies.json(
        named(call.body().orElse(""))
            .map(account -> users.user(account, Origins.of(call)))
            .toList());
  }

  private Stream<Account> named(String ids) {
    return Arrays.stream(ids.split(","))
        .map(String::strip)
        .limit(MOST_USERS)
        .flatMap(id -> users.find(id).stream());
  }

  private Answer user(Call call) {
    return users
        .find(call.path("user"))
        .map(account -> Replies.json(users.user(account, Origins.of(call))))
        .orElseGet(() -> Replies.error(404, "No such user"));
  }

  /// A valid token.
  private record Valid(String userId, String scopes, long expires) {}

  private Answer test(Call call) {
    Map<String, Optional<Valid>> found = new LinkedHashMap<>();
    Arrays.stream(call.body().orElse("").split(","))
        .map(String::strip)
        .filter(text -> !text.isEmpty())
        .limit(MOST_TOKENS)
        .forEach(text -> found.put(text, valid(text)));
    return Replies.withNulls(found);
  }

  private Optional<Valid> valid(String token) {
    return callers
        .valid(new Secret(token))
        .map(holder ->
            new Valid(
                Users.id(holder.account()),
                TokenScope.text(holder.token().scopes()),
                holder.token().until().toEpochMilli()));
  }

  private Answer revoke(Caller caller, Call call) {
    PersonalTokens tokens = users.people().tokens();
    Admission.token(call).ifPresent(tokens::end);
    return Answer.none();
  }
}
