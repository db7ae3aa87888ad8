package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import org.jadoube.laws.event.Event;
import org.jadoube.wire.Documents;
import org.jadoube.wording.Statement;

/// An event with its place in the game and its description.
///
/// @param sequence from 1
/// @param ply the number of plies made by then, including the event's own move
/// @param event the document of `wire`
/// @param sentence all of the statement as one text
public record EventView(
    int sequence, int ply, @JsonRawValue String event, String sentence, StatementView statement) {
  static EventView of(int sequence, int ply, Event event, Statement statement) {
    return new EventView(
        sequence, ply, Documents.EVENT.write(event), statement.text(), StatementView.of(statement));
  }
}
