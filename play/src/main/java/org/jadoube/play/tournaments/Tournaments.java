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
import org.jadoube.play.game.Games;
import org.jadoube.play.pairing.PairingEngine;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.People;
import org.jadoube.store.Fingerprint;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Closing;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.tournament.desk.TermsCheck;
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
  private final EntryDesk entries;
  private final RoundDesk rounds;
  private final TournamentGames games;
  private final TournamentSearch search;
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
    this.entries = new EntryDesk(desk, new Captains(people.grants()), limits, clock, random);
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

  /// Who takes part.
  public EntryDesk entries() {
    return entries;
  }

  /// Their rounds, and the results of their boards.
  public RoundDesk rounds() {
    return rounds;
  }

  /// Finds tournaments and their participants by name.
  public TournamentSearch search() {
    return search;
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

  /// The keys with which players without an account play a round; empty if the round has not been
  /// published.
  public List<PlayerKey> keys(TournamentId id, int round) {
    return desk.look(id).map(state -> games.keys(state.tournament(), round)).orElse(List.of());
  }
}
