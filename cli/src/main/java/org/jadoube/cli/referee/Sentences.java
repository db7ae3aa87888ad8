package org.jadoube.cli.referee;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.RefusedAct;
import org.jadoube.wording.Wording;

/// A referee's lines as sentences for people.
record Sentences(Wording wording) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  /// The same wording for a game that begins as the regulations say.
  Sentences under(Regulations regulations) {
    return new Sentences(wording.startingFrom(regulations.start()));
  }

  /// What a line says; empty if it says nothing to people.
  Optional<String> of(String line) {
    if (Documents.EVENT.read(line) instanceof JsonReading.Read<Event>(Event event)) {
      return Optional.of(at(event.at()) + wording.of(event));
    }
    if (Documents.REFUSED_ACT.read(line)
        instanceof JsonReading.Read<RefusedAct>(RefusedAct refused)) {
      String time = refused.at().map(Sentences::at).orElse("");
      return Optional.of(time + wording.of(refused.refusal()));
    }
    return Documents.FAULT.read(line) instanceof JsonReading.Read<JsonFault>(JsonFault fault)
        ? Optional.of(fault.message())
        : Optional.empty();
  }

  private static String at(Instant at) {
    return TIME.format(at) + "  ";
  }
}
