package org.jadoube.laws.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Written;

/// Hides sealed moves from everybody but their author until the envelope is opened (Guidelines I.1
/// to I.5, [Rule#SEALING]).
public final class ClosedEnvelope {
  private ClosedEnvelope() {}

  /// `events` as `reader` may see them, the same number in the same order.
  public static List<Event> concealed(List<Event> events, Optional<Colour> reader) {
    List<Event> latest = events.subList(opened(events), events.size());
    return Stream.concat(
            events.subList(0, opened(events)).stream(),
            latest.stream().map(event -> concealed(event, reader)))
        .toList();
  }

  /// The number of events up to the latest opening of an envelope.
  private static int opened(List<Event> events) {
    int latest = events.size();
    while (latest > 0 && !(events.get(latest - 1) instanceof AdjournmentEvent.EnvelopeOpened)) {
      latest--;
    }
    return latest;
  }

  private static Event concealed(Event event, Optional<Colour> reader) {
    return switch (event) {
      case AdjournmentEvent.MoveSealed sealed when !reader.equals(Optional.of(sealed.player())) ->
          new AdjournmentEvent.MoveSealed(
              sealed.at(), sealed.citation(), sealed.player(), Written.CONCEALED, sealed.played());
      case AdjournmentEvent.ReplySealed reply when !reader.equals(Optional.of(reply.player())) ->
          new AdjournmentEvent.ReplySealed(
              reply.at(), reply.citation(), reply.player(), Written.CONCEALED, reply.times());
      default -> event;
    };
  }
}
