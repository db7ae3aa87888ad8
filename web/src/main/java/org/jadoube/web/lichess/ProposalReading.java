package org.jadoube.web.lichess;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.fen.Fen;
import org.jadoube.play.lobby.Challenge.Proposal;
import org.jadoube.play.lobby.GameTerms;
import org.jadoube.play.lobby.Variant;

/// The game that a request proposes, or why there can be none.
sealed interface ProposalReading {
  /// A game.
  record Read(Proposal proposal) implements ProposalReading {}

  /// No game, in a sentence.
  record Unfit(String why) implements ProposalReading {}

  /// The longest times that are taken, as on Lichess: three hours, and three minutes for each move.
  int LONGEST_SECONDS = 10_800;

  int LONGEST_INCREMENT = 180;

  /// Reads a challenge: its clock in seconds.
  static ProposalReading challenge(Fields fields) {
    return of(fields, fields.number("clock.limit"), fields.number("clock.increment"));
  }

  /// Reads a seek: its clock in minutes, which may be a fraction, and seconds.
  static ProposalReading seek(Fields fields) {
    OptionalInt limit = seconds(fields.text("time"));
    return limit.isEmpty() && fields.number("days").isEmpty()
        ? new Unfit("time: expected minutes, such as 10 or 0.5")
        : of(fields, limit, fields.number("increment"));
  }

  private static OptionalInt seconds(Optional<String> minutes) {
    return minutes.filter(text -> text.matches("\\d{1,3}(\\.\\d{1,3})?")).stream()
        .mapToInt(text -> (int) Math.round(Double.parseDouble(text) * 60))
        .findFirst();
  }

  private static ProposalReading of(Fields fields, OptionalInt limit, OptionalInt increment) {
    if (fields.garbled()) {
      return new Unfit("The body is neither a form nor a JSON object.");
    }
    Optional<String> odd = fields.notWhole("clock.limit", "clock.increment", "increment", "days");
    if (odd.isPresent()) {
      return new Unfit(odd.get() + ": expected a whole number");
    }
    if (fields.number("days").isPresent()) {
      return new Unfit(
          "days: there is no correspondence play on this server; give a clock, or none");
    }
    Optional<Variant> variant = Variants.read(fields.text("variant").orElse("standard"));
    if (variant.isEmpty()) {
      return new Unfit("variant: expected standard, chess960 or fromPosition");
    }
    Optional<TimeControl> control = control(limit, increment);
    if (control.isEmpty()) {
      return new Unfit(
          "clock: expected a limit of at most 10800 seconds and an increment of at most 180, one of"
              + " them above zero");
    }
    return withStart(fields, variant.get(), control.get());
  }

  private static Optional<TimeControl> control(OptionalInt limit, OptionalInt increment) {
    if (limit.isEmpty() && increment.isEmpty()) {
      return Optional.of(TimeControl.UNTIMED);
    }
    int time = limit.orElse(0);
    int bonus = increment.orElse(0);
    boolean fits = 0 <= time && time <= LONGEST_SECONDS && 0 <= bonus && bonus <= LONGEST_INCREMENT;
    // Lichess gives the time of one increment where a game has nothing else.
    return fits && time + bonus > 0
        ? Optional.of(
            TimeControl.of(Duration.ofSeconds(time == 0 ? bonus : time), Duration.ofSeconds(bonus)))
        : Optional.empty();
  }

  private static ProposalReading withStart(Fields fields, Variant variant, TimeControl control) {
    Optional<String> fen = fields.text("fen");
    if (fen.isEmpty()) {
      return variant == Variant.FROM_POSITION
          ? new Unfit("fen: found nothing, expected the position to play from")
          : read(fields, new GameTerms(variant, Optional.empty(), control));
    }
    return switch (Fen.position(fen.get()).flatMap(_ -> Fen.read(fen.get()))) {
      case Reading.Read<Setup>(Setup start) -> read(fields, terms(start, control));
      case Reading.Unreadable<Setup>(TextFault fault) -> new Unfit("fen: " + fault.message());
    };
  }

  private static GameTerms terms(Setup start, TimeControl control) {
    Variant variant = Variants.of(start);
    return new GameTerms(
        variant, Optional.of(start).filter(_ -> variant != Variant.STANDARD), control);
  }

  private static ProposalReading read(Fields fields, GameTerms terms) {
    return switch (fields.text("color").orElse("random")) {
      case "white" -> new Read(new Proposal(terms, Optional.of(Colour.WHITE)));
      case "black" -> new Read(new Proposal(terms, Optional.of(Colour.BLACK)));
      case "random" -> new Read(new Proposal(terms, Optional.empty()));
      default -> new Unfit("color: expected white, black or random");
    };
  }
}
