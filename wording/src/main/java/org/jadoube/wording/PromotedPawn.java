package org.jadoube.wording;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Role;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.event.Ruling;

/// Article 7.5.2: a pawn left on the last rank becomes a queen, and the move stands. The record
/// takes the move back and makes it again; for the players nothing is taken back.
final class PromotedPawn {
  private PromotedPawn() {}

  /// The promotion of that pawn, as a clause; empty if the ruling is about something else, or if
  /// the move would have been illegal anyway.
  static Optional<Phrase> becomes(Ruling ruling, Scene scene) {
    return ruling.citation().rule() == Rule.UNPROMOTED_PAWN
        ? role(ruling)
            .flatMap(role ->
                RulingFacts.of(ruling)
                    .misplayed()
                    .flatMap(misplayed -> becomes(misplayed, role, scene)))
        : Optional.empty();
  }

  private static Optional<Role> role(Ruling ruling) {
    return ruling
        .citation()
        .edition()
        .find(Parameters.UNPROMOTED_PAWN_BECOMES)
        .flatMap(role -> role);
  }

  private static Optional<Phrase> becomes(BoardFact.Misplayed misplayed, Role role, Scene scene) {
    return misplayed
        .attempt()
        .filter(_ -> misplayed.kind() == Misplay.Kind.PAWN_NOT_PROMOTED)
        .filter(Attempt.Step.class::isInstance)
        .map(Attempt.Step.class::cast)
        .map(step -> new Attempt.Step(step.from(), step.to(), Optional.of(role)))
        .filter(step -> scene.couldBePlayed(step, misplayed.after()))
        .map(step ->
            Phrase.of("consequence.pawn-becomes")
                .with("square", step.to())
                .with("role", MessageKeys.choice(role)));
  }

  /// Whether a consequence concerns the players, too. Going back does not, nor do obligations for
  /// the next move, nor the increment, which the move that stands gains again.
  static boolean isForThePlayers(Consequence consequence) {
    return switch (consequence) {
      case Consequence.PositionRestored _,
          Consequence.TouchBinds _,
          Consequence.ReleaseBinds _,
          Consequence.ChoiceBinds _,
          Consequence.TimeTaken _ ->
          false;
      default -> true;
    };
  }
}
