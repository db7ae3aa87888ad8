package org.jadoube.laws.regulations;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.ArbiterSeesIllegalMove;
import org.jadoube.laws.edition.choice.Supervised;

/// The effect of Appendices A and B on the regulations of a rapid or blitz game.
final class FastPlay {
  private FastPlay() {}

  static boolean isUnsupervised(Regulations regulations) {
    return switch (regulations.timeClass()) {
      case STANDARD -> false;
      case RAPID -> !isSupervised(Rule.RAPID_UNDER_SUPERVISION, regulations);
      case BLITZ -> !isSupervised(Rule.BLITZ_UNDER_SUPERVISION, regulations);
    };
  }

  private static boolean isSupervised(Rule rule, Regulations regulations) {
    return regulations.edition().has(rule) && regulations.supervision() == Supervision.ADEQUATE;
  }

  static Optional<Parameter<Duration>> shorterPenalty(Regulations regulations) {
    return switch (regulations.timeClass()) {
      case STANDARD -> Optional.empty();
      case RAPID ->
          Optional.of(Parameters.RAPID_PENALTY)
              .filter(_ -> applies(Parameters.RAPID_PENALTY_APPLIES, regulations));
      case BLITZ ->
          Optional.of(Parameters.BLITZ_PENALTY)
              .filter(_ -> applies(Parameters.BLITZ_PENALTY_APPLIES, regulations));
    };
  }

  static boolean losesAtOnce(Regulations regulations) {
    return isUnsupervised(regulations)
        && (winsInBlitz(regulations)
            || regulations.edition().value(Parameters.ARBITER_SEES_ILLEGAL_MOVE)
                == ArbiterSeesIllegalMove.DECLARES_LOST);
  }

  private static boolean winsInBlitz(Regulations regulations) {
    return regulations.timeClass() == TimeClass.BLITZ
        && regulations.edition().has(Rule.ILLEGAL_MOVE_IN_BLITZ);
  }

  static Rule illegalMoveLoss(Regulations regulations) {
    if (!losesAtOnce(regulations)) {
      return Rule.ILLEGAL_MOVE_LOSS;
    }
    return winsInBlitz(regulations) ? Rule.ILLEGAL_MOVE_IN_BLITZ : Rule.ILLEGAL_MOVE_IN_RAPID;
  }

  private static boolean applies(Parameter<Supervised> to, Regulations regulations) {
    return regulations.edition().find(to).filter(each -> applies(each, regulations)).isPresent();
  }

  private static boolean applies(Supervised where, Regulations regulations) {
    return switch (where) {
      case ANY -> true;
      case INADEQUATE -> isUnsupervised(regulations);
    };
  }
}
