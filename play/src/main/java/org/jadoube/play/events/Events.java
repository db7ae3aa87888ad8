package org.jadoube.play.events;

import static org.jadoube.tournament.desk.Changed.refused;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jadoube.play.game.Games;
import org.jadoube.play.pairing.PairingEngine;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.People;
import org.jadoube.store.Fingerprint;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Decision;
import org.jadoube.tournament.desk.Entering;
import org.jadoube.tournament.desk.EnteringTeam;
import org.jadoube.tournament.desk.Entries;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.tournament.desk.LineUps;
import org.jadoube.tournament.desk.Teams;
import org.jadoube.tournament.desk.TermsCheck;
import org.jadoube.tournament.request.LineUpRequest;
import org.jadoube.tournament.request.NumbersRequest;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.wire.Documents;

/// All events. Results of games are never copied into an event: they are written where the game
/// ends, in the same transaction, and put on the boards by whoever looks. So there is nothing to
/// catch up with after a crash.
///
/// Every change takes the revision that whoever wants it has seen; empty for any.
public final class Events {
  private static final int MOST_LISTED = 50;

  private final Competitions competitions;
  private final EventDesk desk;
  private final RoundDesk rounds;
  private final EventGames games;
  private final Captains captains;
  private final InstantSource clock;
  private final EventLimits limits;
  private final SecureRandom random = new SecureRandom();

  /// @param engine pairs Swiss rounds
  public Events(
      Ledger ledger,
      InstantSource clock,
      Games games,
      People people,
      EventLimits limits,
      Optional<PairingEngine> engine) {
    this.competitions = new Competitions(ledger, people.grants());
    this.desk = new EventDesk(competitions);
    this.games = new EventGames(games, people);
    this.captains = new Captains(people.grants());
    this.rounds = new RoundDesk(desk, this.games, engine, clock);
    this.clock = clock;
    this.limits = limits;
  }

  /// Creates an event, of which its creator is the organiser. The same key returns the same event.
  public Changed create(Terms terms, AccountId creator, Optional<String> key) {
    EventId id = EventId.random(random);
    return TermsCheck.fault(terms, clock.instant())
        .orElseGet(() ->
            create(
                Tournament.of(id.text(), terms),
                creator,
                creation(creator, key, Documents.TOURNAMENT_TERMS.write(terms))));
  }

  /// Creates an event from a tournament file.
  ///
  /// @param text of the file, to recognise it when it comes again under the same key
  public Changed create(TrfFile file, String text, AccountId creator, Optional<String> key) {
    return EventReading.of(EventId.random(random), file)
        .then(record ->
            record.entrants().size() > limits.players()
                ? refused(Hindrance.FULL, "An event has at most " + limits.players() + " players.")
                : EventDesk.oversize(record)
                    .orElseGet(() -> create(record, creator, creation(creator, key, text))));
  }

  private static Optional<Competitions.Creation> creation(
      AccountId creator, Optional<String> key, String request) {
    return key.map(said ->
        new Competitions.Creation(
            Fingerprint.of(creator.text() + "\n" + said), Fingerprint.of(request)));
  }

  private Changed create(
      Tournament record, AccountId creator, Optional<Competitions.Creation> creation) {
    Optional<Changed> before = creation.flatMap(this::again);
    if (before.isPresent()) {
      return before.get();
    }
    if (competitions.madeBy(creator) >= limits.perAccount()) {
      return refused(
          Hindrance.FULL, "An account may make at most " + limits.perAccount() + " events.");
    }
    StoredCompetition made = new StoredCompetition(record, Secret.random(random));
    return competitions.add(made, creator, clock.instant(), creation)
        ? Changed.to(record)
        : creation.flatMap(this::again).orElseThrow();
  }

  private Optional<Changed> again(Competitions.Creation creation) {
    return competitions
        .created(creation.key())
        .map(made ->
            made.getValue().equals(creation.fingerprint())
                ? Changed.to(find(made.getKey()).orElseThrow())
                : refused(
                    Hindrance.KEY_OF_ANOTHER, "This key was already used for another event."));
  }

  /// The event of that id with the results of its games.
  public Optional<Tournament> find(EventId id) {
    return desk.look(id).map(EventState::seen);
  }

  /// What there is to see of an event; it changes with everything that happens in it.
  public Optional<EventVersion> version(EventId id) {
    return competitions.version(id);
  }

  /// What there is to see of several events.
  public Map<EventId, EventVersion> versions(List<EventId> ids) {
    return competitions.versions(ids);
  }

  /// Calls `watch` with each event that has been changed on this process; it must not block.
  public void tell(Consumer<EventId> watch) {
    desk.tell(watch);
  }

  /// Whether a round is published and every board of it has a result.
  ///
  /// @param seen the event as [#find] has it
  /// @param round from 1
  public static boolean isOver(Tournament seen, int round) {
    return seen.isOver(round);
  }

  /// The latest events, at most 50.
  ///
  /// @param before made before that moment
  public List<EventHeadline> latest(Instant before) {
    return competitions.latest(before, MOST_LISTED).stream()
        .map(line -> new EventHeadline(find(line.record()), line.created()))
        .toList();
  }

  private Tournament find(Tournament stored) {
    return stored.withResults(competitions.results(new EventId(stored.id())));
  }

  /// Whether arbiters supervise its games.
  public boolean isSupervised(Tournament event) {
    return games.isSupervised(event);
  }

  /// The standings.
  ///
  /// @param seen the event as [#find] has it
  /// @param after so many rounds, or as many as are published
  public Standings standings(Tournament seen, int after) {
    Tournament counted = seen.counted();
    int rounds = counted.rounds().size();
    return Standings.of(after < rounds ? counted.after(after) : counted);
  }

