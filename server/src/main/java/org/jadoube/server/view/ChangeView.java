package org.jadoube.server.view;

import java.util.List;
import java.util.Optional;
import org.jadoube.server.description.OneOf;

/// What is new in a game. It has either `patch` or, where there is nothing that a patch could apply
/// to, the whole `state`.
///
/// @param sequence of the latest event
/// @param events the new ones
/// @param moves the new ones
/// @param state the whole state
/// @param from the sequence of the state that the patch applies to, which is the one last sent here
/// @param patch what is new in the state
public record ChangeView(
    @OneOf("change") String type,
    int schema,
    String id,
    int sequence,
    List<EventView> events,
    List<MoveView> moves,
    Optional<StateView> state,
    Optional<Integer> from,
    Optional<StatePatch> patch) {
  public ChangeView {
    events = List.copyOf(events);
    moves = List.copyOf(moves);
  }

  /// The same with a patch in place of the whole state.
  ChangeView since(int from, StatePatch patch) {
    return new ChangeView(
        type,
        schema,
        id,
        sequence,
        events,
        moves,
        Optional.empty(),
        Optional.of(from),
        Optional.of(patch));
  }
}
