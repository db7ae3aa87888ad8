package org.jadoube.play.tournaments;

import static org.jadoube.tournament.desk.Changed.refused;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
import org.jadoube.tournament.desk.Byes;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Closing;
import org.jadoube.tournament.desk.Decision;
import org.jadoube.tournament.desk.Entering;
import org.jadoube.tournament.desk.EnteringTeam;
import org.jadoube.tournament.desk.Entries;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.tournament.desk.LineUps;
import org.jadoube.tournament.desk.ResultsEntry;
import org.jadoube.tournament.desk.Returning;
import org.jadoube.tournament.desk.Teams;
import org.jadoube.tournament.desk.TermsCheck;
import org.jadoube.tournament.request.LineUpRequest;
import org.jadoube.tournament.request.NumbersRequest;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.request.TakingBack;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.trf.TrfReading;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.wire.Documents;

/// All tournaments. Results of games are never copied into a tournament: they are written where the
/// game ends, in the same transaction, and put on the boards by whoever looks. So there is nothing
/// to catch up with after a crash.
///
/// Every change takes the revision that whoever wants it has seen; empty for any.
public final class Tournaments {
  private static final int MOST_LISTED = 50;

  private final TournamentRows competitions;
  private final TournamentDesk desk;
  private final RoundDesk rounds;
  private final TournamentGames games;
  private final TournamentSearch search;
  private final Captains captains;
  private final InstantSource clock;
  private final TournamentQuota limits;
  private final Explaining explaining = new Explaining();
  private final SecureRandom random = new SecureRandom();

  /// @param engine pairs Swiss rounds
  public Tournaments(
      Ledger ledger,
      InstantSource clock,
      Games games,
      People people,
      TournamentQuota limits,
      Optional<PairingEngine> engine) {
    this.competitions = new TournamentRows(ledger, people.grants());
    this.desk = new TournamentDesk(competitions);
    this.search = new TournamentSearch(competitions);
    this.games = new TournamentGames(games, people);
    this.captains = new Captains(people.grants());
    this.rounds = new RoundDesk(desk, this.games, engine, clock);
    this.clock = clock;
    this.limits = limits;
  }

  /// Creates a tournament, of which its creator is the organiser. The same key returns the same
  /// tournament.
  public Changed create(Terms terms, AccountId creator, Optional<String> key) {
    TournamentId id = TournamentId.random(random);
    return TermsCheck.fault(terms, clock.instant())
        .orElseGet(() ->
            create(
                Tournament.of(id.text(), terms),
                creator,
                creation(creator, key, Documents.TOURNAMENT_TERMS.write(terms))));
  }

  /// Creates a tournament from a tournament file.
  ///
  /// @param text of the file, to recognise it when it comes again under the same key
  public Changed create(TrfReading file, String text, AccountId creator, Optional<String> key) {
    return TournamentReading.of(TournamentId.random(random), file)
        .then(record ->
            record.entrants().size() > limits.players()
                ? refused(
                    Hindrance.FULL, "A tournament has at most " + limits.players() + " players.")
                : TournamentDesk.oversize(record)
                    .orElseGet(() -> create(record, creator, creation(creator, key, text))));
  }

  private static Optional<TournamentRows.Creation> creation(
      AccountId creator, Optional<String> key, String request) {
    return key.map(said ->
        new TournamentRows.Creation(
            Fingerprint.of(creator.text() + "\n" + said), Fingerprint.of(request)));
  }

  private Changed create(
      Tournament record, AccountId creator, Optional<TournamentRows.Creation> creation) {
    Optional<Changed> before = creation.flatMap(this::again);
    if (before.isPresent()) {
      return before.get();
    }
    if (competitions.madeBy(creator) >= limits.perAccount()) {
      return refused(
          Hindrance.FULL, "An account may make at most " + limits.perAccount() + " tournaments.");
    }
    StoredTournament made = new StoredTournament(record, Secret.random(random));
    return competitions.add(made, creator, clock.instant(), creation)
        ? Changed.to(record)
        : creation.flatMap(this::again).orElseThrow();
  }

  private Optional<Changed> again(TournamentRows.Creation creation) {
    return competitions
        .created(creation.key())
        .map(made ->
            made.getValue().equals(creation.fingerprint())
                ? Changed.to(find(made.getKey()).orElseThrow())
                : refused(
                    Hindrance.KEY_OF_ANOTHER, "This key was already used for another tournament."));
  }

  /// The tournament of that id with the results of its games.
  public Optional<Tournament> find(TournamentId id) {
    return desk.look(id).map(TournamentState::seen);
  }

