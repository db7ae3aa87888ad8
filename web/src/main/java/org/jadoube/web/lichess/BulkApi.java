package org.jadoube.web.lichess;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.Games;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.GameTerms;
import org.jadoube.play.lobby.Matchmaking;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.TokenScope;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.lichess.BulkPairing.Pair;

/// Many games at once, for organisers who have the players' tokens. The latest pairings are kept in
/// memory, and so are those whose games are made later.
final class BulkApi {
  private static final Set<TokenScope> BULK = EnumSet.of(TokenScope.CHALLENGE_BULK);
  private static final int MOST_GAMES = 500;
  private static final int MOST_PAIRINGS = 1_000;
  private static final int MOST_LATER = 20;
  private static final Duration FURTHEST_AHEAD = Duration.ofDays(7);

  private final Games games;
  private final Matchmaking seating;
  private final Callers callers;
  private final Users users;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, BulkPairing> pairings =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, BulkPairing> eldest) {
          return size() > MOST_PAIRINGS;
        }
      };

  BulkApi(Games games, Matchmaking seating, Callers callers, Users users, InstantSource clock) {
    this.games = games;
    this.seating = seating;
    this.callers = callers;
    this.users = users;
    this.clock = clock;
  }

  List<Route> routes() {
    return List.of(
        AccountsApi.posting("/api/bulk-pairing", callers.with(BULK, this::pair)),
        AccountsApi.reading("/api/bulk-pairing", callers.with(BULK, this::all)),
        AccountsApi.reading(
            "/api/bulk-pairing/{bulk}", with(pairing -> Replies.json(pairing.view()))),
        new Route(
            List.of("DELETE"), "/api/bulk-pairing/{bulk}", Optional.empty(), with(this::delete)),
        AccountsApi.posting("/api/bulk-pairing/{bulk}/start-clocks", with(this::startClocks)));
  }

  private Function<Call, Answer> with(Function<BulkPairing, Answer> handler) {
    return callers.with(
        BULK,
        (caller, call) ->
            own(caller, call).map(handler).orElseGet(() -> Replies.error(404, "No such pairing")));
  }

  private Optional<BulkPairing> own(Caller caller, Call call) {
    synchronized (pairings) {
      return Optional.ofNullable(pairings.get(call.path("bulk")))
          .filter(pairing -> pairing.isBy(caller.id()));
    }
  }

  private List<BulkPairing> own(Caller caller) {
    synchronized (pairings) {
      return pairings.values().stream().filter(pairing -> pairing.isBy(caller.id())).toList();
    }
  }

  private Answer all(Caller caller, Call call) {
    return Replies.json(Map.of("bulks", own(caller).stream().map(BulkPairing::view).toList()));
  }

  /// Calls off a pairing whose games are made later; games that have been made go on.
  private Answer delete(BulkPairing pairing) {
    if (pairing.callOff()) {
      synchronized (pairings) {
        pairings.remove(pairing.id());
      }
    }
    return Replies.ok();
  }

  private Answer startClocks(BulkPairing pairing) {
    if (pairing.isLater()) {
      return Replies.error(400, "The games have not been made yet");
    }
    pairing.pairs().forEach(pair -> games.appoint(pair.game(), clock.instant()));
    return Replies.ok();
  }

  private Answer pair(Caller caller, Call call) {
    return Fields.of(call, fields -> pair(caller, fields));
  }

  private Answer pair(Caller caller, Fields fields) {
    return switch (ProposalReading.challenge(fields)) {
      case ProposalReading.Unfit(String why) -> Replies.error(400, why);
      case ProposalReading.Read(Challenge.Proposal proposal) ->
          timely(
              caller, fields, (at, starts) -> pair(caller, fields, proposal.terms(), at, starts));
    };
  }

  /// Handles a pairing whose games are made and whose clocks start in the days to come.
  private Answer timely(
      Caller caller, Fields fields, BiFunction<Instant, Optional<Instant>, Answer> handler) {
    Instant now = clock.instant();
    Optional<Instant> at =
        fields.moment(RequestParameter.PAIR_AT).filter(each -> each.isAfter(now));
    Optional<Instant> starts = fields.moment(RequestParameter.START_CLOCKS_AT);
    Instant last = now.plus(FURTHEST_AHEAD);
    if (at.filter(last::isBefore).isPresent() || starts.filter(last::isBefore).isPresent()) {
      return Replies.error(400, "pairAt, startClocksAt: expected moments at most 7 days ahead");
    }
    if (at.isPresent() && own(caller).stream().filter(BulkPairing::isLater).count() >= MOST_LATER) {
      return Replies.error(400, "pairAt: " + MOST_LATER + " pairings of yours wait already");
    }
    return starts.filter(at.orElse(now)::isAfter).isPresent() && at.isPresent()
        ? Replies.error(400, "startClocksAt: expected a moment after pairAt")
        : handler.apply(at.orElse(now), starts);
  }

  private Answer pair(
      Caller caller, Fields fields, GameTerms terms, Instant at, Optional<Instant> starts) {
    List<Pair> pairs = new ArrayList<>();
    for (String pair : fields.text(RequestParameter.PLAYERS).orElse("").split(",", -1)) {
      Optional<Map<Colour, Party>> players = players(pair);
      if (players.isEmpty()) {
        return Replies.error(
            400, "players: expected pairs of valid tokens, white:black,white:black");
      }
      pairs.add(new Pair(GameId.random(random), players.get()));
    }
    return pairs.size() > MOST_GAMES
        ? Replies.error(400, "players: expected at most " + MOST_GAMES + " games")
        : Replies.json(
            enter(
                new BulkPairing(
                    GameId.random(random).text(),
                    caller.id(),
                    terms,
                    pairs,
                    clock.instant(),
                    at,
                    starts)));
  }

  private BulkPairing.View enter(BulkPairing pairing) {
    synchronized (pairings) {
      pairings.put(pairing.id(), pairing);
    }
    pairing.make(clock, this::play);
    return pairing.view();
  }

  private void play(BulkPairing pairing, Pair pair) {
    seating.play(
        pair.game(), pairing.terms().regulations(random), pair.players(), pairing.startsAt());
  }

  private Optional<Map<Colour, Party>> players(String pair) {
    String[] tokens = pair.strip().split(":", -1);
    if (tokens.length != Colour.values().length) {
      return Optional.empty();
    }
    Map<Colour, Party> players = new EnumMap<>(Colour.class);
    for (Colour colour : Colour.values()) {
      callers
          .of(new Secret(tokens[colour.ordinal()].strip()))
          .filter(player -> player.mayUse(EnumSet.of(TokenScope.CHALLENGE_WRITE)))
          .map(player -> users.party(player.account(), Optional.empty()))
          .filter(party -> players.values().stream().noneMatch(party::isSame))
          .ifPresent(party -> players.put(colour, party));
    }
    return Optional.of(players).filter(both -> both.size() == tokens.length);
  }
}
