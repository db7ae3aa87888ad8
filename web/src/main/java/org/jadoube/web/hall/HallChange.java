package org.jadoube.web.hall;

import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;

/// A change of a tournament.
///
/// @param sequence the number of the state that the patch leads to
/// @param from the number of the state that it applies to: always the one last sent here
public record HallChange(
    @OneOf("change") String type, int schema, String id, int sequence, int from, HallPatch patch) {
  static HallChange of(String id, int from, HallPatch patch) {
    return new HallChange("change", Document.SCHEMA, id, from + 1, from, patch);
  }
}
