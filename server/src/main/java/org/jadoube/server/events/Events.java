package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.conversion.TrfDialect;
import org.jadoube.server.game.Games;
import org.jadoube.server.pairing.PairingEngine;
import org.jadoube.server.people.AccountId;
import org.jadoube.server.people.People;
import org.jadoube.server.store.Fingerprint;
import org.jadoube.server.store.Ledger;
import org.jadoube.server.store.Secret;
import org.jadoube.wire.Documents;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionStandings;
import org.jadoube.wire.competition.CompetitionTerms;
import org.jadoube.wire.competition.LineUpRequest;
import org.jadoube.wire.competition.NumbersRequest;
import org.jadoube.wire.competition.PairingRequest;
import org.jadoube.wire.competition.RequestedBye;

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
  public Changed create(CompetitionTerms terms, AccountId creator, Optional<String> key) {
    EventId id = EventId.random(random);
    return TermsCheck.fault(terms, clock.instant())
        .orElseGet(() ->
            create(
                CompetitionRecord.of(id.text(), terms),
                creator,
                creation(creator, key, Documents.COMPETITION_TERMS.write(terms))));
  }

  /// Creates an event from a tournament file.
  ///
  /// @param text of the file, to recognise it when it comes again under the same key
  public Changed create(TrfFile file, String text, AccountId creator, Optional<String> key) {
    return EventReading.of(EventId.random(random), file)
        .then(record ->
            record.entrants().size() > limits.players()
                ? refused(Hindrance.FULL, "An event has at most " + limits.players() + " players.")
                : create(record, creator, creation(creator, key, text)));
  }

  private static Optional<Competitions.Creation> creation(
      AccountId creator, Optional<String> key, String request) {
    return key.map(said ->
        new Competitions.Creation(
            Fingerprint.of(creator.text() + "\n" + said), Fingerprint.of(request)));
  }

  private Changed create(
      CompetitionRecord record, AccountId creator, Optional<Competitions.Creation> creation) {
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
  public Optional<CompetitionRecord> find(EventId id) {
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
  public static boolean isOver(CompetitionRecord seen, int round) {
    return Progress.isOver(seen.rounds().get(round - 1), seen);
  }

  /// The latest events, at most 50.
  ///
  /// @param before made before that moment
  public List<EventHeadline> latest(Instant before) {
    return competitions.latest(before, MOST_LISTED).stream()
        .map(line -> new EventHeadline(find(line.record()), line.created()))
        .toList();
  }

  private CompetitionRecord find(CompetitionRecord stored) {
    return Progress.with(stored, competitions.results(new EventId(stored.id())));
  }

  /// Whether arbiters supervise its games.
  public boolean isSupervised(CompetitionRecord event) {
    return games.isSupervised(event);
  }

  /// The standings.
  ///
  /// @param seen the event as [#find] has it
  /// @param after so many rounds, or as many as are published
  public CompetitionStandings standings(CompetitionRecord seen, int after) {
    return StandingsOfEvent.of(seen, after);
  }

  /// A tournament file.
  ///
  /// @param seen the event as [#find] has it
  /// @param arbiters the names of its chief arbiters
  public TrfFile file(CompetitionRecord seen, List<String> arbiters, TrfDialect dialect) {
    return EventFile.of(seen, arbiters, dialect);
  }

  /// Settles other terms.
  public Changed settle(EventId id, OptionalInt expected, CompetitionTerms terms) {
    return desk.change(
        id, expected, state -> TermsCheck.changed(state.record(), terms, clock.instant()));
  }

  /// Enters a player.
  public Changed enter(EventId id, OptionalInt expected, Entering entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id, expected, state -> Entries.enter(state.record(), entering.entrant(), limits)));
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
            desk.change(id, expected, state -> Teams.enter(state.record(), entering, limits)));
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
                    Teams.replace(state.record(), team, entering, limits)
                        .then(record -> captained(record, team))));
  }

  private Changed captained(CompetitionRecord record, int team) {
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
      EventId id, OptionalInt expected, int round, int board, Optional<BoardResult> result) {
    return desk.change(
        id,
        expected,
        state -> new Decision(Decision.On.BOARD, round, board).in(state.record(), result));
  }

  /// Decides on a match of teams; without a result, its boards count again.
  public Changed award(
      EventId id, OptionalInt expected, int round, int match, Optional<BoardResult> result) {
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
