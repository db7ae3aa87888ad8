package org.jadoube.wire;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jadoube.chess.Setup;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;

/// A [GameRequest] in JSON: full regulations, the short form of the most common ones, or both.
///
/// @param timeControl in place of the one in `regulations`
/// @param edition in place of the one in `regulations`
/// @param colour the creator's, if the creator plays; not together with `arbiter`
/// @param arbiter whether the creator is the arbiter, and so does not play
/// @param inviteArbiter whether an arbiter is invited, whom both players have to accept
/// @param chess960 the number of a start position, in place of `start` in `regulations`
/// @param startsAt when White's clock starts, whoever is there; if left out, once both players are
///   there
/// @param computer the opponent, if it is a computer; not together with an arbiter, an appointed
///   start or a real board
/// @param takebacks whether moves may be taken back when both players want it: the arrangement
///   `takebacks`, for a game without an arbiter, E04 and a real board
record GameRequestFields(
    Optional<WantedColour> colour,
    Optional<String> name,
    Optional<TimeControl> timeControl,
    Optional<Edition> edition,
    OptionalInt chess960,
    Optional<Regulations> regulations,
    Optional<Boolean> arbiter,
    Optional<Boolean> inviteArbiter,
    Optional<Instant> startsAt,
    Optional<ComputerOpponent> computer,
    Optional<Boolean> takebacks) {
  private static final Instant END_OF_TIME = Instant.parse("9999-12-31T23:59:59.999Z");
  private static final int HIGHEST_960 = 959;
  private static final String CHOOSE =
      "one of two: whoever plays is no arbiter. Leave out \"colour\" and \"inviteArbiter\" to be the"
          + " arbiter, or leave out \"arbiter\" to play, with \"inviteArbiter\": true to invite one";

  static GameRequestFields of(GameRequest request) {
    return new GameRequestFields(
        Optional.of(request.colour().map(WantedColour::of).orElse(WantedColour.RANDOM))
            .filter(_ -> !request.arbiter()),
        request.name(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.of(request.regulations()),
        Optional.of(request.arbiter()).filter(wanted -> wanted),
        Optional.of(request.invitesArbiter()).filter(wanted -> wanted),
        request.startsAt(),
        request.computer(),
        Optional.empty());
  }

  /// @throws Mismatch if there is no such start position, no game can start at that time, somebody
  ///   wants both to play and to be the arbiter, or a computer cannot play such a game, or moves
  ///   cannot be taken back in it
  GameRequest request() {
    boolean arbitrates = arbiter.orElse(false);
    boolean invites = inviteArbiter.orElse(false);
    if (arbitrates && (colour.isPresent() || invites)) {
      throw Mismatch.at("arbiter", CHOOSE);
    }
    Regulations whole = regulations.orElseGet(() -> Regulations.of(TimeControl.UNTIMED));
    whole = timeControl.map(whole::with).orElse(whole);
    whole = edition.map(whole::with).orElse(whole);
    whole = chess960.isPresent() ? whole.with(start(chess960.getAsInt())) : whole;
    whole = arbitrates || invites ? whole.withArbiter(true) : whole;
    requireStart(whole);
    whole = takebacks.orElse(false) ? withTakebacks(whole) : whole;
    if (startsAt.filter(GameRequestFields::isOutOfTime).isPresent()) {
      throw Mismatch.at("startsAt", "a moment from 1970 to 9999");
    }
    if (computer.isPresent() && !isForComputers(whole)) {
      throw Mismatch.at("computer", "a game without an arbiter, startsAt and a real board");
    }
    return new GameRequest(
        whole, colour.flatMap(WantedColour::colour), name, arbitrates, invites, startsAt, computer);
  }

  private static Regulations withTakebacks(Regulations whole) {
    if (whole.arbiterPresent()
        || whole.has(Arrangement.OVER_THE_BOARD)
        || !whole.edition().has(Rule.RELEASED_PIECE)) {
      throw Mismatch.at("takebacks", "a game under the Laws without an arbiter and a real board");
    }
    return whole.plus(Arrangement.TAKEBACKS);
  }

  private boolean isForComputers(Regulations whole) {
    return !whole.arbiterPresent() && startsAt.isEmpty() && !whole.has(Arrangement.OVER_THE_BOARD);
  }

  /// Nobody can draw another start once players have been invited.
  private static void requireStart(Regulations regulations) {
    boolean excluded =
        regulations.edition().find(Parameters.EXCLUDED_STARTS).orElse(Set.of()).stream()
            .anyMatch(number -> regulations.start().equals(Setup.chess960(number)));
    if (excluded) {
      throw Mismatch.at("chess960", "a start position that the house rules do not exclude");
    }
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
