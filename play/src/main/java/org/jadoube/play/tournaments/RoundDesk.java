package org.jadoube.play.tournaments;

import static org.jadoube.tournament.desk.Changed.refused;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;
import org.jadoube.play.pairing.PairingAnswer;
import org.jadoube.play.pairing.PairingEngine;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Appointing;
import org.jadoube.tournament.desk.BoardSeating;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Closing;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.tournament.desk.LineUps;
import org.jadoube.tournament.desk.NextRound;
import org.jadoube.tournament.desk.ResultDecision;
import org.jadoube.tournament.desk.ResultsEntry;
import org.jadoube.tournament.desk.RoundRemoval;
import org.jadoube.tournament.desk.SwissRound;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.request.TakingBack;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.trf.pairing.EnginePair;

/// The rounds of a tournament: how they are paired and published, and the results of their boards.
///
/// Every change takes the revision that whoever wants it has seen; empty for any.
public final class RoundDesk {
  private static final int PAIRINGS_AT_ONCE = 2;

  private final TournamentDesk desk;
  private final TournamentGames games;
  private final Optional<PairingEngine> engine;
  private final InstantSource clock;
  private final Semaphore pairings = new Semaphore(PAIRINGS_AT_ONCE);

  RoundDesk(
      TournamentDesk desk,
      TournamentGames games,
      Optional<PairingEngine> engine,
      InstantSource clock) {
    this.desk = desk;
    this.games = games;
    this.engine = engine;
    this.clock = clock;
  }

  /// Pairs the next round; waits for a pairing engine. A Swiss is paired without holding anybody
  /// up; if the tournament changes meanwhile, the pairs are dropped.
  public Changed pair(TournamentId id, OptionalInt expected, PairingRequest request) {
    Optional<Changed> untimely =
        request.appointed().flatMap(time -> Appointing.fault(time, clock.instant()));
    return untimely.orElseGet(() -> inTime(id, expected, request));
  }

  private Changed inTime(TournamentId id, OptionalInt expected, PairingRequest request) {
    Optional<TournamentState> state = desk.look(id);
    boolean asks =
        state.filter(found -> !found.seen().terms().format().predetermined()).isPresent()
            && request.pairs().isEmpty();
    return asks
        ? asked(id, expected, request, state.orElseThrow())
        : desk.change(id, expected, found -> paired(found.next(request), found));
  }

  /// Pairs the last round anew, by hand or by its table, if it has not been published. What cannot
  /// stand leaves it as it is.
  public Changed pairAnew(
      TournamentId id, OptionalInt expected, int round, PairingRequest request) {
    return desk.change(
        id,
        expected,
        state ->
            unpaired(state.record(), round)
                .then(_ -> {
                  TournamentState before = state.withoutLastRound();
                  return paired(before.next(kept(state, round, request)), before);
                }));
  }

  /// When the round starts stays as it is unless another time is given.
  private static PairingRequest kept(TournamentState state, int round, PairingRequest request) {
    return new PairingRequest(
        request.pairs(),
        request.bye(),
        request.advancing(),
        request.appointed().or(() -> state.record().rounds().get(round - 1).appointed()));
  }

  private static Changed paired(NextRound next, TournamentState state) {
    Optional<Changed> obstacle = next.obstacle();
    if (obstacle.isPresent()) {
      return obstacle.get();
    }
    if (state.seen().terms().format().predetermined()) {
      return next.paired();
    }
    SwissRound swiss = new SwissRound(next, state.firstColour());
    return swiss
        .obstacle()
        .orElseGet(() -> next.request().pairs().map(swiss::byHand).orElseGet(swiss::paired));
  }

  private Changed asked(
      TournamentId id, OptionalInt expected, PairingRequest request, TournamentState state) {
    int revision = state.seen().revision();
    if (expected.orElse(revision) != revision) {
      return refused(Hindrance.REVISION_PASSED, "Somebody has changed the tournament meanwhile.");
    }
    NextRound next = state.next(request);
    SwissRound swiss = new SwissRound(next, state.firstColour());
    return next.obstacle()
        .or(swiss::obstacle)
        .orElseGet(() -> paired(swiss))
        .then(paired -> desk.change(id, OptionalInt.of(revision), _ -> Changed.to(paired)));
  }

