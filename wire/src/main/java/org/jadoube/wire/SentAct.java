package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;

/// An act as a player sent it, without its time, which the receiver sets.
///
/// @param json the document, known to be valid
/// @param by who does it
/// @param undated the act with a meaningless time
public record SentAct(String json, Actor by, Act undated) {
  public SentAct {
    requireNonNull(json, "json");
    requireNonNull(by, "by");
    requireNonNull(undated, "undated");
  }

  /// The act at a given time.
  public Act at(Instant moment) {
    requireNonNull(moment, "moment");
    return switch (Documents.sentAct(json, by, moment)) {
      case JsonReading.Read<Act>(Act act) -> act;
      case JsonReading.Unreadable<Act>(JsonFault fault) ->
          throw new IllegalArgumentException(fault.message());
    };
  }
}
