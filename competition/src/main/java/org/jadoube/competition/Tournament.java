package org.jadoube.competition;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A competition: who takes part, what was paired and how it ended. Immutable; a round or a
/// withdrawal makes a new value.
///
/// @param plannedRounds the rounds that were announced, at least as many as there are
/// @param rounds in order; in a round robin they can all be there from the start
public record Tournament(
    Format format,
    PointSystem points,
    List<Participant> participants,
    int plannedRounds,
    List<Round> rounds,
    List<Withdrawal> withdrawals) {
  /// More rounds or participants than any competition has.
  private static final int MOST = 100_000;

  public Tournament {
    requireNonNull(format, "format");
    requireNonNull(points, "points");
    requireNonNull(participants, "participants");
    participants = List.copyOf(participants);
    Require.within(0, MOST, plannedRounds, "plannedRounds");
    requireNonNull(rounds, "rounds");
    rounds = List.copyOf(rounds);
    requireNonNull(withdrawals, "withdrawals");
    withdrawals = List.copyOf(withdrawals);
    TournamentCheck check = TournamentCheck.of(points, participants);
    check.rounds(plannedRounds, rounds);
    check.withdrawals(plannedRounds, withdrawals);
  }

  /// A competition that has not begun.
  public Tournament(
      Format format, PointSystem points, List<Participant> participants, int plannedRounds) {
    this(format, points, participants, plannedRounds, List.of(), List.of());
  }

  /// The same with one more round.
  public Tournament plus(Round round) {
    requireNonNull(round, "round");
    List<Round> more = new ArrayList<>(rounds);
    more.add(round);
    return with(more);
  }

  /// The same with these rounds instead.
  public Tournament with(List<Round> others) {
    requireNonNull(others, "others");
    return new Tournament(format, points, participants, plannedRounds, others, withdrawals);
  }

  /// The same as it stood after so many rounds, before later withdrawals.
  public Tournament after(int played) {
    Require.within(0, rounds.size(), played, "played");
    return new Tournament(
        format,
        points,
        participants,
        plannedRounds,
        rounds.subList(0, played),
        withdrawals.stream().filter(each -> each.afterRound() <= played).toList());
  }

  /// The same after somebody has withdrawn. The pairings stay: the games not played are recorded as
  /// forfeits in a round robin (C05, 6.6), and a Swiss no longer pairs the participant.
  public Tournament plus(Withdrawal withdrawal) {
    requireNonNull(withdrawal, "withdrawal");
    List<Withdrawal> more = new ArrayList<>(withdrawals);
    more.add(withdrawal);
    return new Tournament(format, points, participants, plannedRounds, rounds, more);
  }

  /// The participant with that number, if there is one.
  public Optional<Participant> participant(int number) {
    Require.atLeast(1, number, "number");
    return participants.stream().filter(each -> each.number() == number).findFirst();
  }
}
