package org.jadoube.audit.finding;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.LenientSan;

/// One thing that the text of an illegal move may mean.
///
/// @param attempt the piece and where it goes
/// @param breaches why that is illegal
public record Trial(Attempt attempt, List<Breach> breaches) {
  public Trial {
    requireNonNull(attempt, "attempt");
    requireNonNull(breaches, "breaches");
    breaches = List.copyOf(breaches);
  }

  /// Every illegal move that `text` may mean in `setup`, with English letters. If some of these are
  /// moves that such a piece makes, only those.
  ///
  /// @return an empty list if there is no piece that it could mean; empty if it is not a move
  public static Optional<List<Trial>> all(Edition edition, Setup setup, String text) {
    requireNonNull(edition, "edition");
    requireNonNull(setup, "setup");
    requireNonNull(text, "text");
    return LenientSan.said(text, Language.ENGLISH)
        .valueIfAny()
        .map(said -> illegal(edition, setup, said.attempts(setup)));
  }

  private static List<Trial> illegal(Edition edition, Setup setup, List<Attempt> attempts) {
    return nearest(
        attempts.stream().flatMap(attempt -> of(edition, setup, attempt).stream()).toList());
  }

  /// Those of `trials` that are moves which such a piece makes, or all of them if none is: the
  /// writer will have meant one of those.
  public static List<Trial> nearest(List<Trial> trials) {
    List<Trial> nearest = trials.stream().filter(Trial::isNearlyLegal).toList();
    return nearest.isEmpty() ? trials : nearest;
  }

  private boolean isNearlyLegal() {
    return breaches.stream()
        .noneMatch(breach -> breach.reason() instanceof Reason.NotHowThePieceMoves);
  }

  private static Optional<Trial> of(Edition edition, Setup setup, Attempt attempt) {
    return switch (MoveExplanation.of(setup, attempt)) {
      case MoveExplanation.Legal _ -> Optional.empty();
      case MoveExplanation.Illegal(List<Reason> reasons) ->
          Optional.of(of(edition, attempt, reasons));
    };
  }

  /// A trial of `attempt`, which is illegal for these reasons.
  public static Trial of(Edition edition, Attempt attempt, List<Reason> reasons) {
    requireNonNull(edition, "edition");
    requireNonNull(attempt, "attempt");
    requireNonNull(reasons, "reasons");
    return new Trial(attempt, reasons.stream().map(each -> Breach.of(edition, each)).toList());
  }
}
