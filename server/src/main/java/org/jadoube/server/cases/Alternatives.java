package org.jadoube.server.cases;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Result;
import org.jadoube.server.cases.Outcome.Ended;
import org.jadoube.server.cases.Outcome.Plain;
import org.jadoube.server.cases.Outcome.Time;

/// What people might think comes of an act.
final class Alternatives {
  private static final Outcome DRAWN = new Ended(Result.DRAW);

  private Alternatives() {}

  /// The likeliest first; the right one may be among them.
  static Stream<Outcome> to(Outcome right, Scene scene, Act act) {
    return Stream.concat(near(right), usual(scene, act));
  }

  /// As right, but for an amount or a player.
  private static Stream<Outcome> near(Outcome right) {
    return switch (right) {
      case Time(Colour player, Duration added, Duration taken) -> times(player, added, taken);
      case Ended ended when ended.result().equals(Result.WHITE_WINS) -> Stream.of(DRAWN);
      case Ended ended when ended.result().equals(Result.BLACK_WINS) -> Stream.of(DRAWN);
      case Ended _, Outcome.Warned _, Plain _ -> Stream.empty();
    };
  }

  private static Stream<Outcome> times(Colour player, Duration added, Duration taken) {
    Duration minute = Duration.ofMinutes(1);
    Duration usual = added.isPositive() ? added : taken;
    Duration other = usual.compareTo(minute) > 0 ? minute : Duration.ofMinutes(2);
    return Stream.of(
        new Time(player, other, Duration.ZERO),
        new Ended(Result.wonBy(player)),
        new Time(player, added, taken.isPositive() ? Duration.ZERO : usual));
  }

  private static Stream<Outcome> usual(Scene scene, Act act) {
    Colour player = act.by().side().orElseGet(() -> scene.before().turn());
    Outcome wins = new Ended(Result.wonBy(player));
    Outcome loses = new Ended(Result.wonBy(player.opposite()));
    Outcome fine = new Time(player.opposite(), Duration.ofMinutes(2), Duration.ZERO);
    return switch (ActKind.of(act)) {
      case CLAIM_DRAW, CLAIM_QUICKPLAY_DRAW -> Stream.of(DRAWN, fine, Plain.REFUSED, loses);
      case CLAIM_FLAG -> Stream.of(wins, Plain.REFUSED, DRAWN, fine);
      case OBSERVE_FLAG, FIND_BOTH_FLAGS_DOWN ->
          Stream.of(loses, DRAWN, Plain.REFUSED, wins, Plain.STANDS);
      case ACCEPT_DRAW, OFFER_DRAW -> Stream.of(DRAWN, Plain.REFUSED, loses, Plain.OVER);
      case RESIGN -> Stream.of(loses, DRAWN, Plain.OVER, Plain.REFUSED);
      case REPORT -> reported(scene, act);
      case MOVE, TOUCH, LIFT, PLACE, RELEASE, PROMOTE, PRESS, ANNOUNCE_MOVE ->
          Stream.of(Plain.STANDS, Plain.OTHER_MOVE, fine, DRAWN, wins);
      default -> Stream.of(Plain.STANDS, Plain.REFUSED, Plain.OTHER_PERSON, loses, DRAWN);
    };
  }

  /// An irregularity of the opponent, or of whoever moved last.
  private static Stream<Outcome> reported(Scene scene, Act act) {
    Colour wronged = act.by().side().orElseGet(() -> scene.before().turn());
    return Stream.of(
        new Time(wronged, Duration.ofMinutes(2), Duration.ZERO),
        Plain.PUT_RIGHT,
        Plain.REFUSED,
        new Ended(Result.wonBy(wronged)));
  }

  /// Where the arbiter has decided, only whether the arbiter may can be asked.
  static List<Outcome> ofDiscretion() {
    return List.of(Plain.DECIDED, Plain.REFUSED, Plain.OVER, Plain.OTHER_PERSON);
  }
}
