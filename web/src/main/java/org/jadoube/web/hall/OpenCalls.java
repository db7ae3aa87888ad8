package org.jadoube.web.hall;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.wire.Names;

/// The open calls for the arbiter in a game. A call stands until something is decided, the clocks
/// are started again, or the game is over; an appeal, until it is decided.
final class OpenCalls {
  private static final String CALL = "call";
  private static final String STOPPED = "clocks-stopped";
  private static final String CLAIM = "claim";
  private static final String REQUEST = "request";
  private static final String RULING = "ruling";
  private static final String APPEAL = "appeal";
  private static final Set<String> UNTIL_PLAY_GOES_ON = Set.of(CALL, STOPPED, RULING);

  private final List<HallCall> open = new ArrayList<>();

  private OpenCalls() {}

  static List<HallCall> in(List<Event> events) {
    OpenCalls calls = new OpenCalls();
    for (int i = 0; i < events.size(); i++) {
      calls.hear(i + 1, events.get(i));
    }
    return List.copyOf(calls.open);
  }

  private void hear(int sequence, Event event) {
    switch (event) {
      case Event.OnlineEvent.ArbiterCalled call -> add(sequence, CALL, call.player(), event);
      case Event.ClocksPaused pause when pause.reason() == PauseReason.ASSISTANCE ->
          stopped(sequence, pause);
      case Event.DrawClaimed claim -> add(sequence, CLAIM, claim.by(), event);
      case Event.QuickplayDrawClaimed claim -> add(sequence, CLAIM, claim.player(), event);
      case Event.IncrementRequested request -> add(sequence, REQUEST, request.player(), event);
      case AdjournmentEvent.TimesDisputed dispute ->
          add(sequence, REQUEST, dispute.player(), event);
      case BoardEvent.RulingAsked asked -> add(sequence, RULING, asked.by(), event);
      case ConductEvent.AppealLodged appeal -> add(sequence, APPEAL, appeal.player(), event);
      case ConductEvent.AppealDismissed _ -> open.removeIf(OpenCalls::isAppeal);
      case Ruling ruling -> decided(ruling);
      case Event.IncrementRefused _, Event.OnlineEvent.PlayedOn _ ->
          open.removeIf(call -> !isAppeal(call));
      case Event.ClocksResumed _ -> open.removeIf(call -> UNTIL_PLAY_GOES_ON.contains(call.why()));
      default -> {
        // no call
      }
    }
  }

  /// Notes a stop of the clocks; the call or claim that caused it counts as one with it.
  private void stopped(int sequence, Event.ClocksPaused pause) {
    if (open.isEmpty() || open.getLast().at() != pause.at().toEpochMilli()) {
      add(sequence, STOPPED, player(pause.by()), pause);
    }
  }

  private void decided(Ruling ruling) {
    boolean onAppeal = ruling.citation().rule() == Rule.APPEAL;
    open.removeIf(call -> isAppeal(call) == onAppeal);
  }

  private static boolean isAppeal(HallCall call) {
    return call.why().equals(APPEAL);
  }

  private static Optional<Colour> player(Actor by) {
    return Stream.of(Colour.values())
        .filter(colour -> Actor.player(colour).equals(by) || new Actor.Assistant(colour).equals(by))
        .findFirst();
  }

  private void add(int sequence, String why, Colour by, Event event) {
    add(sequence, why, Optional.of(by), event);
  }

  private void add(int sequence, String why, Optional<Colour> by, Event event) {
    open.add(new HallCall(sequence, why, by.map(Names::of), event.at().toEpochMilli()));
  }
}
