package org.jadoube.server.rights;

import java.util.List;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Penalty;

/// Which acts a role gives a right to. A right is to have the act decided under the Laws, which
/// know the rest: whose move it is, what the regulations are, what has happened.
///
/// All of it is in the table `rights.txt` of the tests, which has to be decided anew for each new
/// act.
public final class Rights {
  private Rights() {}

  /// Whether somebody with that role may do something in a game.
  ///
  /// @param whose whether the role was given for this game or its event
  /// @param finished whether the game is over
  public static Verdict of(Role role, Act act, Whose whose, boolean finished) {
    Verdict verdict = of(role, ActKind.of(act), whose, finished);
    boolean excludes =
        act instanceof Act.Penalise penalise
            && (penalise.penalty() instanceof Penalty.Exclusion
                || penalise.penalty() instanceof Penalty.Expulsion);
    return verdict.isGranted() && excludes && role != Role.CHIEF_ARBITER
        ? Doers.denied(Ground.EXCLUSION)
        : verdict;
  }

  /// The same for several acts that belong together: a right to all of them, or why not.
  ///
  /// @param acts not empty
  public static Verdict of(Role role, List<Act> acts, Whose whose, boolean finished) {
    List<Verdict> verdicts =
        acts.stream().map(act -> of(role, act, whose, finished)).distinct().toList();
    return verdicts.stream()
        .filter(verdict -> !verdict.isGranted())
        .findFirst()
        .orElseGet(verdicts::getFirst);
  }

  /// The same for an act of that kind; a penalty is one that does not exclude from the competition.
  public static Verdict of(Role role, ActKind kind, Whose whose, boolean finished) {
    if (whose == Whose.OTHER) {
      return Doers.denied(elsewhere(role));
    }
    Verdict verdict = Doers.of(kind).verdict(role);
    return verdict.isGranted() && finished && !outlastsTheGame(kind)
        ? Doers.denied(Ground.GAME_OVER)
        : verdict;
  }

  private static Ground elsewhere(Role role) {
    return switch (role) {
      case PLAYER, ASSISTANT -> Ground.OTHER_GAME;
      case ARBITER, CHIEF_ARBITER, ORGANISER -> Ground.OTHER_EVENT;
      case CAPTAIN -> Ground.OTHER_TEAM;
      case SPECTATOR -> Ground.SPECTATOR;
    };
  }

  /// Scoresheets are completed and signed, results mended, penalties imposed, appeals made; and
  /// hands still move the pieces, press the clock and take scoresheets, and people come and go,
  /// though it changes nothing.
  private static boolean outlastsTheGame(ActKind kind) {
    return switch (kind) {
      case DECIDE_RESULT,
          SIGN_RESULT,
          PENALISE,
          APPEAL,
          DECIDE_APPEAL,
          WRITE_MOVE,
          CORRECT_MOVE,
          MARK_OFFER,
          WRITE_NOTE,
          BORROW_SCORESHEET,
          RETURN_SCORESHEET,
          NOTE_INCIDENT,
          ARRIVE,
          ARRIVE_FOR_RESUMPTION,
          EXECUTE_MOVE,
          SENSE_POSITION,
          DECIDE_QUICKPLAY_CLAIM,
          TOUCH,
          ADJUST,
          LIFT,
          PLACE,
          PROMOTE,
          RELEASE,
          DISPLACE,
          PUT_BACK,
          PRESS,
          MISHANDLE ->
          true;
      default -> false;
    };
  }
}
