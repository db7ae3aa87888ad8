package org.jadoube.web.cases;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.web.cases.PossibleOutcome.Plain;

/// The outcomes of acts.
final class Outcomes {
  private Outcomes() {}

  static PossibleOutcome of(CaseScene scene) {
    List<Ruling> rulings =
        scene.events().stream().filter(Ruling.class::isInstance).map(Ruling.class::cast).toList();
    Optional<PossibleOutcome> ended =
        rulings.stream()
            .flatMap(ruling -> ruling.result().stream())
            .<PossibleOutcome>map(Outcomes::plain)
            .findFirst();
    return ended
        .or(() -> isOver(scene) ? ended(scene.before()) : Optional.empty())
        .or(() -> scene.refusal().map(refusal -> refused(refusal.objection())))
        .orElseGet(() -> rulings.isEmpty() ? Plain.STANDS : of(scene, consequences(rulings)));
  }

  /// A claim that has no consequence has failed.
  private static PossibleOutcome of(CaseScene scene, List<Consequence> consequences) {
    return consequences.isEmpty() && Deed.of(scene) == Deed.CLAIM
        ? Plain.REFUSED
        : of(consequences);
  }

  /// Whether the game was over before the act, so that its result stands.
  static boolean isOver(CaseScene scene) {
    return scene
        .refusal()
        .filter(refusal -> refusal.objection() instanceof Objection.GameOver)
        .isPresent();
  }

  private static Optional<PossibleOutcome> ended(Game game) {
    return game.result().map(Outcomes::plain);
  }

  /// Without the reason.
  private static PossibleOutcome plain(Result result) {
    return new PossibleOutcome.Ended(new Result(result.white(), result.black(), false));
  }

  private static PossibleOutcome refused(Objection objection) {
    return switch (objection) {
      case Objection.GameOver _ -> Plain.OVER;
      case Objection.NotForThisActor _ -> Plain.OTHER_PERSON;
      case Objection.BoundByClaim _, BoardObjection.BoundByTouch _ -> Plain.OTHER_MOVE;
      default -> Plain.REFUSED;
    };
  }

  private static List<Consequence> consequences(List<Ruling> rulings) {
    return rulings.stream().flatMap(ruling -> ruling.consequences().stream()).toList();
  }

  /// The weightiest consequence.
  private static PossibleOutcome of(List<Consequence> consequences) {
    return first(consequences, Consequence.NewGame.class)
        .<PossibleOutcome>map(_ -> Plain.NEW_GAME)
        .or(() -> time(consequences))
        .or(() ->
            first(consequences, Consequence.Warned.class)
                .map(warned -> new PossibleOutcome.Warned(warned.player())))
        .orElseGet(() -> withoutPenalty(consequences));
  }

  private static PossibleOutcome withoutPenalty(List<Consequence> consequences) {
    if (consequences.isEmpty()) {
      return Plain.NO_PENALTY;
    }
    return consequences.stream().anyMatch(Outcomes::binds) ? Plain.BOUND : Plain.PUT_RIGHT;
  }

  private static boolean binds(Consequence consequence) {
    return switch (consequence) {
      case Consequence.TouchBinds _,
          Consequence.ReleaseBinds _,
          Consequence.ChoiceBinds _,
          Consequence.MoveBinds _ ->
          true;
      default -> false;
    };
  }

  private static Optional<PossibleOutcome> time(List<Consequence> consequences) {
    Optional<Colour> player =
        first(consequences, Consequence.TimeAdded.class)
            .map(Consequence.TimeAdded::to)
            .or(() ->
                first(consequences, Consequence.TimeTaken.class)
                    .map(taken -> taken.from().opposite()));
    return player.map(to -> new PossibleOutcome.Time(to, added(consequences), taken(consequences)));
  }

  private static Duration added(List<Consequence> consequences) {
    return all(consequences, Consequence.TimeAdded.class)
        .map(Consequence.TimeAdded::time)
        .reduce(Duration.ZERO, Duration::plus);
  }

  private static Duration taken(List<Consequence> consequences) {
    return all(consequences, Consequence.TimeTaken.class)
        .map(Consequence.TimeTaken::time)
        .reduce(Duration.ZERO, Duration::plus);
  }

  private static <T> Stream<T> all(List<Consequence> consequences, Class<T> type) {
    return consequences.stream().filter(type::isInstance).map(type::cast);
  }

  private static <T> Optional<T> first(List<Consequence> consequences, Class<T> type) {
    return all(consequences, type).findFirst();
  }
}
