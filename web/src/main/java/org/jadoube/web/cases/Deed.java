package org.jadoube.web.cases;

import java.util.Locale;
import java.util.Set;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.QuickplayAct;

/// Kinds of acts, as far as people speak differently about their outcomes.
enum Deed {
  /// A claim of a draw.
  CLAIM,
  /// Somebody looks at the flags, or claims one.
  FLAG,
  /// An offer of a draw, and what is said to it.
  AGREEMENT,
  RESIGNATION,
  /// An irregularity is reported.
  REPORT,
  /// The arbiter decides.
  DECISION,
  /// A move, or a part of it.
  MOVE,
  OTHER;

  /// Acts whose outcome is the arbiter's decision.
  private static final Set<Class<? extends Act.Deed>> DISCRETION =
      Set.of(
          Act.Penalise.class,
          Act.AwardTime.class,
          ConductAct.DecideAppeal.class,
          QuickplayAct.DecideQuickplayClaim.class,
          Act.DecideResult.class,
          QuickplayAct.AnswerIncrementRequest.class,
          Act.SetClock.class,
          ClockAct.RejectPause.class,
          BoardAct.RestorePosition.class);

  static Deed of(CaseScene scene) {
    return scene.act().map(Deed::of).orElse(OTHER);
  }

  private static Deed of(Act act) {
    if (DISCRETION.contains(act.kind())) {
      return DECISION;
    }
    return switch (act.deed()) {
      case Act.ClaimDraw _, QuickplayAct.ClaimQuickplayDraw _ -> CLAIM;
      case Act.ClaimFlag _, Act.ObserveFlag _, ClockAct.FindBothFlagsDown _ -> FLAG;
      case Act.AcceptDraw _, Act.OfferDraw _ -> AGREEMENT;
      case Act.Resign _ -> RESIGNATION;
      case BoardAct.Report _ -> REPORT;
      case Act.Move _,
          BoardAct.Touch _,
          BoardAct.Lift _,
          BoardAct.Place _,
          BoardAct.Release _,
          BoardAct.Promote _,
          ClockAct.Press _,
          AnnouncementAct.AnnounceMove _ ->
          MOVE;
      default -> OTHER;
    };
  }

  /// Whether the arbiter's wish took effect.
  static boolean isDecided(CaseScene scene) {
    return scene.refusal().isEmpty() && of(scene) == DECISION;
  }

  /// The name in messages.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
