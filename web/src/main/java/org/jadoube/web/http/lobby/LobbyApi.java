package org.jadoube.web.http.lobby;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.Challenging;
import org.jadoube.play.lobby.DeclineReason;
import org.jadoube.play.lobby.GameTerms;
import org.jadoube.play.lobby.Lobby;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.lobby.Seeking;
import org.jadoube.play.lobby.Variant;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Capacity;
import org.jadoube.store.GameId;
import org.jadoube.web.answer.LobbyAnswers.ProposalView;
import org.jadoube.web.answer.LobbyAnswers.Proposed;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.Parties;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.DailyLimit;
import org.jadoube.web.http.exchange.LobbyErrors;
import org.jadoube.web.http.exchange.PlayerName;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.lobby.ChallengeView;
import org.jadoube.web.lobby.LobbyState;
import org.jadoube.web.lobby.OwnView;
import org.jadoube.web.lobby.SeekView;
import org.jadoube.wire.Acceptance;
import org.jadoube.wire.ChallengeRefusal;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.ProposalRequest;

/// The HTTP API for the lobby; [LobbyOperations] describes it.
public final class LobbyApi {
  private static final String SEEK = "/api/lobby/seeks/{id}";
  private static final String CHALLENGE = "/api/lobby/challenges/{id}";
  private static final String NAME = "/name";
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_TIME_CONTROL = 100;

  private final Lobby lobby;
  private final Games games;
  private final Parties parties;
  private final Admission admission;
  private final Requests requests;
  private final RateLimit creations;
  private final DailyLimit ofToday;
  private final Repeats repeats;

  /// @param creations how often an address may look for an opponent
  public LobbyApi(
      Services services,
      InstantSource clock,
      Limits limits,
      Requests requests,
      RateLimit creations) {
    this.lobby = services.lobby().lobby();
    this.games = services.games();
    this.parties = new Parties(services.people());
    this.admission = parties.admission();
    this.requests = requests;
    this.creations = creations;
    this.ofToday = new DailyLimit(limits, CountLimit.GAMES_PER_DAY, "games", clock);
    this.repeats = new Repeats(admission);
  }

  public List<Route> routes() {
    return List.of(
        requests.get("/api/lobby", LobbyOperations.SHOW, _ -> json(200, LobbyState.of(lobby))),
        requests.get("/api/lobby/own", LobbyOperations.OWN, this::own),
        requests.post(
            "/api/lobby/seeks",
            LobbyOperations.SEEK,
            Documents.PROPOSAL_REQUEST,
            once(this::seek),
            NAME),
        requests.get(SEEK, LobbyOperations.ASK, this::ask),
        requests.delete(SEEK, LobbyOperations.TAKE_BACK, this::takeBack),
        requests.post(
            SEEK + "/acceptance",
            LobbyOperations.MEET,
            Documents.ACCEPTANCE,
            once(this::meet),
            NAME),
        requests.post(
            "/api/lobby/challenges",
            LobbyOperations.CHALLENGE,
            Documents.PROPOSAL_REQUEST,
            once(this::challenge),
            NAME),
        requests.get(CHALLENGE, LobbyOperations.LOOK, this::look),
        requests.delete(CHALLENGE, LobbyOperations.CANCEL, this::cancel),
        requests.post(
            CHALLENGE + "/acceptance",
            LobbyOperations.ACCEPT,
            Documents.ACCEPTANCE,
            once(this::accept),
            NAME),
        requests.post(
            CHALLENGE + "/refusal",
            LobbyOperations.DECLINE,
            Documents.CHALLENGE_REFUSAL,
            this::decline));
  }

  private static Answer json(int status, Object document) {
    return Answer.json(status, Json.write(document));
  }

  private static Answer unknown() {
    return Answer.error(LobbyErrors.unknownProposal());
  }

  private static Optional<GameId> id(Call call) {
    return GameId.read(call.path("id"));
  }

  /// A handler of requests that take effect once, and are limited for each address.
  private <T> Requests.Handler<T> once(Requests.Handler<T> handler) {
    return (call, request) ->
        creations.allows(call)
            ? repeats.once(call, request, () -> handler.answer(call, request))
            : creations.refusal();
  }