  /// The version of a tournament; it changes with everything that happens in it.
  public Optional<TournamentVersion> version(TournamentId id) {
    return competitions.version(id);
  }

  /// The versions of several tournaments.
  public Map<TournamentId, TournamentVersion> versions(List<TournamentId> ids) {
    return competitions.versions(ids);
  }

  /// Calls `watch` with each tournament that has been changed on this process; it must not block.
  public void tell(Consumer<TournamentId> watch) {
    desk.tell(watch);
  }

  /// Whether a round is published and every board of it has a result.
  ///
  /// @param seen the tournament as [#find] has it
  /// @param round from 1
  public static boolean isOver(Tournament seen, int round) {
    return seen.isOver(round);
  }

  /// The latest tournaments, at most 50.
  ///
  /// @param before made before that moment
  public List<TournamentHeadline> latest(Instant before) {
    return competitions.latest(before, MOST_LISTED).stream()
        .map(line -> new TournamentHeadline(find(line.record()), line.created()))
        .toList();
  }

  private Tournament find(Tournament stored) {
    return stored.withResults(competitions.results(new TournamentId(stored.id())));
  }

  /// Finds tournaments and their participants by name.
  public TournamentSearch search() {
    return search;
  }

  /// Whether arbiters supervise its games.
  public boolean isSupervised(Tournament tournament) {
    return games.isSupervised(tournament);
  }

  /// The standings.
  ///
  /// @param seen the tournament as [#find] has it
  /// @param after so many rounds, or as many as are published
  public Standings standings(Tournament seen, int after) {
    Tournament counted = seen.counted();
    int rounds = counted.rounds().size();
    return Standings.of(after < rounds ? counted.after(after) : counted);
  }

  /// Why a player of a Swiss has an opponent, or the bye; waits for it.
  ///
  /// @param seen the tournament as [#find] has it
  /// @param round one that there is, from 1
  public Explained why(Tournament seen, int round, int player) {
    return explaining.of(seen, round, player);
  }

  /// A tournament file, and what it has no place for.
  ///
  /// @param seen as somebody may see it
  /// @param whole the tournament as [#find] has it
  /// @param arbiters the names of its chief arbiters
  public Conversion file(
      Tournament seen, Tournament whole, List<String> arbiters, TrfDialect dialect) {
    return ReportFile.of(seen, ReportFile.own(whole, rounds.areOwn()), arbiters, dialect);
  }

  /// Settles other terms.
  public Changed settle(TournamentId id, OptionalInt expected, Terms terms) {
    return desk.change(
        id, expected, state -> TermsCheck.changed(state.record(), terms, clock.instant()));
  }

