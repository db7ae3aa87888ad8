package org.jadoube.wire;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Setup;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Regulations;

/// A [GameRequest] in JSON: full regulations, the short form of the most common ones, or both.
///
/// @param timeControl in place of the one in `regulations`
/// @param edition in place of the one in `regulations`
/// @param arbiter whether there is to be an arbiter; the players can then turn to one
/// @param chess960 the number of a start position, in place of `start` in `regulations`
/// @param startsAt when White's clock starts, whoever is there; otherwise it does once both players
///   are
record GameRequestFields(
    Optional<WantedColour> colour,
    Optional<String> name,
    Optional<TimeControl> timeControl,
    Optional<Edition> edition,
    OptionalInt chess960,
    Optional<Regulations> regulations,
    Optional<Boolean> arbiter,
    Optional<Instant> startsAt) {
  private static final Instant END_OF_TIME = Instant.parse("9999-12-31T23:59:59.999Z");
  private static final int HIGHEST_960 = 959;

  static GameRequestFields of(GameRequest request) {
    return new GameRequestFields(
        Optional.of(request.colour().map(WantedColour::of).orElse(WantedColour.RANDOM)),
        request.name(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.of(request.regulations()),
        Optional.of(request.arbiter()).filter(wanted -> wanted),
        request.startsAt());
  }

  /// @throws Mismatch if there is no such start position, or no game can start at that time
  GameRequest request() {
    Regulations whole = regulations.orElseGet(() -> Regulations.of(TimeControl.UNTIMED));
    whole = timeControl.map(whole::with).orElse(whole);
    whole = edition.map(whole::with).orElse(whole);
    whole = chess960.isPresent() ? whole.with(start(chess960.getAsInt())) : whole;
    whole = arbiter.orElse(false) ? whole.withArbiter(true) : whole;
    if (startsAt.filter(GameRequestFields::isOutOfTime).isPresent()) {
      throw Mismatch.at("startsAt", "a moment from 1970 to 9999");
    }
    return new GameRequest(
        whole, colour.flatMap(WantedColour::colour), name, arbiter.orElse(false), startsAt);
  }

  private static boolean isOutOfTime(Instant moment) {
    return moment.isBefore(Instant.EPOCH) || moment.isAfter(END_OF_TIME);
  }

  private static Setup start(int number) {
    if (number < 0 || number > HIGHEST_960) {
      throw Mismatch.at("chess960", "a whole number from 0 to " + HIGHEST_960);
    }
    return Setup.chess960(number);
  }
}
