package org.jadoube.web.lichess;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.DrawRestriction;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.fen.Fen;
import org.jadoube.play.lobby.Challenge.Proposal;
import org.jadoube.play.lobby.GameTerms;
import org.jadoube.play.lobby.Variant;
import org.jadoube.web.view.Chess960Number;

/// The game that a request proposes, or why there can be none.
sealed interface ProposalReading {
  /// A game.
  record Read(Proposal proposal) implements ProposalReading {}

  /// No game, in a sentence.
  record Unfit(String why) implements ProposalReading {}

  /// The rules of Lichess's that other players here would not keep to.
  Set<String> NOT_KEPT = Set.of("noAbort", "noRematch");

  /// Draws by agreement begin, with the rule `noEarlyDraw`, as on Lichess.
  int EARLY_MOVES = 30;

  /// Reads a challenge: its clock in seconds.
  static ProposalReading challenge(Fields fields) {
    return of(
        fields,
        fields.number(RequestParameter.CLOCK_LIMIT),
        fields.number(RequestParameter.CLOCK_INCREMENT));
  }

  /// Reads a seek: its clock in minutes, which may be a fraction, and seconds.
  static ProposalReading seek(Fields fields) {
    OptionalInt limit = seconds(fields.text(RequestParameter.TIME));
    return limit.isEmpty() && fields.number(RequestParameter.DAYS).isEmpty()
        ? new Unfit("time: found nothing, expected minutes, such as 10 or 0.5")
        : of(fields, limit, fields.number(RequestParameter.INCREMENT));
  }

  private static OptionalInt seconds(Optional<String> minutes) {
    return minutes.stream()
        .mapToInt(text -> (int) Math.round(Double.parseDouble(text) * 60))
        .findFirst();
  }

  private static ProposalReading of(Fields fields, OptionalInt limit, OptionalInt increment) {
    if (fields.number(RequestParameter.DAYS).isPresent()) {
      return new Unfit(
          "days: there is no correspondence play on this server; give a clock, or none");
    }
    if (fields.list(RequestParameter.RULES).stream().anyMatch(NOT_KEPT::contains)) {
      return new Unfit(
          "rules: noAbort and noRematch are not kept here. Until both players have moved, each may"
              + " abort a game");
    }
    Variant variant =
        fields.text(RequestParameter.VARIANT).flatMap(Variants::read).orElse(Variant.STANDARD);
    Optional<TimeControl> control = control(limit, increment);
    if (control.isEmpty()) {
      return new Unfit("clock: expected a limit or an increment above zero");
    }
    return withStart(fields, variant, control.get());
  }

  private static Optional<TimeControl> control(OptionalInt limit, OptionalInt increment) {
    if (limit.isEmpty() && increment.isEmpty()) {
      return Optional.of(TimeControl.UNTIMED);
    }
    int time = limit.orElse(0);
    int bonus = increment.orElse(0);
    // Lichess gives the time of one increment where a game has nothing else.
    return time + bonus > 0
        ? Optional.of(
            TimeControl.of(Duration.ofSeconds(time == 0 ? bonus : time), Duration.ofSeconds(bonus)))
        : Optional.empty();
  }

  private static ProposalReading withStart(Fields fields, Variant variant, TimeControl control) {
    Optional<String> fen = fields.text(RequestParameter.FEN);
    if (fen.isEmpty()) {
      return variant == Variant.FROM_POSITION
          ? new Unfit("fen: found nothing, expected the position to play from")
          : read(fields, new GameTerms(variant, Optional.empty(), control));
    }
    return switch (Fen.position(fen.get()).flatMap(_ -> Fen.read(fen.get()))) {
      case Reading.Read<Setup>(Setup start) ->
          variant == Variant.CHESS960 && Chess960Number.of(start).isEmpty()
              ? new Unfit("fen: expected a start position of Chess960, or variant=fromPosition")
              : read(fields, terms(start, control));
      case Reading.Unreadable<Setup>(TextFault fault) -> new Unfit("fen: " + fault.message());
    };
  }

  private static GameTerms terms(Setup start, TimeControl control) {
    Variant variant = Variants.of(start);
    return new GameTerms(
        variant, Optional.of(start).filter(_ -> variant != Variant.STANDARD), control);
  }

  private static ProposalReading read(Fields fields, GameTerms terms) {
    boolean late = fields.list(RequestParameter.RULES).contains("noEarlyDraw");
    GameTerms agreed = late ? terms.with(new DrawRestriction.After(EARLY_MOVES)) : terms;
    return new Read(new Proposal(agreed, colour(fields)));
  }

  /// The colour that is wished for; empty for any.
  static Optional<Colour> colour(Fields fields) {
    return fields
        .text(RequestParameter.COLOR)
        .filter(name -> !name.equals("random"))
        .map(name -> name.equals("white") ? Colour.WHITE : Colour.BLACK);
  }
}
