package org.jadoube.audit.finding;

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

/// A possible meaning of the text of an illegal move.
///
/// @param attempt the piece and where it goes
/// @param breaches the reasons why that is illegal
/// @since 0.1.0
public record PossibleMeaning(Attempt attempt, List<Breach> breaches) {
  public PossibleMeaning {
    breaches = List.copyOf(breaches);
  }

  /// Every illegal move that `text` may mean in `setup`, with English letters; only those that such
  /// a piece can make, if there are any.
  ///
  /// @return an empty list if there is no piece that it could mean; empty if it is not a move
  public static Optional<List<PossibleMeaning>> all(Edition edition, Setup setup, String text) {
    return LenientSan.said(text, Language.ENGLISH)
        .valueIfAny()
        .map(said -> illegal(edition, setup, said.attempts(setup)));
  }

  private static List<PossibleMeaning> illegal(
      Edition edition, Setup setup, List<Attempt> attempts) {
    return nearest(
        attempts.stream().flatMap(attempt -> of(edition, setup, attempt).stream()).toList());
  }

  /// Those of `trials` that such a piece can make, which the writer will have meant; all of them if
  /// there are none.
  public static List<PossibleMeaning> nearest(List<PossibleMeaning> trials) {
    List<PossibleMeaning> nearest = trials.stream().filter(PossibleMeaning::isNearlyLegal).toList();
    return nearest.isEmpty() ? trials : nearest;
  }

  private boolean isNearlyLegal() {
    return breaches.stream()
        .noneMatch(breach -> breach.reason() instanceof Reason.NotHowThePieceMoves);
  }

  private static Optional<PossibleMeaning> of(Edition edition, Setup setup, Attempt attempt) {
    return switch (MoveExplanation.of(setup, attempt)) {
      case MoveExplanation.Legal _ -> Optional.empty();
      case MoveExplanation.Illegal(List<Reason> reasons) ->
          Optional.of(of(edition, attempt, reasons));
    };
  }

  /// A trial of `attempt`, which is illegal for these reasons.
  public static PossibleMeaning of(Edition edition, Attempt attempt, List<Reason> reasons) {
    return new PossibleMeaning(
        attempt, reasons.stream().map(each -> Breach.of(edition, each)).toList());
  }
}
