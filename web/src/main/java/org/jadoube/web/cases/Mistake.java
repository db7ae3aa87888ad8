package org.jadoube.web.cases;

import java.util.Locale;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Result;
import org.jadoube.web.cases.PossibleOutcome.Ended;
import org.jadoube.web.cases.PossibleOutcome.Plain;
import org.jadoube.web.cases.PossibleOutcome.Time;
import org.jadoube.web.cases.PossibleOutcome.Warned;

/// Mistakes that people make when they rule, by what they answer and what is right.
enum Mistake {
  IS_OVER,
  NOT_OVER_YET,
  NOT_OVER,
  ENDS,
  FLAG_SEEN,
  NO_FLAG,
  BOTH_FLAGS,
  CANNOT_MATE,
  COULD_MATE,
  WRONG_PLAYER,
  NOT_DRAWN,
  NOT_WON,
  CLAIM_CORRECT,
  CLAIM_WRONG,
  NO_CLAIM,
  CLAIM_COSTS,
  NO_PRICE,
  AGREED,
  NO_AGREEMENT,
  NOT_ENOUGH,
  TOO_MUCH,
  OTHER_AMOUNT,
  NOTHING_TAKEN,
  NOTHING_IRREGULAR,
  IRREGULAR,
  NOT_ALLOWED,
  OTHER_PERSON,
  ALLOWED,
  HAS_POWER,
  NO_POWER,
  IS_BOUND,
  NOT_BOUND,
  NO_NEW_GAME;

  /// The name in messages.
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The mistake of somebody who expects another outcome of a scene.
  static Mistake of(PossibleOutcome wrong, PossibleOutcome right, CaseScene scene) {
    Deed deed = Deed.of(scene);
    if (Outcomes.isOver(scene)) {
      return IS_OVER;
    }
    if (right instanceof Ended ended) {
      return wrong instanceof Ended other
          ? otherEnd(other.result(), ended.result(), scene)
          : noEnd(wrong, deed);
    }
    return switch (wrong) {
      case Ended ended -> anEnd(ended.result(), right, deed);
      case Time time -> time(time, right, deed);
      case Warned _ -> right instanceof Time ? NOT_ENOUGH : TOO_MUCH;
      case Plain plain -> plain(plain, right, deed);
    };
  }

  /// The game ends, but differently.
  private static Mistake otherEnd(Result wrong, Result right, CaseScene scene) {
    boolean drawn = right.equals(Result.DRAW);
    if (!drawn && !wrong.equals(Result.DRAW)) {
      return WRONG_PLAYER;
    }
    return switch (Deed.of(scene)) {
      case FLAG -> drawn ? unwinnable(scene) : COULD_MATE;
      case RESIGNATION -> drawn ? CANNOT_MATE : NOT_DRAWN;
      case CLAIM -> drawn ? CLAIM_CORRECT : NOT_DRAWN;
      case AGREEMENT -> drawn ? AGREED : NOT_DRAWN;
      case REPORT, DECISION, MOVE, OTHER -> drawn ? NOT_WON : NOT_DRAWN;
    };
  }

  private static Mistake unwinnable(CaseScene scene) {
    boolean both =
        scene.act().filter(act -> act.deed() instanceof ClockAct.FindBothFlagsDown).isPresent();
    return both ? BOTH_FLAGS : CANNOT_MATE;
  }

  /// The game ends, which is not expected.
  private static Mistake noEnd(PossibleOutcome wrong, Deed deed) {
    if (wrong == Plain.OVER) {
      return NOT_OVER_YET;
    }
    return switch (deed) {
      case FLAG -> FLAG_SEEN;
      case CLAIM -> CLAIM_CORRECT;
      case AGREEMENT -> AGREED;
      case RESIGNATION, REPORT, DECISION, MOVE, OTHER -> wrong instanceof Time ? NOT_ENOUGH : ENDS;
    };
  }

  /// The game goes on, which is not expected.
  private static Mistake anEnd(Result wrong, PossibleOutcome right, Deed deed) {
    boolean draw = wrong.equals(Result.DRAW);
    return switch (deed) {
      case CLAIM -> draw ? right instanceof Time ? CLAIM_WRONG : NO_CLAIM : TOO_MUCH;
      case FLAG -> NO_FLAG;
      case AGREEMENT -> draw ? NO_AGREEMENT : NOT_OVER;
      case REPORT -> draw ? NOT_OVER : TOO_MUCH;
      case RESIGNATION, DECISION, MOVE, OTHER -> NOT_OVER;
    };
  }

  private static Mistake time(Time wrong, PossibleOutcome right, Deed deed) {
    if (right instanceof Time time) {
      return wrong.added().equals(time.added()) && time.taken().isZero()
          ? NOTHING_TAKEN
          : OTHER_AMOUNT;
    }
    if (right == Plain.REFUSED) {
      return switch (deed) {
        case CLAIM -> NO_PRICE;
        case REPORT -> NOTHING_IRREGULAR;
        default -> TOO_MUCH;
      };
    }
    return TOO_MUCH;
  }

  private static Mistake plain(Plain wrong, PossibleOutcome right, Deed deed) {
    return switch (wrong) {
      case STANDS -> tooLittle(right);
      case REFUSED -> refused(right, deed);
      case OVER -> NOT_OVER_YET;
      case OTHER_PERSON ->
          right == Plain.REFUSED ? NOT_ALLOWED : right == Plain.DECIDED ? HAS_POWER : ALLOWED;
      case OTHER_MOVE, BOUND ->
          right == Plain.REFUSED && deed == Deed.MOVE ? NOT_ALLOWED : NOT_BOUND;
      case PUT_RIGHT, NO_PENALTY ->
          right == Plain.REFUSED || right == Plain.STANDS ? NOTHING_IRREGULAR : NOT_ENOUGH;
      case NEW_GAME -> NO_NEW_GAME;
      case DECIDED -> NO_POWER;
    };
  }

  /// Something has to be done.
  private static Mistake tooLittle(PossibleOutcome right) {
    return switch (right) {
      case Plain.REFUSED -> NOT_ALLOWED;
      case Plain.OTHER_PERSON -> OTHER_PERSON;
      case Plain.OTHER_MOVE, Plain.BOUND -> IS_BOUND;
      case Plain.DECIDED -> HAS_POWER;
      default -> IRREGULAR;
    };
  }

  private static Mistake refused(PossibleOutcome right, Deed deed) {
    return switch (right) {
      case Plain.DECIDED -> HAS_POWER;
      case Plain.STANDS -> ALLOWED;
      case Plain.OTHER_PERSON -> OTHER_PERSON;
      case Plain.OTHER_MOVE -> IS_BOUND;
      default -> deed == Deed.CLAIM ? CLAIM_COSTS : deed == Deed.REPORT ? IRREGULAR : ALLOWED;
    };
  }
}
