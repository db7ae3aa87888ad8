package org.jadoube.server.view;

import java.util.List;
import org.jadoube.server.description.OneOf;

/// What is new in a game.
///
/// @param sequence of the latest event
/// @param events the new ones
/// @param moves the new ones
public record ChangeView(
    @OneOf("change") String type,
    int schema,
    String id,
    int sequence,
    List<EventView> events,
    List<MoveView> moves,
    StateView state) {
  public ChangeView {
    events = List.copyOf(events);
    moves = List.copyOf(moves);
  }
}
