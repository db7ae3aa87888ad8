package org.jadoube.web.hall;

import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;

/// The present state of a tournament.
///
/// @param sequence the number of this state; it means nothing on another connection
public record HallView(
    @OneOf("tournament") String type, int schema, String id, int sequence, HallState state) {
  static HallView of(String id, int sequence, HallState state) {
    return new HallView("tournament", Document.SCHEMA, id, sequence, state);
  }
}
