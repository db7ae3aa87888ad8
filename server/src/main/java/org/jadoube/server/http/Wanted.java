package org.jadoube.server.http;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Reading;
import org.jadoube.server.view.Json;
import org.jadoube.server.view.Words;

/// The game that somebody wants to play.
///
/// @param colour empty for a colour by lot
record Wanted(Regulations regulations, Optional<Colour> colour, String name) {
  static final int LONGEST_NAME = 40;
  private static final int LONGEST_TIME_CONTROL = 100;
  private static final int MOST_960 = 959;
  private static final List<String> FIELDS =
      List.of("timeControl", "colour", "edition", "name", "chess960");

  /// What was read.
  record Read(Optional<Wanted> wanted, Optional<ApiError> error) {}

  /// A time control that was read, or why it was not.
  record Terms(Optional<TimeControl> control, Optional<ApiError> error) {}

  /// Reads a time control by itself.
  static Terms terms(String timeControl) {
    Fields fields = Fields.of(Json.object("timeControl", timeControl), FIELDS);
    TimeControl control = timeControl(fields);
    return fields.error().isPresent()
        ? new Terms(Optional.empty(), fields.error())
        : new Terms(Optional.of(control), Optional.empty());
  }

  static Read read(String json) {
    Fields fields = Fields.of(json, FIELDS);
    TimeControl control = timeControl(fields);
    Edition edition = edition(fields);
    OptionalInt number = fields.number("chess960", 0, MOST_960);
    String colour = fields.word("colour", "random", List.of("white", "black", "random"));
    String name = fields.playerName("name", LONGEST_NAME);
    Setup start = number.isPresent() ? Setup.chess960(number.getAsInt()) : Setup.standard();
    Regulations regulations = Regulations.of(control).with(edition).with(start);
    return fields.error().isPresent()
        ? new Read(Optional.empty(), fields.error())
        : new Read(
            Optional.of(new Wanted(regulations, Words.colour(colour), named(name))),
            Optional.empty());
  }

  /// Who gives no name has one all the same.
  static String named(String name) {
    return name.isEmpty() ? "Anonymous" : name;
  }

  private static TimeControl timeControl(Fields fields) {
    return switch (TimeControl.read(fields.text("timeControl", "-", LONGEST_TIME_CONTROL))) {
      case Reading.Read<TimeControl>(TimeControl control) -> control;
      case Reading.Unreadable<TimeControl>(var fault) -> {
        fields.wrong(
            "timeControl", "a time control in seconds such as 300+3, or -: " + fault.message());
        yield TimeControl.UNTIMED;
      }
    };
  }

  private static Edition edition(Fields fields) {
    List<String> names = Edition.all().stream().map(Edition::name).toList();
    Optional<Edition> edition =
        Edition.named(fields.text("edition", Edition.newest().name(), LONGEST_NAME));
    if (edition.isEmpty()) {
      fields.wrong("edition", "one of " + String.join(", ", names));
    }
    return edition.orElseGet(Edition::newest);
  }
}
