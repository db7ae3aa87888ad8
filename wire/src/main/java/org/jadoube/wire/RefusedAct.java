package org.jadoube.wire;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;

/// A refusal with the act that it answers, as [Referee] writes it. In older records the act is
/// missing.
///
/// @param line the number of the act's line in the referee's input, from 1
/// @param at when the act was done
/// @param by who did it
/// @param citation the provision that forbids the act
/// @param objection the objection to it, with its facts
/// @since 0.1.0
public record RefusedAct(
    OptionalInt line,
    Optional<Instant> at,
    Optional<Actor> by,
    Citation citation,
    Objection objection) {
  public RefusedAct {
    line.ifPresent(number -> Require.atLeast(1, number, "line"));
  }

  static RefusedAct of(int line, Act act, Refusal refusal) {
    return new RefusedAct(
        OptionalInt.of(line),
        Optional.of(act.at()),
        Optional.of(act.by()),
        refusal.citation(),
        refusal.objection());
  }

  /// The refusal alone.
  public Refusal refusal() {
    return new Refusal(citation, objection);
  }
}
