package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Phase;
import org.jadoube.store.GameId;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredGame;
import org.jadoube.store.StoredSeat;

/// An immutable copy of a game as stored, for readers.
///
/// @param behind how far the game's own time is behind the time of day, since it stands still
///   during compensated network delays
public record Snapshot(Game game, StoredGame stored, Duration behind) {
  /// The game's own time at a moment, not before its latest event.
  public Instant time(Instant moment) {
    return notBeforeLatest(moment.minus(behind).truncatedTo(ChronoUnit.MILLIS));
  }

  Instant notBeforeLatest(Instant own) {
    return game.latest().filter(own::isBefore).orElse(own);
  }

  /// The time of day of the latest event.
  Optional<Instant> latest() {
    return game.latest().map(own -> own.plus(behind));
  }

  GameId id() {
    return stored.id();
  }

  Seats seats() {
    return new Seats(stored);
  }

  /// Whether a player or an official has aborted the game, so that nothing more happens in it.
  public boolean isAborted() {
    return stored.casual().abortedBy().isPresent();
  }

  /// Whether the clocks run.
  boolean isRunning() {
    return game.phase() == Phase.RUNNING && !isAborted();
  }

  /// Whether arbiters supervise the game: they have been appointed, or the regulations say so.
  boolean isSupervised() {
    return stored.supervised() || Oversight.isIn(game.regulations());
  }

  /// Whether its creator is the arbiter, as everybody saw who took a seat.
  public boolean isOfItsArbiter() {
    return stored.arbitration().secondInvitation().isPresent();
  }

  /// Whether the players may make arrangements between themselves, since nobody else runs the game.
  public boolean isCasual() {
    return !isSupervised() && !stored.casual().ofTournament() && stored.startsAt().isEmpty();
  }

  /// Whether a computer plays.
  boolean hasComputer() {
    return stored.seats().stream().anyMatch(seat -> seat.computer().isPresent());
  }

  /// Whether somebody has moved, or the game is over.
  boolean hasBegun() {
    return game.ply().number() > 0 || game.phase() == Phase.FINISHED;
  }

  /// Whether a player may still abort the game: until both have made a move.
  boolean isAbortable() {
    return isCasual() && game.phase() != Phase.FINISHED && !isAborted() && game.movesByBoth() == 0;
  }

  /// Whether the players may have another game with the colours reversed.
  boolean isRematchable() {
    return isCasual() && seats().bothTaken() && (game.phase() == Phase.FINISHED || isAborted());
  }

  /// Whether the game begins once both players are there.
  boolean awaitsPlayers() {
    return !isAborted()
        && game.phase() == Phase.NOT_BEGUN
        && stored.startsAt().isEmpty()
        && seats().bothTaken();
  }

  /// The appointed start; empty if the game has begun.
  Optional<Instant> startsAt() {
    return stored.startsAt().filter(_ -> game.phase() == Phase.NOT_BEGUN && !isAborted());
  }

  /// Whether the server notes the arrivals of players, for whom connecting is arriving.
  boolean notesArrivals() {
    return stored.startsAt().isPresent()
        && !isAborted()
        && game.phase() != Phase.FINISHED
        && !ActsOfHands.areSeenIn(game)
        && game.movesByBoth() == 0;
  }

  /// The players who have yet to arrive, if the server notes that.
  Set<Colour> expected() {
    return notesArrivals() ? game.expected() : Set.of();
  }

  /// Whether the game is resumed after an outage although nobody is there, so that absence can be
  /// found out.
  boolean goesOnAlone() {
    return !expected().isEmpty() && LatestPause.isOutage(game);
  }

  /// When players who have not arrived lose, in the game's own time.
  Optional<Instant> forfeitsAt() {
    return notesArrivals() ? game.forfeitsAt() : Optional.empty();
  }

  /// The owner of the name: an `account`, a `guest`, a `computer`, or somebody whom an organiser
  /// has `entered`; empty if the seat is free.
  public Optional<String> standing(Colour colour) {
    return stored
        .seat(StoredColour.of(colour))
        .map(seat ->
            seat.account().isPresent()
                ? "account"
                : seat.computer().isPresent()
                    ? "computer"
                    : stored.casual().ofTournament() ? "entered" : "guest");
  }

  /// The colour of the computer, if one plays.
  public Optional<Colour> computer() {
    return stored.seats().stream()
        .filter(seat -> seat.computer().isPresent())
        .map(seat -> seat.colour().colour())
        .findFirst();
  }

  /// The name of a player, if the seat is taken.
  public Optional<String> name(Colour colour) {
    return stored.seat(StoredColour.of(colour)).map(StoredSeat::name);
  }
}
