package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.chess.domain.Require;
import org.jadoube.competition.Withdrawal;

/// An event: what is settled about it, and what has happened in it.
///
/// @param id in links
/// @param revision how often it was changed; results of games do not change it
/// @param stage how far it has come
/// @param plannedRounds as many as the format leads to; 0 while that is unknown
/// @param terms what was settled
/// @param entrants by number
/// @param rounds from the first
/// @param byes that were asked for
/// @param withdrawals who has left the event
/// @param teams by number, if teams play; then pairing numbers are theirs, and entrants are their
///   players
/// @param lineUps of teams that have been handed in
public record CompetitionRecord(
    String id,
    int revision,
    Stage stage,
    int plannedRounds,
    CompetitionTerms terms,
    List<Entrant> entrants,
    List<CompetitionRound> rounds,
    List<RequestedBye> byes,
    List<Withdrawal> withdrawals,
    Optional<List<TeamEntry>> teams,
    Optional<List<TeamLineUp>> lineUps) {
  public CompetitionRecord {
    requireNonNull(id, "id");
    Require.atLeast(1, revision, "revision");
    requireNonNull(stage, "stage");
    Require.atLeast(0, plannedRounds, "plannedRounds");
    requireNonNull(terms, "terms");
    requireNonNull(entrants, "entrants");
    entrants = List.copyOf(entrants);
    requireNonNull(rounds, "rounds");
    rounds = List.copyOf(rounds);
    requireNonNull(byes, "byes");
    byes = List.copyOf(byes);
    requireNonNull(withdrawals, "withdrawals");
    withdrawals = List.copyOf(withdrawals);
    requireNonNull(teams, "teams");
    teams = teams.map(List::copyOf);
    requireNonNull(lineUps, "lineUps");
    lineUps = lineUps.map(List::copyOf);
  }

  /// A new event, to which nobody has come yet.
  public static CompetitionRecord of(String id, CompetitionTerms terms) {
    return new CompetitionRecord(
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
        Optional.empty());
  }

  /// The entrant with that number.
  public Optional<Entrant> entrant(int number) {
    Require.atLeast(1, number, "number");
    return entrants.stream().filter(each -> each.number() == number).findFirst();
  }

  /// Whether that participant has left.
  public boolean hasLeft(int number) {
    Require.atLeast(1, number, "number");
    return withdrawals.stream().anyMatch(each -> each.participant() == number);
  }

  /// Whether teams play.
  public boolean isOfTeams() {
    return terms.teams().isPresent();
  }

  /// The team with that number.
  public Optional<TeamEntry> team(int number) {
    Require.atLeast(1, number, "number");
    return teamList().stream().filter(each -> each.number() == number).findFirst();
  }

  /// The teams; none if players play for themselves.
  public List<TeamEntry> teamList() {
    return teams.orElse(List.of());
  }

  /// The line-ups that have been handed in.
  public List<TeamLineUp> lineUpList() {
    return lineUps.orElse(List.of());
  }

  /// The same on other terms.
  public CompetitionRecord with(CompetitionTerms terms) {
    return changed(draft -> draft.terms = terms);
  }

  /// The same at that stage.
  public CompetitionRecord at(Stage stage, int plannedRounds) {
    return changed(draft -> {
      draft.stage = stage;
      draft.plannedRounds = plannedRounds;
    });
  }

  /// The same as that revision.
  public CompetitionRecord as(int revision) {
    return changed(draft -> draft.revision = revision);
  }

  /// The same with these entrants.
  public CompetitionRecord withEntrants(List<Entrant> entrants) {
    return changed(draft -> draft.entrants = entrants);
  }

  /// The same with these rounds.
  public CompetitionRecord withRounds(List<CompetitionRound> rounds) {
    return changed(draft -> draft.rounds = rounds);
  }

  /// The same with another round in place of one.
  ///
  /// @param number from 1
  public CompetitionRecord with(int number, CompetitionRound round) {
    requireNonNull(round, "round");
    Require.within(1, rounds.size(), number, "number");
    List<CompetitionRound> changed = new ArrayList<>(rounds);
    changed.set(number - 1, round);
    return withRounds(changed);
  }

  /// The same with these byes asked for.
  public CompetitionRecord withByes(List<RequestedBye> byes) {
    return changed(draft -> draft.byes = byes);
  }

  /// The same with these teams and their players.
  public CompetitionRecord withTeams(List<TeamEntry> teams, List<Entrant> players) {
    requireNonNull(teams, "teams");
    requireNonNull(players, "players");
    return changed(draft -> {
      draft.teams = Optional.of(teams);
      draft.entrants = players;
    });
  }

  /// The same with these line-ups.
  public CompetitionRecord withLineUps(List<TeamLineUp> lineUps) {
    requireNonNull(lineUps, "lineUps");
    return changed(draft -> draft.lineUps = Optional.of(lineUps).filter(some -> !some.isEmpty()));
  }

  /// The same after one more withdrawal.
  public CompetitionRecord plus(Withdrawal withdrawal) {
    requireNonNull(withdrawal, "withdrawal");
    List<Withdrawal> more = new ArrayList<>(withdrawals);
    more.add(withdrawal);
    return changed(draft -> draft.withdrawals = more);
  }

  private CompetitionRecord changed(Consumer<RecordDraft> change) {
    RecordDraft draft = new RecordDraft(this);
    change.accept(draft);
    return draft.done();
  }
}
