package org.jadoube.web.cases;

import java.time.Duration;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Result;
import org.jadoube.web.cases.PossibleOutcome.Ended;
import org.jadoube.web.cases.PossibleOutcome.Plain;
import org.jadoube.web.cases.PossibleOutcome.Time;

/// Outcomes of an act that people might expect.
final class Alternatives {
  private static final PossibleOutcome DRAWN = new Ended(Result.DRAW);

  private Alternatives() {}

  /// The likeliest first; the right one may be among them.
  static Stream<PossibleOutcome> to(PossibleOutcome right, CaseScene scene, Act act) {
    return Stream.concat(near(right, scene), usual(scene, act));
  }

  /// Outcomes that differ from the right one by an amount or a player.
  private static Stream<PossibleOutcome> near(PossibleOutcome right, CaseScene scene) {
    return switch (right) {
      case Time(Colour player, Duration added, Duration taken) -> times(player, added, taken);
      case Ended _ when Deed.of(scene) == Deed.MOVE || Outcomes.isOver(scene) -> results();
      case Ended ended when !ended.equals(DRAWN) -> Stream.of(DRAWN);
      case Ended _, PossibleOutcome.Warned _, Plain _ -> Stream.empty();
    };
  }

  private static Stream<PossibleOutcome> results() {
    return Stream.of(DRAWN, new Ended(Result.WHITE_WINS), new Ended(Result.BLACK_WINS));
  }

  private static Stream<PossibleOutcome> times(Colour player, Duration added, Duration taken) {
    Duration minute = Duration.ofMinutes(1);
    Duration usual = added.isPositive() ? added : taken;
    Duration other = usual.compareTo(minute) > 0 ? minute : Duration.ofMinutes(2);
    return Stream.of(
        new Time(player, other, Duration.ZERO),
        new Ended(Result.wonBy(player)),
        new Time(player, added, taken.isPositive() ? Duration.ZERO : usual));
  }

  private static Stream<PossibleOutcome> usual(CaseScene scene, Act act) {
    Colour player = act.by().side().orElseGet(() -> scene.before().turn());
    PossibleOutcome wins = new Ended(Result.wonBy(player));
    PossibleOutcome loses = new Ended(Result.wonBy(player.opposite()));
    PossibleOutcome fine = new Time(player.opposite(), Duration.ofMinutes(2), Duration.ZERO);
    return switch (Deed.of(scene)) {
      case CLAIM -> Stream.of(DRAWN, fine, Plain.REFUSED, loses);
      case FLAG ->
          act.deed() instanceof Act.ClaimFlag
              ? Stream.of(wins, Plain.REFUSED, DRAWN, fine)
              : Stream.of(loses, DRAWN, Plain.REFUSED, wins, Plain.STANDS);
      case AGREEMENT -> Stream.of(DRAWN, Plain.REFUSED, loses, wins);
      case RESIGNATION -> Stream.of(loses, DRAWN, wins, Plain.REFUSED);
      case REPORT -> reported(scene, act);
      case MOVE -> Stream.of(Plain.STANDS, Plain.OTHER_MOVE, fine, DRAWN, wins);
      case DECISION ->
          Stream.of(
              Plain.DECIDED, Plain.REFUSED, Plain.OTHER_PERSON, Plain.OVER, loses, DRAWN, wins);
      case OTHER -> Stream.of(Plain.STANDS, Plain.REFUSED, Plain.OTHER_PERSON, loses, DRAWN);
    };
  }

  /// Rulings on an irregularity of the opponent, or of the player who moved last.
  private static Stream<PossibleOutcome> reported(CaseScene scene, Act act) {
    Colour wronged = act.by().side().orElseGet(() -> scene.before().turn());
    return Stream.of(
        new Time(wronged, Duration.ofMinutes(2), Duration.ZERO),
        Plain.PUT_RIGHT,
        Plain.REFUSED,
        new Ended(Result.wonBy(wronged)));
  }
}
