package org.jadoube.laws.event;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;

/// The application of a rule to a game.
///
/// @param citation the rule and its Article in the edition
/// @param consequences the consequences, in the order in which they take effect
/// @param facts the facts on which the ruling rests
/// @since 0.1.0
public record Ruling(
    Instant at, Citation citation, List<Consequence> consequences, List<Fact> facts)
    implements Event {
  public Ruling {
    consequences = List.copyOf(consequences);
    facts = List.copyOf(facts);
  }

  /// The result, if the ruling ends the game.
  public Optional<Result> result() {
    for (Consequence consequence : consequences) {
      if (consequence instanceof Consequence.Ends(Result result)) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }

  /// The result that counts, if the ruling ends the game: a draw that the regulations count as a
  /// win is one.
  public Optional<Result> counted() {
    for (Consequence consequence : consequences) {
      if (consequence instanceof Consequence.CountsAsWin(Colour player)) {
        return Optional.of(Result.wonBy(player));
      }
    }
    return result();
  }
}