  private Answer own(Call call) {
    return json(200, OwnView.of(parties.reader(call), lobby.seeks(), lobby.challenges()));
  }

  /// Handles the request of somebody who plays under an acceptable name.
  private Answer as(Call call, Optional<String> given, Function<Party, Answer> handler) {
    String name = given.map(PlayerName::of).orElse("");
    return name.codePointCount(0, name.length()) > LONGEST_NAME
        ? wrong(NAME, name, "a text of at most " + LONGEST_NAME + " characters")
        : parties
            .of(call, name)
            .map(handler)
            .orElseGet(() -> Answer.error(ApiError.nameOfAccount()));
  }

  private static Answer wrong(String pointer, String found, String expected) {
    String detail = pointer.substring(1) + ": found " + found + ", expected " + expected;
    return Answer.error(ApiError.unexpected(detail, pointer, found, expected));
  }

  private Answer seek(Call call, ProposalRequest request) {
    return request.to().isPresent()
        ? wrong("/to", request.to().get(), "nothing: a seek is to anybody")
        : proposed(call, request, this::seek);
  }

  private Answer proposed(
      Call call, ProposalRequest request, BiFunction<Party, Challenge.Proposal, Answer> handler) {
    String control = request.timeControl().text();
    if (control.length() > LONGEST_TIME_CONTROL) {
      String expected = "a time control of at most " + LONGEST_TIME_CONTROL + " characters";
      return wrong("/timeControl", control, expected);
    }
    Variant variant = request.chess960() ? Variant.CHESS960 : Variant.STANDARD;
    GameTerms terms = new GameTerms(variant, Optional.empty(), request.timeControl());
    Challenge.Proposal proposal = new Challenge.Proposal(terms, request.colour());
    return ofToday
        .refusal(call)
        .orElseGet(() -> as(call, request.name(), by -> handler.apply(by, proposal)));
  }

  private Answer seek(Party by, Challenge.Proposal proposal) {
    return switch (lobby.seek(by, proposal)) {
      case Seeking.Waits(var seek) -> json(201, Proposed.waiting(seek.id(), seek.by(), "/lobby"));
      case Seeking.Plays(var meeting) ->
          json(201, Proposed.playing(meeting.game(), by, meeting.colour(by)));
      case Seeking.TooMany() -> tooMany();
    };
  }

  private static Answer tooMany() {
    return Answer.error(
        ApiError.limitReached("There are too many seeks or challenges that wait; end one first."));
  }

  private Answer ask(Call call) {
    Predicate<Party> own = theirs(call);
    return id(call)
        .flatMap(lobby::seek)
        .map(seek -> {
          if (own.test(seek.by())) {
            lobby.keep(seek.by().key());
          }
          return json(200, ProposalView.of(SeekView.of(seek)));
        })
        .orElseGet(() -> game(call));
  }

  /// The game that a proposal has become.
  private Answer game(Call call) {
    return id(call)
        .filter(game -> !admission.hides(game))
        .flatMap(games::room)
        .map(room -> json(200, ProposalView.playing(room.id(), colour(room, call))))
        .orElseGet(LobbyApi::unknown);
  }

  private Optional<Colour> colour(GameRoom room, Call call) {
    return admission.reader(room, room.id(), call).stream()
        .filter(Capacity::isPlayer)
        .findFirst()
        .flatMap(Capacity::colour);
  }

  /// Whether a proposal is the sender's, by its token, the account or the device.
  private Predicate<Party> theirs(Call call) {
    Optional<String> token = Admission.token(call).map(secret -> secret.hash());
    return token.isPresent()
        ? maker -> maker.token().matches(token.get())
        : parties.reader(call)::isSame;
  }

  private Answer takeBack(Call call) {
    return id(call).filter(seek -> lobby.takeBack(seek, maker(call))).isPresent()
        ? Answer.none()
        : unknown();
  }

  /// Likewise of a request that changes something.
  private Predicate<Party> maker(Call call) {
    return Admission.token(call).isPresent()
        ? theirs(call)
        : maker -> parties.of(call, "").filter(maker::isSame).isPresent();
  }

