package org.jadoube.web.lichess;

import java.security.SecureRandom;
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
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.Games;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.Seating;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.TokenScope;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Route;

/// Many games at once, for organisers who have the players' tokens. The latest pairings are kept in
/// memory.
final class BulkApi {
  private static final Set<TokenScope> BULK = EnumSet.of(TokenScope.CHALLENGE_BULK);
  private static final int MOST_GAMES = 500;
  private static final int MOST_PAIRINGS = 1_000;

  private final Games games;
  private final Seating seating;
  private final Callers callers;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Pairing> pairings =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Pairing> eldest) {
          return size() > MOST_PAIRINGS;
        }
      };

  BulkApi(Games games, Seating seating, Callers callers, InstantSource clock) {
    this.games = games;
    this.seating = seating;
    this.callers = callers;
    this.clock = clock;
  }

  /// A pairing and who made it.
  private record Pairing(AccountId by, View view) {}

  /// A game of a pairing.
  record Paired(String id, String white, String black) {}

  /// A clock in seconds.
  record Clock(long limit, long increment) {}

  /// A pairing as clients see it.
  record View(
      String id,
      List<Paired> games,
      String variant,
      Optional<Clock> clock,
      long pairAt,
      long pairedAt,
      boolean rated,
      Optional<Long> startClocksAt,
      long scheduledAt) {}

  List<Route> routes() {
    return List.of(
        AccountsApi.posting("/api/bulk-pairing", callers.with(BULK, this::pair)),
        AccountsApi.reading("/api/bulk-pairing", callers.with(BULK, this::all)),
        AccountsApi.reading(
            "/api/bulk-pairing/{bulk}", with(pairing -> Replies.json(pairing.view()))),
        AccountsApi.posting("/api/bulk-pairing/{bulk}/start-clocks", with(this::startClocks)));
  }

  private Function<Call, Answer> with(Function<Pairing, Answer> handler) {
    return callers.with(
        BULK,
        (caller, call) ->
            own(caller, call).map(handler).orElseGet(() -> Replies.error(404, "No such pairing")));
  }

  private Optional<Pairing> own(Caller caller, Call call) {
    synchronized (pairings) {
      return Optional.ofNullable(pairings.get(call.path("bulk")))
          .filter(pairing -> pairing.by().equals(caller.id()));
    }
  }

  private Answer all(Caller caller, Call call) {
    synchronized (pairings) {
      return Replies.json(
          Map.of(
              "bulks",
              pairings.values().stream()
                  .filter(pairing -> pairing.by().equals(caller.id()))
                  .map(Pairing::view)
                  .toList()));
    }
  }

  private Answer startClocks(Pairing pairing) {
    pairing.view().games().forEach(game -> games.appoint(new GameId(game.id()), clock.instant()));
    return Replies.ok();
  }

  private Answer pair(Caller caller, Call call) {
    Optional<Fields> fields = Fields.of(call);
    if (fields.isEmpty()) {
      return Replies.error(413, "The request is too large.");
    }
    return switch (ProposalReading.challenge(fields.get())) {
      case ProposalReading.Unfit(String why) -> Replies.error(400, why);
      case ProposalReading.Read(Challenge.Proposal proposal) ->
          pair(caller, fields.get(), proposal);
    };
  }

  private Answer pair(Caller caller, Fields fields, Challenge.Proposal proposal) {
    Instant now = clock.instant();
    if (moment(fields, "pairAt").filter(at -> at.isAfter(now.plusSeconds(60))).isPresent()) {
      return Replies.error(400, "pairAt: games are made at once; startClocksAt may be later");
    }
    List<Map<Colour, Account>> pairs = new ArrayList<>();
    for (String pair : fields.text("players").orElse("").split(",")) {
      Optional<Map<Colour, Account>> players = players(pair);
      if (players.isEmpty()) {
        return Replies.error(
            400, "players: expected pairs of valid tokens, white:black,white:black");
      }
      pairs.add(players.get());
    }
    return pairs.size() > MOST_GAMES
        ? Replies.error(400, "players: expected at most " + MOST_GAMES + " games")
        : Replies.json(pair(caller, fields, proposal, pairs, now));
  }

  private Optional<Map<Colour, Account>> players(String pair) {
    String[] tokens = pair.strip().split(":", -1);
    if (tokens.length != Colour.values().length) {
      return Optional.empty();
    }
    Map<Colour, Account> players = new EnumMap<>(Colour.class);
    for (Colour colour : Colour.values()) {
      callers
          .of(new Secret(tokens[colour.ordinal()].strip()))
          .filter(player -> player.mayUse(EnumSet.of(TokenScope.CHALLENGE_WRITE)))
          .filter(player -> !players.containsValue(player.account()))
          .ifPresent(player -> players.put(colour, player.account()));
    }
    return Optional.of(players).filter(both -> both.size() == tokens.length);
  }

  private View pair(
      Caller caller,
      Fields fields,
      Challenge.Proposal proposal,
      List<Map<Colour, Account>> pairs,
      Instant now) {
    Optional<Instant> starts = moment(fields, "startClocksAt");
    List<Paired> made = pairs.stream().map(players -> play(proposal, players, starts)).toList();
    Challenges.Time time = Challenges.Time.of(proposal.terms().timeControl());
    View view =
        new View(
            GameId.random(random).text(),
            made,
            Variants.named(proposal.terms().variant()).key(),
            time.limit().flatMap(limit -> time.increment().map(each -> new Clock(limit, each))),
            now.toEpochMilli(),
            now.toEpochMilli(),
            /* rated= */ false,
            starts.map(Instant::toEpochMilli),
            now.toEpochMilli());
    synchronized (pairings) {
      pairings.put(view.id(), new Pairing(caller.id(), view));
    }
    return view;
  }

  private Paired play(
      Challenge.Proposal proposal, Map<Colour, Account> players, Optional<Instant> starts) {
    GameId id = GameId.random(random);
    seating.play(id, proposal.terms().regulations(random), players, starts);
    return new Paired(id.text(), name(players, Colour.WHITE), name(players, Colour.BLACK));
  }

  private static String name(Map<Colour, Account> players, Colour colour) {
    return Optional.ofNullable(players.get(colour)).map(Users::id).orElse("");
  }

  private static Optional<Instant> moment(Fields fields, String name) {
    return fields
        .text(name)
        .filter(text -> text.matches("\\d{12,14}"))
        .map(text -> Instant.ofEpochMilli(Long.parseLong(text)));
  }
}
