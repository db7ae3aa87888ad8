package org.jadoube.web.hall;

import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;

/// A tournament as it stands.
///
/// @param sequence which state this is; it means nothing on another connection
public record HallView(
    @OneOf("tournament") String type, int schema, String id, int sequence, HallState state) {
  static HallView of(String id, int sequence, HallState state) {
    return new HallView("tournament", Document.SCHEMA, id, sequence, state);
  }
}
