package org.jadoube.laws.state;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;

/// The facts about past events that the rules look up, noted as the events happen. The longer the
/// game, the longer a search would take.
///
/// @param decision the latest ruling
/// @param appealed who has appealed against it
/// @param appeal the latest appeal, until it is decided
/// @param declared the provision under which a player last declared a move with a claim
/// @param illegalMoveStood whether at some time an illegal move could no longer be claimed
/// @param positionRestored whether a ruling has gone back to an earlier position and no move has
///   been made since
/// @param timesReserved the provision by which the arbiter may decide otherwise about times that
///   have just been used up or left as they are, until the next move
public record Landmarks(
    Optional<Citation> decision,
    Set<Colour> appealed,
    Optional<ConductEvent.AppealLodged> appeal,
    Optional<Rule> declared,
    boolean illegalMoveStood,
    boolean positionRestored,
    Optional<Rule> timesReserved) {
  static final Landmarks NONE =
      new Landmarks(
          Optional.empty(),
          Set.of(),
          Optional.empty(),
          Optional.empty(),
          false,
          false,
          Optional.empty());

  Landmarks after(Event event) {
    return switch (event) {
      case Ruling ruling -> after(ruling);
      case ConductEvent.AppealLodged lodged -> after(lodged);
      case ConductEvent.AppealDismissed _ -> with(Optional.empty());
      case Event.DrawClaimed claimed when claimed.intended().isPresent() ->
          declared(claimed.citation().rule());
      case BoardEvent.IllegalMoveStands _ -> with(true, positionRestored);
      case Event.MoveMade made when isSealed(made) -> this;
      case Event.MoveMade _, BoardEvent.IllegalMoveCompleted _ -> moved();
      case ClockEvent.PlayerArrived arrived when arrived.citation().rule() == Rule.WHITE_ABSENT ->
          reserving(arrived);
      case AdjournmentEvent.ReplierAwaited awaited
          when awaited.citation().rule() == Rule.BOTH_ABSENT_AT_RESUMPTION ->
          reserving(awaited);
      case AdjournmentEvent.TimesDisputed disputed -> reserving(disputed);
      default -> this;
    };
  }

  private Landmarks after(Ruling ruling) {
    boolean decides = ruling.citation().rule() == Rule.APPEAL;
    return new Landmarks(
        Optional.of(ruling.citation()),
        Set.of(),
        decides ? Optional.empty() : appeal,
        declared,
        illegalMoveStood,
        positionRestored || restores(ruling),
        timesReserved);
  }

  private static boolean restores(Ruling ruling) {
    return ruling.consequences().stream().anyMatch(Consequence.PositionRestored.class::isInstance);
  }

  private Landmarks after(ConductEvent.AppealLodged lodged) {
    Set<Colour> more = EnumSet.of(lodged.player());
    more.addAll(appealed);
    return new Landmarks(
        decision,
        Set.copyOf(more),
        Optional.of(lodged),
        declared,
        illegalMoveStood,
        positionRestored,
        timesReserved);
  }

  private Landmarks with(Optional<ConductEvent.AppealLodged> appeal) {
    return new Landmarks(
        decision, appealed, appeal, declared, illegalMoveStood, positionRestored, timesReserved);
  }

  private Landmarks declared(Rule rule) {
    return new Landmarks(
        decision,
        appealed,
        appeal,
        Optional.of(rule),
        illegalMoveStood,
        positionRestored,
        timesReserved);
  }

  private Landmarks with(boolean illegalMoveStood, boolean positionRestored) {
    return new Landmarks(
        decision, appealed, appeal, declared, illegalMoveStood, positionRestored, timesReserved);
  }

  private Landmarks moved() {
    return positionRestored || timesReserved.isPresent()
        ? new Landmarks(
            decision, appealed, appeal, declared, illegalMoveStood, false, Optional.empty())
        : this;
  }

  private Landmarks reserving(Event event) {
    return new Landmarks(
        decision,
        appealed,
        appeal,
        declared,
        illegalMoveStood,
        positionRestored,
        Optional.of(event.citation().rule()));
  }

  /// Whether it is a sealed move, which is made before anybody sees to the times.
  private static boolean isSealed(Event.MoveMade made) {
    return switch (made.citation().rule()) {
      case REPLIER_PRESENT, REPLIER_ABSENT, SEALER_ABSENT, ENVELOPE_LOST, LATE_BUT_CONCLUDED ->
          true;
      default -> false;
    };
  }
}