  /// Enters a player.
  public Changed enter(TournamentId id, OptionalInt expected, Entering entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id,
                expected,
                state -> Entries.enter(state.record(), entering.entrant(), limits.players())));
  }

  /// Enters somebody who enters alone.
  ///
  /// @param entering with the account
  public Changed enterAlone(TournamentId id, OptionalInt expected, Entering entering) {
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
  public Changed correct(TournamentId id, OptionalInt expected, int number, Entering entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id,
                expected,
                state -> Entries.correct(state.record(), number, entering.entrant())));
  }

  /// Enters a team.
  public Changed enter(TournamentId id, OptionalInt expected, EnteringTeam entering) {
    return entering
        .fault()
        .orElseGet(() ->
            desk.change(
                id, expected, state -> Teams.enter(state.record(), entering, limits.players())));
  }

  /// Enters a team anew.
  public Changed replace(TournamentId id, OptionalInt expected, int team, EnteringTeam entering) {
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
  public Changed reorder(TournamentId id, OptionalInt expected, int team, LineUpRequest order) {
    return desk.change(id, expected, state -> Teams.reorder(state.record(), team, order.players()));
  }

  /// Notes who plays for a team in a round.
  public Changed lineUp(
      TournamentId id, OptionalInt expected, int round, int team, LineUpRequest request) {
    return desk.change(
        id,
        expected,
        state ->
            new LineUps(state.record(), round).handIn(team, request.players(), clock.instant()));
  }

  /// Closes the line-ups of a round and makes its games.
  public Changed seat(TournamentId id, OptionalInt expected, int round) {
    return rounds.seat(id, expected, round);
  }

  /// Closes the line-ups of all tournaments whose time is over.
  public void closeLineUps() {
    rounds.closeLineUps();
  }

  /// Takes a player out of a tournament.
  public Changed withdraw(TournamentId id, OptionalInt expected, int number) {
    return withdraw(id, expected, number, /* team= */ false);
  }

  /// Takes a team out of a tournament.
  public Changed withdrawTeam(TournamentId id, OptionalInt expected, int number) {
    return withdraw(id, expected, number, /* team= */ true);
  }

  private Changed withdraw(TournamentId id, OptionalInt expected, int number, boolean team) {
    return desk.change(
        id,
        expected,
        state ->
            ofKind(
                state.record(),
                team,
                () -> Entries.withdraw(state.record(), state.seen(), number)));
  }

  private static Changed ofKind(Tournament record, boolean team, Supplier<Changed> change) {
    return record.isOfTeams() == team
        ? change.get()
        : refused(
            Hindrance.UNFIT,
            team
                ? "Players take part in this tournament, not teams."
                : "Teams take part in this tournament, not single players.");
  }

  /// Lets a player, or a team, come back who has withdrawn.
  public Changed comeBack(TournamentId id, OptionalInt expected, int number, boolean team) {
    return desk.change(
        id,
        expected,
        state -> ofKind(state.record(), team, () -> new Returning(state.record(), number).of()));
  }

  /// Ends a tournament with the rounds that have been played.
  public Changed close(TournamentId id, OptionalInt expected) {
    return desk.change(
        id, expected, state -> new Closing(state.record(), state.seen()).of(clock.instant()));
  }

  /// Goes on with a tournament that was ended.
  public Changed reopen(TournamentId id, OptionalInt expected) {
    return desk.change(id, expected, state -> new Closing(state.record(), state.seen()).undone());
  }

  /// Deletes a tournament of which nothing has been played.
  public Changed delete(TournamentId id, OptionalInt expected) {
    return rounds.delete(id, expected);
  }

  /// Gives the players new numbers.
  public Changed number(TournamentId id, OptionalInt expected, NumbersRequest request) {
    return desk.change(
        id,
        expected,
        state -> Entries.number(state.record(), state.seen(), request, random::nextInt));
  }

  /// Notes that somebody asks for a bye.
  public Changed bye(TournamentId id, OptionalInt expected, RequestedBye bye) {
    return desk.change(id, expected, state -> Byes.ask(state.record(), bye));
  }

  /// Drops a bye that somebody has asked for.
  public Changed dropBye(TournamentId id, OptionalInt expected, int round, int participant) {
    return desk.change(id, expected, state -> Byes.drop(state.record(), round, participant));
  }

  /// Pairs the next round; waits for a pairing engine.
  public Changed pair(TournamentId id, OptionalInt expected, PairingRequest request) {
    return rounds.pair(id, expected, request);
  }

  /// Pairs the last round anew, before it is published.
  public Changed pairAnew(
      TournamentId id, OptionalInt expected, int round, PairingRequest request) {
    return rounds.pairAnew(id, expected, round, request);
  }

  /// Takes the last round back, also a published one of which nothing has been played.
  public Changed takeBack(TournamentId id, OptionalInt expected, int round, TakingBack request) {
    return rounds.takeBack(id, expected, round, request);
  }

  /// Makes the games of a round and shows it to everybody.
  public Changed publish(TournamentId id, OptionalInt expected, int round) {
    return rounds.publish(id, expected, round);
  }

  /// Appoints another time for a round, and for those of its games that have not begun.
  public Changed appoint(TournamentId id, OptionalInt expected, int round, Instant startsAt) {
    return rounds.appoint(id, expected, round, startsAt);
  }

  /// Decides on the result on a board; without a result, that of the game counts again.
  public Changed decide(
      TournamentId id, OptionalInt expected, int round, int board, Optional<GameResult> result) {
    return desk.change(
        id,
        expected,
        state -> new Decision(Decision.On.BOARD, round, board).in(state.record(), result));
  }

  /// Enters the results of several boards, all of them or none.
  public Changed enterResults(TournamentId id, OptionalInt expected, ResultsEntry results) {
    return desk.change(id, expected, state -> results.in(state.record()));
  }

  /// Decides on a match of teams; without a result, its boards count again.
  public Changed award(
      TournamentId id, OptionalInt expected, int round, int match, Optional<GameResult> result) {
    return desk.change(
        id,
        expected,
        state -> new Decision(Decision.On.MATCH, round, match).in(state.record(), result));
  }

  /// The keys with which players without an account play a round; empty if the round has not been
  /// published.
  public List<PlayerKey> keys(TournamentId id, int round) {
    return desk.look(id).map(state -> games.keys(state.tournament(), round)).orElse(List.of());
  }
}