  /// Whether Swiss rounds of players are paired by our own systems, and not by an engine.
  boolean areOwn() {
    return engine.isEmpty();
  }

  private Changed paired(SwissRound round) {
    if (!pairings.tryAcquire()) {
      return refused(Hindrance.BUSY, "Other rounds are being paired. Try again in a moment.");
    }
    try {
      return engine.isPresent() && round.isForEngines()
          ? paired(round, engine.get())
          : round.paired();
    } finally {
      pairings.release();
    }
  }

  private static Changed paired(SwissRound round, PairingEngine asked) {
    try {
      return switch (asked.pair(round.question())) {
        case PairingAnswer.Paired paired -> with(round, paired.pairs());
        case PairingAnswer.NotReady notReady -> refused(Hindrance.NOT_READY, sentence(notReady));
        case PairingAnswer.Wrong wrong -> refused(Hindrance.ENGINE_FAILED, sentence(wrong));
        case PairingAnswer.Unreadable unreadable ->
            refused(Hindrance.ENGINE_FAILED, sentence(unreadable));
        case PairingAnswer.Failed failed -> refused(Hindrance.ENGINE_FAILED, sentence(failed));
      };
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return refused(Hindrance.BUSY, "The server is stopping.");
    }
  }

  private static Changed with(SwissRound round, List<EnginePair> pairs) {
    return round.with(
        pairs.stream()
            .filter(pair -> !pair.isBye())
            .map(pair -> new Pair(pair.white(), pair.black()))
            .toList(),
        pairs.stream().filter(EnginePair::isBye).mapToInt(EnginePair::white).findFirst());
  }

  private static String sentence(PairingAnswer answer) {
    return answer.message().replace('\n', ' ');
  }

  /// Takes the last round back, also a published one of which nothing has been played; its games
  /// are called off.
  public Changed takeBack(TournamentId id, OptionalInt expected, int round, TakingBack request) {
    return desk.change(
        id,
        expected,
        state -> {
          RoundRemoval removal = new RoundRemoval(state.record(), state.seen(), round);
          return removal.of(request, clock.instant()).then(without -> calledOff(removal, without));
        });
  }

  /// Deletes a tournament of which nothing has been played; games that are there are called off.
  Changed delete(TournamentId id, OptionalInt expected) {
    return desk.delete(
        id,
        expected,
        clock.instant(),
        state ->
            new Closing(state.record(), state.seen()).isPlayed()
                    || games.callOff(state.record().rounds()).isPresent()
                ? refused(
                    Hindrance.WRONG_STAGE,
                    "A tournament in which somebody has played is kept. It can be closed.")
                : Changed.to(state.record()));
  }

  private Changed calledOff(RoundRemoval removal, Tournament without) {
    return games
        .callOff(List.of(removal.record().rounds().getLast()))
        .map(begun -> removal.begun(begun.text()))
        .orElseGet(() -> Changed.to(without));
  }

  private static Changed unpaired(Tournament record, int round) {
    return Changed.inRound(
        record,
        round,
        there ->
            round == record.rounds().size() && !there.published()
                ? Changed.to(record.with(record.rounds().subList(0, round - 1)))
                : refused(
                    Hindrance.WRONG_STAGE,
                    "Only the last round can be paired anew, before it is published."));
  }

  /// Makes the games of a round and shows it to everybody; nothing happens if it was published.
  public Changed publish(TournamentId id, OptionalInt expected, int round) {
    return desk.change(
        id,
        expected,
        state -> Changed.inRound(state.record(), round, there -> published(state, round, there)));
  }

  private Changed published(TournamentState state, int round, Round there) {
    Tournament record = state.record();
    if (there.published()) {
      return Changed.to(record);
    }
    if (!record.rounds().subList(0, round - 1).stream().allMatch(Round::published)) {
      return refused(Hindrance.WRONG_STAGE, "Earlier rounds have not been published yet.");
    }
    Tournament shown = record.with(round, there.publish());
    boolean waits =
        record.isOfTeams()
            && new LineUps(record, round).deadline().filter(this::isToCome).isPresent();
    return Changed.to(waits ? shown : withGames(state, shown, round));
  }

