package org.jadoube.cli.referee;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.Referee;
import org.jadoube.wire.RefusedAct;
import org.jadoube.wording.Wording;

/// A referee's lines as sentences for people.
record Sentences(Wording wording, DateTimeFormatter time) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  /// Sentences with times of day in that zone.
  static Sentences in(ZoneId zone, Wording wording) {
    return new Sentences(wording.inZone(zone), TIME.withZone(zone));
  }

  /// The lines of a step as sentences.
  ///
  /// @param before the game before the step, if there was one
  List<String> of(Referee.Step step, Optional<Game> before) {
    List<String> said = new ArrayList<>();
    Optional<Game> game = before;
    for (String line : step.output()) {
      if (Documents.EVENT.read(line) instanceof JsonReading.Read<Event>(Event event)) {
        game = game.flatMap(now -> Referee.evolved(event, now));
        said.add(at(event.at()) + in(game).of(event));
      } else {
        other(line, game).ifPresent(said::add);
      }
    }
    return said;
  }

  /// The wording for a game; events and refusals depend on the board on which they happened.
  private Wording in(Optional<Game> game) {
    return game.map(wording::at).orElse(wording);
  }

  private Optional<String> other(String line, Optional<Game> game) {
    if (Documents.REFUSED_ACT.read(line)
        instanceof JsonReading.Read<RefusedAct>(RefusedAct refused)) {
      return Optional.of(refused.at().map(this::at).orElse("") + in(game).of(refused.refusal()));
    }
    return Documents.FAULT.read(line) instanceof JsonReading.Read<JsonFault>(JsonFault fault)
        ? Optional.of(fault.message())
        : Optional.empty();
  }

  private String at(Instant at) {
    return time.format(at) + "  ";
  }
}
