package org.jadoube.web.lichess;

import java.time.Instant;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.Challenging;
import org.jadoube.play.lobby.DeclineReason;
import org.jadoube.play.lobby.Lobby;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.TokenScope;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.LineStream;
import org.jadoube.web.http.exchange.Lines;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Json;

/// Challenges and seeks.
record ChallengesApi(
    Games games,
    Lobby lobby,
    Callers callers,
    Users users,
    AccountEvents events,
    KeptAlive kept,
    RateLimit creations) {
  private static final Set<TokenScope> READING =
      EnumSet.of(TokenScope.CHALLENGE_READ, TokenScope.BOARD_PLAY, TokenScope.BOT_PLAY);
  private static final Set<TokenScope> WRITING =
      EnumSet.of(TokenScope.CHALLENGE_WRITE, TokenScope.BOARD_PLAY, TokenScope.BOT_PLAY);

  List<Route> routes() {
    return List.of(
        AccountsApi.reading("/api/challenge", callers.with(READING, this::all)),
        AccountsApi.reading("/api/challenge/{id}/show", callers.with(READING, this::show)),
        posting("/api/challenge/open", limited(this::open)),
        posting("/api/challenge/{user}", limited(this::challenge)),
        posting("/api/challenge/{id}/accept", this::accept),
        posting("/api/challenge/{id}/decline", this::decline),
        posting("/api/challenge/{id}/cancel", this::cancel),
        posting("/api/challenge/{id}/start-clocks", this::startClocks),
        posting("/api/round/{id}/add-time/{seconds}", (_, _) -> noMoreTime()),
        AccountsApi.posting(
            "/api/board/seek",
            callers.with(EnumSet.of(TokenScope.BOARD_PLAY), limited(this::seek))));
  }

  private Route posting(String path, BiFunction<Caller, Call, Answer> handler) {
    return AccountsApi.posting(path, callers.with(WRITING, handler));
  }

  private BiFunction<Caller, Call, Answer> limited(BiFunction<Caller, Call, Answer> handler) {
    return (caller, call) ->
        creations.allows(call) && creations.allows("account " + caller.id().text())
            ? handler.apply(caller, call)
            : Replies.tooMany("challenge.create", 1);
  }

  private static Answer noMoreTime() {
    return Replies.error(400, "Only an arbiter gives a player more time (Article 12.5).");
  }

  private Challenges in(Call call) {
    return new Challenges(users, Origins.of(call));
  }

  private Answer all(Caller caller, Call call) {
    Map<String, List<Challenges.View>> all = new LinkedHashMap<>();
    List<Challenge> waiting = lobby.challenges();
    all.put(
        "in",
        views(waiting.stream().filter(each -> each.isTo(caller.id())).toList(), caller, call));
    all.put(
        "out",
        views(waiting.stream().filter(each -> each.isBy(caller.id())).toList(), caller, call));
    return Replies.json(all);
  }

  private List<Challenges.View> views(List<Challenge> some, Caller caller, Call call) {
    return some.stream().map(each -> in(call).view(each, caller.id())).toList();
  }

  private Answer show(Caller caller, Call call) {
    return id(call)
        .flatMap(lobby::challenge)
        .map(each -> Replies.json(in(call).view(each, caller.id())))
        .orElseGet(ChallengesApi::unknown);
  }

  private static Optional<GameId> id(Call call) {
    return GameId.read(call.path("id"));
  }

  private static Answer unknown() {
    return Replies.error(404, "No such challenge");
  }

  private Answer challenge(Caller caller, Call call) {
    Optional<Account> to = users.find(call.path("user"));
    if (to.isEmpty()) {
      return Replies.error(404, "No such user");
    }
    return Fields.of(call, fields -> challenge(to.get(), fields, caller, call));
  }

  private Answer challenge(Account to, Fields fields, Caller caller, Call call) {
    Optional<String> token = fields.text(RequestParameter.ACCEPT_BY_TOKEN);
    Optional<Caller> opponent =
        token
            .flatMap(text -> callers.of(new Secret(text)))
            .filter(each -> each.id().equals(to.id()) && each.mayUse(WRITING));
    if (token.isPresent() && opponent.isEmpty()) {
      return Replies.error(400, "acceptByToken: expected a token of the player who is challenged");
    }
    return switch (ProposalReading.challenge(fields)) {
      case ProposalReading.Unfit(String why) -> Replies.error(400, why);
      case ProposalReading.Read(Challenge.Proposal proposal) ->
          fields.flag(RequestParameter.KEEP_ALIVE_STREAM)
              ? kept(to, caller, call, proposal)
              : made(lobby.challenge(to, party(caller, call), proposal), opponent, caller, call);
    };
  }

  private Answer made(Challenging outcome, Optional<Caller> opponent, Caller caller, Call call) {
    return switch (outcome) {
      case Challenging.Made(Challenge challenge) -> {
        Challenge now = opponent.flatMap(each -> acceptedBy(each, challenge)).orElse(challenge);
        yield Replies.json(in(call).view(now, caller.id()));
      }
      case Challenging.Oneself() -> Replies.error(400, "You cannot challenge yourself.");
      case Challenging.TooMany() -> Replies.tooMany("challenge.pending", 60);
    };
  }

  private Optional<Challenge> acceptedBy(Caller opponent, Challenge challenge) {
    Party party = users.party(opponent.account(), Optional.empty());
    return lobby.accept(challenge.id(), party, Optional.empty());
  }

  /// A challenge that lasts as long as its maker reads the answer.
  private Answer kept(Account to, Caller caller, Call call, Challenge.Proposal proposal) {
    return switch (lobby.challenge(to, party(caller, call), proposal)) {
      case Challenging.Made(Challenge challenge) ->
          Answer.of(
              Replies.NDJSON,
              new LineStream(
                  caller.id().text(),
                  lines ->
                      keep(
                          challenge,
                          Json.write(in(call).view(challenge, caller.id())),
                          caller,
                          lines)));
      case Challenging.Oneself() -> Replies.error(400, "You cannot challenge yourself.");
      case Challenging.TooMany() -> Replies.tooMany("challenge.pending", 60);
    };
  }

  private Runnable keep(Challenge challenge, String line, Caller caller, Lines to) {
    to.put(line);
    Runnable forget =
        kept.await(
            challenge.id(),
            status -> {
              to.put(Json.write(Map.of("done", status)));
              to.end();
            });
    if (lobby.challenge(challenge.id()).isEmpty()) { // it was answered before anybody waited
      kept.end(challenge.id(), games.room(challenge.id()).isPresent() ? "accepted" : "declined");
    }
    return () -> {
      forget.run();
      var _ = lobby.cancel(challenge.id(), by -> by.is(caller.id()));
    };
  }

  private Answer open(Caller caller, Call call) {
    return Fields.of(call, fields -> open(fields, caller, call));
  }

  private Answer open(Fields fields, Caller caller, Call call) {
    if (fields.text(RequestParameter.USERS).isPresent()) {
      return Replies.error(
          400,
          "users: an open challenge is for any two who have its address; for two people, use"
              + " bulk-pairing");
    }
    Optional<Instant> until = fields.moment(RequestParameter.EXPIRES_AT);
    if (until.filter(each -> !Lobby.isOpenUntil(each, kept.now())).isPresent()) {
      return Replies.error(400, "expiresAt: expected a moment in the next 24 hours");
    }
    return switch (ProposalReading.challenge(fields)) {
      case ProposalReading.Unfit(String why) -> Replies.error(400, why);
      case ProposalReading.Read(Challenge.Proposal proposal) ->
          made(lobby.open(party(caller, call), proposal, until), Optional.empty(), caller, call);
    };
  }

  private Answer accept(Caller caller, Call call) {
    Optional<Colour> colour = ProposalReading.colour(Fields.inQuery(call));
    return id(call)
        .flatMap(id -> lobby.accept(id, party(caller, call), colour))
        .map(_ -> Replies.ok())
        .orElseGet(ChallengesApi::unknown);
  }

  private Answer decline(Caller caller, Call call) {
    return Fields.of(call, fields -> decline(fields, caller, call));
  }

  private Answer decline(Fields fields, Caller caller, Call call) {
    DeclineReason why =
        fields
            .text(RequestParameter.REASON)
            .flatMap(DeclineReason::named)
            .orElse(DeclineReason.GENERIC);
    return id(call)
        .flatMap(id -> lobby.decline(id, caller.id(), why))
        .map(_ -> Replies.ok())
        .orElseGet(ChallengesApi::unknown);
  }

  /// Takes a challenge back, or aborts the game that it has become.
  private Answer cancel(Caller caller, Call call) {
    if (id(call).flatMap(id -> lobby.cancel(id, by -> by.is(caller.id()))).isPresent()) {
      return Replies.ok();
    }
    return id(call).flatMap(games::room).filter(room -> isAborted(room, caller)).isPresent()
        ? Replies.ok()
        : unknown();
  }

  private boolean isAborted(GameRoom room, Caller caller) {
    return Players.colour(room.snapshot(), caller.id())
        .filter(colour -> games.abort(room, colour))
        .isPresent();
  }

  /// Starts White's clock, with the tokens of both players.
  private Answer startClocks(Caller caller, Call call) {
    Optional<GameRoom> room = id(call).flatMap(games::room);
    if (room.isEmpty()) {
      return Replies.noGame();
    }
    Fields fields = Fields.inQuery(call);
    long players =
        Stream.of(RequestParameter.TOKEN_1, RequestParameter.TOKEN_2)
            .flatMap(name -> fields.text(name).stream())
            .flatMap(token -> callers.of(new Secret(token)).stream())
            .flatMap(player -> Players.colour(room.get().snapshot(), player.id()).stream())
            .distinct()
            .count();
    if (players < Colour.values().length) {
      return Replies.error(400, "Expected the tokens of both players as token1 and token2");
    }
    var _ = games.appoint(room.get().id(), kept.now());
    return Replies.ok();
  }

  private Answer seek(Caller caller, Call call) {
    return Fields.of(call, fields -> seek(fields, caller, call));
  }

  private Answer seek(Fields fields, Caller caller, Call call) {
    if (users.isBot(caller.account())) {
      return Replies.error(
          400, "Bots do not seek opponents; they challenge them, or are challenged.");
    }
    return switch (ProposalReading.seek(fields)) {
      case ProposalReading.Unfit(String why) -> Replies.error(400, why);
      case ProposalReading.Read(Challenge.Proposal proposal) ->
          Answer.of(
              Replies.NDJSON,
              new LineStream(caller.id().text(), to -> seek(party(caller, call), proposal, to)));
    };
  }

  private Runnable seek(Party by, Challenge.Proposal proposal, Lines to) {
    to.put("");
    return lobby.seek(by, proposal, to::end);
  }

  private Party party(Caller caller, Call call) {
    return users.party(caller.account(), call.sender());
  }
}
