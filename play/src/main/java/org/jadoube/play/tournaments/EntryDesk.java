package org.jadoube.play.tournaments;

import static org.jadoube.tournament.desk.Changed.refused;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Byes;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Entering;
import org.jadoube.tournament.desk.EnteringTeam;
import org.jadoube.tournament.desk.Entries;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.tournament.desk.LineUps;
import org.jadoube.tournament.desk.Returning;
import org.jadoube.tournament.desk.Teams;
import org.jadoube.tournament.request.LineUpRequest;
import org.jadoube.tournament.request.NumbersRequest;

/// Who takes part in a tournament: entries, teams and their line-ups, byes, and who has left.
///
/// Every change takes the revision that whoever wants it has seen; empty for any.
public final class EntryDesk {
  private final TournamentDesk desk;
  private final Captains captains;
  private final TournamentQuota limits;
  private final InstantSource clock;
  private final SecureRandom random;

  EntryDesk(
      TournamentDesk desk,
      Captains captains,
      TournamentQuota limits,
      InstantSource clock,
      SecureRandom random) {
    this.desk = desk;
    this.captains = captains;
    this.limits = limits;
    this.clock = clock;
    this.random = random;
  }

  /// Enters a player.
  public Changed enter(TournamentId id, OptionalInt expected, Entering entering) {
    return unless(
        entering.fault(),
        id,
        expected,
        state -> Entries.enter(state.record(), entering.entrant(), limits.players()));
  }

  /// Enters somebody who enters alone.
  ///
  /// @param entering with the account
  public Changed enterAlone(TournamentId id, OptionalInt expected, Entering entering) {
    return unless(
        entering.fault(),
        id,
        expected,
        state ->
            Entries.enter(
                state.record(),
                entering.claiming(entering.account().orElseThrow()),
                limits.players()));
  }

  /// Corrects what is known of a player.
  public Changed correct(TournamentId id, OptionalInt expected, int number, Entering entering) {
    return unless(
        entering.fault(),
        id,
        expected,
        state -> Entries.correct(state.record(), number, entering.entrant()));
  }

  /// Enters a team.
  public Changed enter(TournamentId id, OptionalInt expected, EnteringTeam entering) {
    return unless(
        entering.fault(),
        id,
        expected,
        state -> Teams.enter(state.record(), entering, limits.players()));
  }

  /// Enters a team anew.
  public Changed replace(TournamentId id, OptionalInt expected, int team, EnteringTeam entering) {
    return unless(
        entering.fault(),
        id,
        expected,
        state ->
            Teams.replace(state.record(), team, entering, limits.players())
                .then(record -> captained(record, team)));
  }

  private Changed unless(
      Optional<Changed> fault,
      TournamentId id,
      OptionalInt expected,
      Function<TournamentState, Changed> change) {
    return fault.orElseGet(() -> desk.change(id, expected, change));
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
}
