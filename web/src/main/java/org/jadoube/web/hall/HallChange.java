package org.jadoube.web.hall;

import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;

/// What is new in a tournament.
///
/// @param sequence which state the patch leads to
/// @param from which state it applies to: always the one last sent here
public record HallChange(
    @OneOf("change") String type, int schema, String id, int sequence, int from, HallPatch patch) {
  static HallChange of(String id, int from, HallPatch patch) {
    return new HallChange("change", Document.SCHEMA, id, from + 1, from, patch);
  }
}