  /// Appoints another time for a round, and for those of its games that have not begun.
  public Changed appoint(TournamentId id, OptionalInt expected, int round, Instant startsAt) {
    return Appointing.fault(startsAt, clock.instant())
        .orElseGet(() ->
            desk.change(
                id,
                expected,
                state ->
                    Changed.inRound(
                        state.record(),
                        round,
                        there -> appointed(state.record(), round, there, startsAt))));
  }

  private Changed appointed(Tournament record, int round, Round there, Instant startsAt) {
    boolean hasGames = there.games().stream().anyMatch(game -> game.id().isPresent());
    return hasGames && games.appoint(there, startsAt) == 0
        ? refused(Hindrance.WRONG_STAGE, "The games of round " + round + " have begun.")
        : Changed.to(record.with(round, there.appoint(startsAt)));
  }

  private boolean isToCome(Instant moment) {
    return clock.instant().isBefore(moment);
  }

  /// The tournament with the games of a round; in a match of teams, with its boards.
  private Tournament withGames(TournamentState state, Tournament shown, int round) {
    Tournament seated = shown.isOfTeams() ? BoardSeating.of(shown, round) : shown;
    StoredTournament tournament = new StoredTournament(seated, state.tournament().seed());
    return seated.with(round, games.made(tournament, round));
  }

  /// Closes the line-ups of a round of teams and makes its games: once the deadline has passed, or
  /// all of them are there. Nothing happens if that has been done.
  public Changed seat(TournamentId id, OptionalInt expected, int round) {
    return desk.change(
        id,
        expected,
        state ->
            state.record().isOfTeams()
                ? Changed.inRound(state.record(), round, there -> seated(state, round, there))
                : refused(Hindrance.UNFIT, "Players take part in this tournament, not teams."));
  }

  private Changed seated(TournamentState state, int round, Round there) {
    Tournament record = state.record();
    if (!there.published()) {
      return refused(Hindrance.WRONG_STAGE, "Round " + round + " has not been published yet.");
    }
    LineUps lineUps = new LineUps(record, round);
    if (!lineUps.areAwaited()) {
      return Changed.to(record);
    }
    boolean early = lineUps.deadline().filter(this::isToCome).isPresent();
    return early && !lineUps.missing().isEmpty()
        ? refused(
            Hindrance.WRONG_STAGE,
            "Line-ups are missing, and their time is not over: of the teams "
                + lineUps.missing().stream().map(String::valueOf).collect(Collectors.joining(", "))
                + ".")
        : Changed.to(withGames(state, record, round));
  }

  /// Closes the line-ups of all tournaments whose time is over.
  public void closeLineUps() {
    for (TournamentId id : desk.competitions().due(clock.instant())) {
      Changed done = desk.change(id, OptionalInt.empty(), this::closed);
      if (done instanceof Changed.Done(Tournament record)) {
        desk.competitions().note(record);
      }
    }
  }

  private Changed closed(TournamentState state) {
    Tournament record = state.record();
    for (int round = 1; record.isOfTeams() && round <= record.rounds().size(); round++) {
      LineUps lineUps = new LineUps(record, round);
      boolean over =
          lineUps.areAwaited() && lineUps.deadline().filter(end -> !isToCome(end)).isPresent();
      record = over ? withGames(state, record, round) : record;
    }
    return Changed.to(record);
  }

  /// Decides on the result on a board; without a result, that of the game counts again.
  public Changed decide(
      TournamentId id, OptionalInt expected, int round, int board, Optional<GameResult> result) {
    return desk.change(
        id,
        expected,
        state ->
            new ResultDecision(ResultDecision.On.BOARD, round, board).in(state.record(), result));
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
        state ->
            new ResultDecision(ResultDecision.On.MATCH, round, match).in(state.record(), result));
  }
}
