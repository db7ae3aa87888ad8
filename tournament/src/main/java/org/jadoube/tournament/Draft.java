package org.jadoube.tournament;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A tournament that is about to become another one. It never leaves [Tournament].
final class Draft {
  String id;
  int revision;
  Stage stage;
  int plannedRounds;
  Terms terms;
  List<Player> entrants;
  List<Round> rounds;
  List<RequestedBye> byes;
  List<Withdrawal> withdrawals;
  Optional<List<Team>> teams;
  Optional<List<LineUp>> lineUps;
  Optional<List<String>> report;
  Optional<List<TakenBack>> takenBack;
  Optional<Instant> closed;

  Draft(Tournament tournament) {
    this.id = tournament.id();
    this.revision = tournament.revision();
    this.stage = tournament.stage();
    this.plannedRounds = tournament.plannedRounds();
    this.terms = tournament.terms();
    this.entrants = tournament.entrants();
    this.rounds = tournament.rounds();
    this.byes = tournament.byes();
    this.withdrawals = tournament.withdrawals();
    this.teams = tournament.teams();
    this.lineUps = tournament.lineUps();
    this.report = tournament.report();
    this.takenBack = tournament.takenBack();
    this.closed = tournament.closed();
  }

  Tournament done() {
    return new Tournament(
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
        lineUps,
        report,
        takenBack,
        closed);
  }
}
