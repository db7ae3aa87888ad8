package org.jadoube.wire.competition;

import java.util.List;
import java.util.Optional;
import org.jadoube.competition.Withdrawal;

/// A record of an event that is about to become another one. It never leaves [CompetitionRecord].
final class RecordDraft {
  private final String id;
  int revision;
  Stage stage;
  int plannedRounds;
  CompetitionTerms terms;
  List<Entrant> entrants;
  List<CompetitionRound> rounds;
  List<RequestedBye> byes;
  List<Withdrawal> withdrawals;
  Optional<List<TeamEntry>> teams;
  Optional<List<TeamLineUp>> lineUps;

  RecordDraft(CompetitionRecord record) {
    this.id = record.id();
    this.revision = record.revision();
    this.stage = record.stage();
    this.plannedRounds = record.plannedRounds();
    this.terms = record.terms();
    this.entrants = record.entrants();
    this.rounds = record.rounds();
    this.byes = record.byes();
    this.withdrawals = record.withdrawals();
    this.teams = record.teams();
    this.lineUps = record.lineUps();
  }

  CompetitionRecord done() {
    return new CompetitionRecord(
        id,
        revision,
        stage,
        plannedRounds,
        terms,
        entrants,
        rounds,
        byes,
        withdrawals,
        teams,
        lineUps);
  }
}