  private Answer meet(Call call, Acceptance request) {
    return ofToday.refusal(call).orElseGet(() -> as(call, request.name(), by -> meet(call, by)));
  }

  private Answer meet(Call call, Party by) {
    return id(call)
        .flatMap(seek -> lobby.meet(seek, by))
        .map(meeting -> json(201, Proposed.playing(meeting.game(), by, meeting.colour(by))))
        .orElseGet(() -> oneself(by, () -> id(call).flatMap(lobby::seek).map(seek -> seek.by())));
  }

  private static Answer oneself(Party by, Supplier<Optional<Party>> maker) {
    return maker.get().filter(by::isSame).isPresent()
        ? Answer.error(LobbyErrors.againstOneself())
        : unknown();
  }

  private Answer challenge(Call call, ProposalRequest request) {
    Optional<Account> to = request.to().flatMap(this::account);
    return request.to().isPresent() && to.isEmpty()
        ? Answer.error(ApiError.unknownAccount())
        : proposed(call, request, (by, proposal) -> challenge(to, by, proposal));
  }

  private Optional<Account> account(String name) {
    return parties
        .people()
        .accounts()
        .find(name)
        .filter(account -> !parties.people().hidden().has(Scope.of(account.id())));
  }

  private Answer challenge(Optional<Account> to, Party by, Challenge.Proposal proposal) {
    Challenging outcome =
        to.map(account -> lobby.challenge(account, by, proposal))
            .orElseGet(() -> lobby.challengeAnybody(by, proposal));
    return switch (outcome) {
      case Challenging.Made(Challenge made) ->
          json(201, Proposed.waiting(made.id(), by, "/lobby?challenge=" + made.id().text()));
      case Challenging.Oneself() -> Answer.error(LobbyErrors.againstOneself());
      case Challenging.TooMany() -> tooMany();
    };
  }

  private Answer look(Call call) {
    return id(call)
        .flatMap(lobby::challenge)
        .map(challenge -> ProposalView.of(ChallengeView.of(challenge)))
        .or(() -> id(call).flatMap(lobby::declined).map(ProposalView::declined))
        .map(view -> json(200, view))
        .orElseGet(() -> game(call));
  }

  private Answer cancel(Call call) {
    return id(call).flatMap(challenge -> lobby.cancel(challenge, maker(call))).isPresent()
        ? Answer.none()
        : unknown();
  }

  private Answer accept(Call call, Acceptance request) {
    return ofToday
        .refusal(call)
        .orElseGet(() -> as(call, request.name(), by -> accept(call, by, request.colour())));
  }

  private Answer accept(Call call, Party by, Optional<Colour> colour) {
    return id(call)
        .flatMap(challenge -> lobby.accept(challenge, by, colour))
        .map(challenge -> json(201, seat(challenge, by)))
        .orElseGet(() -> oneself(by, () -> id(call).flatMap(lobby::challenge).map(Challenge::by)));
  }

  private static Proposed seat(Challenge accepted, Party by) {
    Optional<Colour> colour =
        accepted.seats().entrySet().stream()
            .filter(seat -> seat.getValue().isSame(by))
            .map(seat -> seat.getKey())
            .findFirst();
    return accepted.isPending()
        ? Proposed.waiting(accepted.id(), by, "/lobby?challenge=" + accepted.id().text())
        : Proposed.playing(accepted.id(), by, colour);
  }

  private Answer decline(Call call, ChallengeRefusal request) {
    Optional<DeclineReason> reason = request.reason().map(DeclineReason::named).orElse(generic());
    if (reason.isEmpty()) {
      return wrong("/reason", request.reason().orElse(""), "one of " + DeclineReason.names());
    }
    return admission
        .writer(call)
        .map(who ->
            id(call)
                .flatMap(each -> lobby.decline(each, who.account().id(), reason.get()))
                .map(_ -> Answer.none())
                .orElseGet(LobbyApi::unknown))
        .orElseGet(() -> Answer.error(ApiError.notSignedIn()));
  }

  private static Optional<DeclineReason> generic() {
    return Optional.of(DeclineReason.GENERIC);
  }
}
