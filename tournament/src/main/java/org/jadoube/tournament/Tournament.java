package org.jadoube.tournament;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;

/// A tournament: what is settled about it, who takes part, what was paired and how it ended. All
/// else is a view of it: standings, the document that is stored, the file for rating officers.
///
/// It is immutable; a round or a withdrawal makes a new value. Before anything is calculated from
/// it, [#counted()] checks that its parts fit together.
///
/// @param id in links; empty for one that is stored nowhere
/// @param revision how often it was changed; results of games do not change it
/// @param stage how far it has come
/// @param plannedRounds the rounds that were announced, or as many as the format leads to; 0 while
///   that is unknown
/// @param terms what was settled
/// @param entrants the players by number, also those of teams
/// @param rounds from the first; in a round robin they can all be there from the start
/// @param byes that were asked for
/// @param withdrawals who has left
/// @param teams by number, if teams play; then pairing numbers are theirs, and entrants are their
///   players
/// @param lineUps of teams that have been handed in
/// @param report lines of a tournament file that say what else is known; a file that is written has
///   them, too
/// @param takenBack published rounds that were taken back, for its officials
/// @param closed when officials ended it before all of its rounds were paired
/// @since 0.1.0
public record Tournament(
    String id,
    int revision,
    Stage stage,
    int plannedRounds,
    Terms terms,
    List<Player> entrants,
    List<Round> rounds,
    List<RequestedBye> byes,
    List<Withdrawal> withdrawals,
    Optional<List<Team>> teams,
    Optional<List<LineUp>> lineUps,
    Optional<List<String>> report,
    Optional<List<TakenBack>> takenBack,
    Optional<Instant> closed) {
  /// The name of a tournament that has none.
  public static final String UNNAMED = "?";

  /// More rounds than any tournament has.
  private static final int MOST_ROUNDS = 100_000;

  public Tournament {
    Require.atLeast(1, revision, "revision");
    Require.within(0, MOST_ROUNDS, plannedRounds, "plannedRounds");
    entrants = List.copyOf(entrants);
    rounds = List.copyOf(rounds);
    byes = List.copyOf(byes);
    withdrawals = List.copyOf(withdrawals);
    teams = teams.map(List::copyOf);
    lineUps = lineUps.map(List::copyOf);
    report = report.map(List::copyOf);
    takenBack = takenBack.map(List::copyOf);
  }

  /// A tournament by its results.
  ///
  /// @param participants players, or teams and their players
  /// @throws IllegalArgumentException if the parts do not fit together
  public Tournament(
      Format format,
      PointSystem points,
      List<? extends Participant> participants,
      int plannedRounds,
      List<Round> rounds,
      List<Withdrawal> withdrawals) {
    this(
        "",
        1,
        rounds.isEmpty() ? Stage.REGISTRATION : Stage.RUNNING,
        plannedRounds,
        Terms.of(UNNAMED, format, Regulations.of(TimeControl.UNTIMED), points)
            .lasting(
                plannedRounds,
                points.matches().isPresent() ? teams(participants).size() : participants.size()),
        players(participants),
        rounds,
        List.of(),
        withdrawals,
        Optional.of(teams(participants)).filter(_ -> points.matches().isPresent()),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    TournamentCheck.participants(points, participants);
    TournamentCheck.of(this).all();
  }

  private static List<Team> teams(List<? extends Participant> participants) {
    return List.copyOf(participants).stream()
        .filter(Team.class::isInstance)
        .map(Team.class::cast)
        .toList();
  }

  private static List<Player> players(List<? extends Participant> participants) {
    return List.copyOf(participants).stream()
        .filter(Player.class::isInstance)
        .map(Player.class::cast)
        .toList();
  }

  /// A tournament by its results that has not begun.
  public Tournament(
      Format format,
      PointSystem points,
      List<? extends Participant> participants,
      int plannedRounds) {
    this(format, points, participants, plannedRounds, List.of(), List.of());
  }

  /// A new tournament, to which nobody has come yet.
  public static Tournament of(String id, Terms terms) {
    return new Tournament(
        id,
        1,
        Stage.REGISTRATION,
        0,
        terms,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// How it is paired.
  public Format format() {
    return terms.format();
  }

  /// The points that results give.
  public PointSystem points() {
    return terms.points();
  }

  /// The day on which it starts, as its terms say, or else that of the first appointed time (UTC);
  /// empty if nothing is known.
  public Optional<LocalDate> start() {
    return terms
        .start()
        .or(() ->
            Stream.concat(
                    terms.appointed().stream().flatMap(List::stream),
                    rounds.stream().flatMap(round -> round.appointed().stream()))
                .min(Comparator.naturalOrder())
                .map(time -> LocalDate.ofInstant(time, ZoneOffset.UTC)));
  }

  /// Whether teams play.
  public boolean isOfTeams() {
    return terms.teams().isPresent();
  }

  /// Who has a pairing number: the players, or the teams.
  public List<Participant> participants() {
    return List.copyOf(isOfTeams() ? teamList() : entrants);
  }

  /// The participant with that number, if there is one.
  public Optional<Participant> participant(int number) {
    return isOfTeams() ? team(number).map(team -> team) : entrant(number).map(player -> player);
  }

  /// The player with that number, if there is one.
  public Optional<Player> entrant(int number) {
    Require.atLeast(1, number, "number");
    return entrants.stream().filter(each -> each.number() == number).findFirst();
  }

  /// The team with that number, if there is one.
  public Optional<Team> team(int number) {
    Require.atLeast(1, number, "number");
    return teamList().stream().filter(each -> each.number() == number).findFirst();
  }

  /// The teams; none if players play for themselves.
  public List<Team> teamList() {
    return teams.orElse(List.of());
  }

  /// The line-ups that have been handed in.
  public List<LineUp> lineUpList() {
    return lineUps.orElse(List.of());
  }

  /// Whether that participant has left.
  public boolean hasLeft(int number) {
    Require.atLeast(1, number, "number");
    return withdrawals.stream().anyMatch(each -> each.participant() == number);
  }

  /// A copy with the results of its games, and the stage that follows from them.
  ///
  /// @param results by the ids of the games
  public Tournament withResults(Map<String, Result> results) {
    return Progress.with(this, results);
  }

  /// As many rounds as the format leads to; 0 while that is unknown.
  public int roundsOfFormat() {
    return Progress.plannedRounds(this);
  }

  /// Whether a round is published and every board of it has a result.
  ///
  /// @param round from 1
  public boolean isOver(int round) {
    Require.within(1, rounds.size(), round, "round");
    return Progress.isOver(rounds.get(round - 1), this);
  }

  /// The tournament as far as it counts: its published rounds. Matches have boards there, whether
  /// line-ups are known or not, and a result that gives more points than a game has is none. Games
  /// without a result are forfeited by whoever has withdrawn before their round.
  ///
  /// @throws IllegalArgumentException if the parts do not fit together
  public Tournament counted() {
    Tournament counted = Counted.of(this);
    TournamentCheck.of(counted).all();
    return counted;
  }

  /// A copy as the tournament stood after so many rounds, before later withdrawals.
  public Tournament after(int played) {
    Require.within(0, rounds.size(), played, "played");
    return changed(draft -> {
      draft.rounds = rounds.subList(0, played);
      draft.withdrawals = withdrawals.stream().filter(each -> each.afterRound() <= played).toList();
    });
  }

  /// A copy with one more round.
  ///
  /// @throws IllegalArgumentException if it does not fit
  public Tournament plus(Round round) {
    List<Round> more = new ArrayList<>(rounds);
    more.add(round);
    Tournament longer = with(more);
    TournamentCheck.of(longer).rounds();
    return longer;
  }

  /// A copy after somebody has withdrawn. The pairings stay: the games not played are recorded as
  /// forfeits in a round robin (C05, 6.6), and a Swiss no longer pairs the participant.
  ///
  /// @throws IllegalArgumentException if nobody has that number, or has left before
  public Tournament plus(Withdrawal withdrawal) {
    List<Withdrawal> more = new ArrayList<>(withdrawals);
    more.add(withdrawal);
    Tournament smaller = changed(draft -> draft.withdrawals = more);
    TournamentCheck.of(smaller).withdrawals();
    return smaller;
  }

  /// A copy with these rounds.
  public Tournament with(List<Round> rounds) {
    return changed(draft -> draft.rounds = rounds);
  }

  /// A copy with one round replaced.
  ///
  /// @param number from 1
  public Tournament with(int number, Round round) {
    Require.within(1, rounds.size(), number, "number");
    List<Round> changed = new ArrayList<>(rounds);
    changed.set(number - 1, round);
    return with(changed);
  }

  /// A copy with other terms.
  public Tournament with(Terms terms) {
    return changed(draft -> draft.terms = terms);
  }

  /// A copy at that stage.
  public Tournament at(Stage stage, int plannedRounds) {
    return changed(draft -> {
      draft.stage = stage;
      draft.plannedRounds = plannedRounds;
    });
  }

  /// A copy with that id.
  public Tournament named(String id) {
    return changed(draft -> draft.id = id);
  }

  /// A copy with that revision.
  public Tournament as(int revision) {
    return changed(draft -> draft.revision = revision);
  }

  /// A copy with these players.
  public Tournament withEntrants(List<Player> entrants) {
    return changed(draft -> draft.entrants = entrants);
  }

  /// A copy with these byes asked for.
  public Tournament withByes(List<RequestedBye> byes) {
    return changed(draft -> draft.byes = byes);
  }

  /// A copy with these teams and their players.
  public Tournament withTeams(List<Team> teams, List<Player> players) {
    return changed(draft -> {
      draft.teams = Optional.of(teams);
      draft.entrants = players;
    });
  }

  /// A copy with these line-ups.
  public Tournament withLineUps(List<LineUp> lineUps) {
    return changed(draft -> draft.lineUps = Optional.of(lineUps).filter(some -> !some.isEmpty()));
  }

  /// A copy with these lines of a tournament file.
  public Tournament reporting(List<String> lines) {
    return changed(draft -> draft.report = Optional.of(lines).filter(some -> !some.isEmpty()));
  }

  /// How often a round was taken back after it had been published.
  ///
  /// @param round from 1
  public int timesTakenBack(int round) {
    Require.atLeast(1, round, "round");
    return (int) takenBack.orElse(List.of()).stream().filter(each -> each.round() == round).count();
  }

  /// A copy after a published round was taken back.
  public Tournament takingBack(TakenBack round) {
    List<TakenBack> more = new ArrayList<>(takenBack.orElse(List.of()));
    more.add(round);
    return changed(draft -> draft.takenBack = Optional.of(more));
  }

  /// A copy for those who are not officials: without the rounds that were taken back.
  public Tournament withoutTakenBack() {
    return changed(draft -> draft.takenBack = Optional.empty());
  }

  /// A copy with these withdrawals.
  public Tournament withWithdrawals(List<Withdrawal> withdrawals) {
    return changed(draft -> draft.withdrawals = withdrawals);
  }

  /// A copy that officials have closed, or opened again if `at` is empty.
  public Tournament closed(Optional<Instant> at) {
    return changed(draft -> draft.closed = at);
  }

  private Tournament changed(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }
}