  /// A tournament file.
  ///
  /// @param seen the event as [#find] has it
  /// @param arbiters the names of its chief arbiters
  public TrfFile file(Tournament seen, List<String> arbiters, TrfDialect dialect) {
    return EventFile.of(seen, arbiters, dialect);
  }

  /// Settles other terms.
  public Changed settle(EventId id, OptionalInt expected, Terms terms) {
    return desk.change(
        id, expected, state -> TermsCheck.changed(state.record(), terms, clock.instant()));
  }

  /// Enters a player.
  public Changed enter(EventId id, OptionalInt expected, Entering entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id,
                expected,
                state -> Entries.enter(state.record(), entering.entrant(), limits.players())));
  }

  /// The same for somebody who enters alone.
  ///
  /// @param entering with the account
  public Changed enterAlone(EventId id, OptionalInt expected, Entering entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id,
                expected,
                state ->
                    Entries.enter(
                        state.record(),
                        entering.claiming(entering.account().orElseThrow()),
                        limits.players())));
  }

  /// Corrects what is known of a player.
  public Changed correct(EventId id, OptionalInt expected, int number, Entering entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id,
                expected,
                state -> Entries.correct(state.record(), number, entering.entrant())));
  }

  /// Enters a team.
  public Changed enter(EventId id, OptionalInt expected, EnteringTeam entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id, expected, state -> Teams.enter(state.record(), entering, limits.players())));
  }

  /// Enters a team anew.
  public Changed replace(EventId id, OptionalInt expected, int team, EnteringTeam entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id,
                expected,
                state ->
                    Teams.replace(state.record(), team, entering, limits.players())
                        .then(record -> captained(record, team))));
  }

  private Changed captained(Tournament record, int team) {
    captains.rule(record, record.team(team).orElseThrow());
    return Changed.to(record);
  }

  /// Gives a team another order of boards.
  public Changed reorder(EventId id, OptionalInt expected, int team, LineUpRequest order) {
    return desk.change(id, expected, state -> Teams.reorder(state.record(), team, order.players()));
  }

  /// Notes who plays for a team in a round.
  public Changed lineUp(
      EventId id, OptionalInt expected, int round, int team, LineUpRequest request) {
    return desk.change(
        id,
        expected,
        state ->
            new LineUps(state.record(), round).handIn(team, request.players(), clock.instant()));
  }

  /// Closes the line-ups of a round and makes its games.
  public Changed seat(EventId id, OptionalInt expected, int round) {
    return rounds.seat(id, expected, round);
  }

  /// Closes the line-ups of all events whose time is over.
  public void closeLineUps() {
    rounds.closeLineUps();
  }

  /// Takes a player out of an event.
  public Changed withdraw(EventId id, OptionalInt expected, int number) {
    return withdraw(id, expected, number, /* team= */ false);
  }

  /// Takes a team out of an event.
  public Changed withdrawTeam(EventId id, OptionalInt expected, int number) {
    return withdraw(id, expected, number, /* team= */ true);
  }

  private Changed withdraw(EventId id, OptionalInt expected, int number, boolean team) {
    return desk.change(
        id,
        expected,
        state ->
            state.record().isOfTeams() == team
                ? Entries.withdraw(state.record(), state.seen(), number)
                : refused(
                    Hindrance.UNFIT,
                    team
                        ? "Players take part in this event, not teams."
                        : "Teams take part in this event, not single players."));
  }

  /// Gives the players new numbers.
  public Changed number(EventId id, OptionalInt expected, NumbersRequest request) {
    return desk.change(
        id, expected, state -> Entries.number(state.record(), request, random::nextInt));
  }

  /// Notes that somebody asks for a bye.
  public Changed bye(EventId id, OptionalInt expected, RequestedBye bye) {
    return desk.change(id, expected, state -> Entries.bye(state.record(), bye));
  }

  /// Pairs the next round; waits for a pairing engine.
  public Changed pair(EventId id, OptionalInt expected, PairingRequest request) {
    return rounds.pair(id, expected, request);
  }

  /// Pairs the last round anew, before it is published.
  public Changed pairAnew(EventId id, OptionalInt expected, int round, PairingRequest request) {
    return rounds.pairAnew(id, expected, round, request);
  }

  /// Takes the pairs of the last round back.
  public Changed unpair(EventId id, OptionalInt expected, int round) {
    return rounds.unpair(id, expected, round);
  }

  /// Makes the games of a round and shows it to everybody.
  public Changed publish(EventId id, OptionalInt expected, int round) {
    return rounds.publish(id, expected, round);
  }

  /// Appoints another time for a round, and for those of its games that have not begun.
  public Changed appoint(EventId id, OptionalInt expected, int round, Instant startsAt) {
    return rounds.appoint(id, expected, round, startsAt);
  }

  /// Decides on the result on a board; without a result, that of the game counts again.
  public Changed decide(
      EventId id, OptionalInt expected, int round, int board, Optional<GameResult> result) {
    return desk.change(
        id,
        expected,
        state -> new Decision(Decision.On.BOARD, round, board).in(state.record(), result));
  }

  /// Decides on a match of teams; without a result, its boards count again.
  public Changed award(
      EventId id, OptionalInt expected, int round, int match, Optional<GameResult> result) {
    return desk.change(
        id,
        expected,
        state -> new Decision(Decision.On.MATCH, round, match).in(state.record(), result));
  }

  /// What the players of a round without an account need to play; empty if the round has not been
  /// published.
  public List<PlayerKey> keys(EventId id, int round) {
    return desk.look(id).map(state -> games.keys(state.event(), round)).orElse(List.of());
  }
}
