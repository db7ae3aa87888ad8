package org.jadoube.laws.edition;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Role;
import org.jadoube.laws.edition.choice.ArbiterSeesIllegalMove;
import org.jadoube.laws.edition.choice.ArbiterSeesIllegalPosition;
import org.jadoube.laws.edition.choice.AskedBy;
import org.jadoube.laws.edition.choice.ClaimLoss;
import org.jadoube.laws.edition.choice.ClaimStop;
import org.jadoube.laws.edition.choice.Counting;
import org.jadoube.laws.edition.choice.DeviceOffence;
import org.jadoube.laws.edition.choice.MatingMove;
import org.jadoube.laws.edition.choice.MoveNumberKept;
import org.jadoube.laws.edition.choice.OfferDeclined;
import org.jadoube.laws.edition.choice.OpponentsScore;
import org.jadoube.laws.edition.choice.Relief;
import org.jadoube.laws.edition.choice.Restriction;
import org.jadoube.laws.edition.choice.Supervised;
import org.jadoube.laws.edition.choice.TouchedPiece;

/// Every number and choice in which editions may differ, declared with its provision. The catalogue
/// has the value of each edition. A parameter that is declared here and missing there, or the other
/// way round, is a [CatalogueFault] at the start.
///
/// ```java
/// Edition.FIDE_2023.value(Parameters.LOSING_ILLEGAL_MOVE); // => 2
/// ```
///
/// @since 0.1.0
public final class Parameters {
  private static final List<Parameter<?>> DECLARED = new ArrayList<>();

  // Article 4: the act of moving
  public static final Parameter<TouchedPiece> OBJECTION_LOST_BY_TOUCHING =
      of(Rule.OBJECTION_RIGHT_LOST, "by-touching", ParameterTypes.choice(TouchedPiece.class));

  // Article 5: the completion of the game
  public static final Parameter<MatingMove> MATING_MOVE =
      of(Rule.CHECKMATE, "in-accordance-with", ParameterTypes.choice(MatingMove.class));

  // Article 6: the chess clock
  public static final Parameter<Boolean> DELAYED_TIME_CARRIED_OVER =
      of(Rule.TIME_CARRIED_OVER, "in-delay-mode", ParameterTypes.yesOrNo());

  /// How late a player may be if the event does not say; empty: the event has to say.
  public static final Parameter<Optional<Duration>> DEFAULT_TIME =
      of(Rule.DEFAULT_TIME, "minutes", ParameterTypes.minutes().or("stated"));

  public static final Parameter<Boolean> ARBITER_MAY_ADMIT_LATE_PLAYER =
      of(Rule.DEFAULT_TIME, "arbiter-may-decide-otherwise", ParameterTypes.yesOrNo());
  public static final Parameter<Boolean> BOTH_FLAGS_DOWN_ONLY_IF_ANNOUNCED =
      of(Rule.BOTH_FLAGS_DOWN, "if-announced", ParameterTypes.yesOrNo());

  public static final Parameter<Boolean> FLAG_FALL_DECIDED_AUTOMATICALLY =
      of(Rule.FLAG_FALL, "decided-automatically", ParameterTypes.yesOrNo());

  // Article 7: irregularities

  /// Reversed colours mean a new game until each player has made this many moves; empty: never.
  public static final Parameter<Optional<Integer>> REVERSED_COLOURS_NEW_GAME_BEFORE =
      of(Rule.COLOURS_REVERSED, "new-game-before-move", ParameterTypes.count().or("never"));

  public static final Parameter<Boolean> RELEASE_BINDS_REPLACEMENT =
      of(Rule.TOUCH_MOVE_ON_REPLACEMENT, "release-too", ParameterTypes.yesOrNo());
  public static final Parameter<Boolean> ARBITER_MAY_DECIDE_ON_COLOURS =
      of(Rule.COLOURS_REVERSED, "arbiter-may-decide-otherwise", ParameterTypes.yesOrNo());

  /// The role that a pawn left on the last rank takes; empty: none.
  public static final Parameter<Optional<Role>> UNPROMOTED_PAWN_BECOMES =
      of(Rule.UNPROMOTED_PAWN, "becomes", ParameterTypes.choice(Role.class).or("nothing"));

  public static final Parameter<Duration> ILLEGAL_MOVE_BONUS =
      of(Rule.ILLEGAL_MOVE_PENALTY, "opponent-gains-minutes", ParameterTypes.minutes());

  /// The number of the illegal move that loses.
  public static final Parameter<Integer> LOSING_ILLEGAL_MOVE =
      of(Rule.ILLEGAL_MOVE_LOSS, "times", ParameterTypes.ordinal());

  // Article 8: the recording of the moves

  /// A player with less time than this is short of time.
  public static final Parameter<Duration> SHORT_OF_TIME =
      of(Rule.FEWER_THAN_FIVE_MINUTES, "minutes", ParameterTypes.minutes());

  /// A player who gains this much with each move is not short of time.
  public static final Parameter<Duration> GAIN_AGAINST_SHORT_OF_TIME =
      of(Rule.FEWER_THAN_FIVE_MINUTES, "unless-gaining-seconds", ParameterTypes.seconds());

  public static final Parameter<Relief> RELIEF_UNTIL =
      of(Rule.FEWER_THAN_FIVE_MINUTES, "until", ParameterTypes.choice(Relief.class));

  // Article 9: the drawn game
  public static final Parameter<Restriction> EVENT_MAY_RESTRICT =
      of(Rule.DRAW_RESTRICTED, "restricts", ParameterTypes.choice(Restriction.class));
  public static final Parameter<OfferDeclined> OFFER_DECLINED =
      of(Rule.DRAW_OFFER, "declined", ParameterTypes.choice(OfferDeclined.class));
  public static final Parameter<Boolean> QUICKPLAY_CLAIM_IS_OFFER =
      of(Rule.CLAIM_IS_OFFER, "quickplay-too", ParameterTypes.yesOrNo());

  /// At which occurrence of a position a player may claim.
  public static final Parameter<Integer> OCCURRENCES_TO_CLAIM =
      of(Rule.THREEFOLD_CLAIM, "times", ParameterTypes.ordinal());

  /// After how many moves by each player without progress a player may claim.
  public static final Parameter<Integer> MOVES_TO_CLAIM =
      of(Rule.FIFTY_MOVE_CLAIM, "moves", ParameterTypes.count());

  public static final Parameter<Boolean> DECLARED_MOVE_UNCHANGEABLE =
      of(Rule.THREEFOLD_CLAIM_BY_INTENDED_MOVE, "unchangeable", ParameterTypes.yesOrNo());

  public static final Parameter<ClaimLoss> CLAIM_LOST_BY =
      of(Rule.CLAIM_RIGHT_LOST, "lost-by", ParameterTypes.choice(ClaimLoss.class));
  public static final Parameter<ClaimStop> CLAIM_STOPPED_BY =
      of(Rule.CLAIM_STOPS_CLOCKS, "stopped-by", ParameterTypes.choice(ClaimStop.class));
  public static final Parameter<Duration> WRONG_CLAIM_BONUS =
      of(Rule.INCORRECT_CLAIM, "opponent-gains-minutes", ParameterTypes.minutes());

  /// The most that a wrong claim costs the claimant; below that, it costs half of the time left.
  public static final Parameter<Duration> WRONG_CLAIM_COSTS_AT_MOST =
      of(Rule.INCORRECT_CLAIM, "claimant-loses-at-most-minutes", ParameterTypes.minutes());

  /// The time that a wrong claim leaves the claimant at least, if there is as much.
  public static final Parameter<Duration> WRONG_CLAIM_LEAVES_AT_LEAST =
      of(Rule.INCORRECT_CLAIM, "claimant-keeps-minutes", ParameterTypes.minutes());

  public static final Parameter<Integer> OCCURRENCES_TO_DRAW =
      of(Rule.FIVEFOLD_REPETITION, "times", ParameterTypes.count());
  public static final Parameter<Counting> OCCURRENCES_COUNTED =
      of(Rule.FIVEFOLD_REPETITION, "counting", ParameterTypes.choice(Counting.class));

  /// After how many moves by each player without progress the game is drawn.
  public static final Parameter<Integer> MOVES_TO_DRAW =
      of(Rule.SEVENTY_FIVE_MOVES, "moves", ParameterTypes.count());

  // Article 10: points, in halves
  public static final Parameter<Integer> WIN = of(Rule.POINTS, "win", ParameterTypes.points());
  public static final Parameter<Integer> DRAW = of(Rule.POINTS, "draw", ParameterTypes.points());
  public static final Parameter<Integer> LOSS = of(Rule.POINTS, "loss", ParameterTypes.points());

  // Article 11: the conduct of the players
  public static final Parameter<DeviceOffence> LOSING_DEVICE =
      of(Rule.ELECTRONIC_DEVICE, "on", ParameterTypes.choice(DeviceOffence.class));
  public static final Parameter<OpponentsScore> OPPONENT_OF_DEVICE_OWNER =
      of(Rule.ELECTRONIC_DEVICE, "opponent", ParameterTypes.choice(OpponentsScore.class));
  public static final Parameter<Boolean> EVENT_MAY_BE_MILDER_ON_DEVICES =
      of(Rule.ELECTRONIC_DEVICE, "event-may-be-milder", ParameterTypes.yesOrNo());

  public static final Parameter<MoveNumberKept> MOVE_NUMBER_KEPT =
      of(
          Rule.ARBITER_DOES_NOT_INTERFERE,
          "number-of-moves-kept",
          ParameterTypes.choice(MoveNumberKept.class));

  // Appendices A and B: rapid and blitz
  public static final Parameter<TimeLimit> RAPID_TIME =
      of(Rule.RAPID, "minutes", ParameterTypes.limit());

  /// The number of moves whose increments count towards the time of a rapid game.
  public static final Parameter<Integer> RAPID_MOVES =
      of(Rule.RAPID, "moves", ParameterTypes.count());

  public static final Parameter<Duration> RAPID_PENALTY =
      of(Rule.RAPID_PENALTY, "minutes", ParameterTypes.minutes());
  public static final Parameter<Supervised> RAPID_PENALTY_APPLIES =
      of(Rule.RAPID_PENALTY, "supervision", ParameterTypes.choice(Supervised.class));

  /// How often a player may see the scoresheet in a game.
  public static final Parameter<Integer> SCORESHEET_SHOWN =
      of(Rule.SCORESHEET_SHOWN, "times", ParameterTypes.count());

  public static final Parameter<Integer> CLOCK_SETTING_FINAL_AFTER =
      of(Rule.NO_CHANGE_OF_CLOCK_SETTING, "moves", ParameterTypes.count());
  public static final Parameter<Integer> SET_UP_FINAL_AFTER =
      of(Rule.NO_CLAIM_ABOUT_THE_BOARD, "moves", ParameterTypes.count());
  public static final Parameter<AskedBy> RULING_ASKED_BY =
      of(Rule.ARTICLE_4_ON_REQUEST, "by", ParameterTypes.choice(AskedBy.class));
  public static final Parameter<ArbiterSeesIllegalMove> ARBITER_SEES_ILLEGAL_MOVE =
      of(
          Rule.ILLEGAL_MOVE_IN_RAPID,
          "arbiter-who-sees-it",
          ParameterTypes.choice(ArbiterSeesIllegalMove.class));
  public static final Parameter<ArbiterSeesIllegalPosition> ARBITER_SEES_ILLEGAL_POSITION =
      of(
          Rule.BOTH_KINGS_IN_CHECK,
          "arbiter",
          ParameterTypes.choice(ArbiterSeesIllegalPosition.class));
  public static final Parameter<Boolean> ARBITER_MAY_POINT_OUT_BOTH_FLAGS =
      of(Rule.FLAG_CLAIMED_BY_PLAYER, "arbiter-may-point-out-both", ParameterTypes.yesOrNo());
  public static final Parameter<TimeLimit> BLITZ_TIME =
      of(Rule.BLITZ, "minutes", ParameterTypes.limit());

  /// The number of moves whose increments count towards the time of a blitz game.
  public static final Parameter<Integer> BLITZ_MOVES =
      of(Rule.BLITZ, "moves", ParameterTypes.count());

  public static final Parameter<Duration> BLITZ_PENALTY =
      of(Rule.BLITZ_PENALTY, "minutes", ParameterTypes.minutes());
  public static final Parameter<Supervised> BLITZ_PENALTY_APPLIES =
      of(Rule.BLITZ_PENALTY, "supervision", ParameterTypes.choice(Supervised.class));

  // Guidelines I: adjourned games

  /// How late a player may be for a resumption; empty: the default time.
  public static final Parameter<Optional<Duration>> RESUMPTION_GRACE =
      of(Rule.LATE_FOR_RESUMPTION, "minutes", ParameterTypes.minutes().or("default-time"));

  // Guidelines II: Chess960

  /// The numbers of start positions that are not played. The Laws exclude none.
  public static final Parameter<Set<Integer>> EXCLUDED_STARTS =
      of(Rule.CHESS960_LOT, "excluded", ParameterTypes.numbers(Chess960.POSITIONS - 1));

  // Guidelines III: quickplay finishes
  public static final Parameter<Supervised> NO_QUICKPLAY_IN_BLITZ =
      of(Rule.QUICKPLAY_NOT_IN_BLITZ, "blitz", ParameterTypes.choice(Supervised.class));

  /// A player with less time left than this may ask for an increment.
  public static final Parameter<Duration> INCREMENT_REQUESTED_BELOW =
      of(Rule.INCREMENT_REQUESTED, "minutes", ParameterTypes.minutes());

  public static final Parameter<Duration> INCREMENT =
      of(Rule.INCREMENT_REQUESTED, "seconds-per-move", ParameterTypes.seconds());
  public static final Parameter<Duration> INCREMENT_BONUS =
      of(Rule.INCREMENT_INTRODUCED, "opponent-gains-minutes", ParameterTypes.minutes());

  /// A player with less time left than this may claim a draw from the arbiter.
  public static final Parameter<Duration> QUICKPLAY_CLAIM_BELOW =
      of(Rule.QUICKPLAY_CLAIM, "minutes", ParameterTypes.minutes());

  public static final Parameter<Duration> POSTPONED_CLAIM_BONUS =
      of(Rule.QUICKPLAY_CLAIM_POSTPONED, "opponent-may-gain-minutes", ParameterTypes.minutes());
  public static final Parameter<Duration> REJECTED_CLAIM_BONUS =
      of(Rule.QUICKPLAY_CLAIM_REJECTED, "opponent-gains-minutes", ParameterTypes.minutes());

  /// A player with less time left than this may claim a draw where no arbiter is present.
  public static final Parameter<Duration> CLAIM_WITHOUT_ARBITER_BELOW =
      of(Rule.QUICKPLAY_WITHOUT_ARBITER, "minutes", ParameterTypes.minutes());

  // E04, the online regulations

  /// The role that a pawn promoted automatically takes.
  public static final Parameter<Role> AUTOMATIC_PROMOTION_TO =
      of(Rule.AUTOMATIC_PROMOTION, "becomes", ParameterTypes.choice(Role.class));

  /// At which occurrence of a position the game is drawn by itself.
  public static final Parameter<Integer> OCCURRENCES_TO_DRAW_AT_ONCE =
      of(Rule.AUTOMATIC_REPETITION, "times", ParameterTypes.ordinal());

  /// After how many moves by each player without progress the game is drawn by itself.
  public static final Parameter<Integer> MOVES_TO_DRAW_AT_ONCE =
      of(Rule.AUTOMATIC_MOVE_COUNT, "moves", ParameterTypes.count());

  /// The first Article of the part on hybrid competitions.
  public static final Parameter<Integer> HYBRID_FROM_ARTICLE =
      of(Rule.HYBRID_COMPETITION, "from-article", ParameterTypes.count());

  private Parameters() {}

  private static <T> Parameter<T> of(Rule rule, String name, ParameterType<T> type) {
    Parameter<T> parameter = new Parameter<>(rule, name, type);
    DECLARED.add(parameter);
    return parameter;
  }

  /// All of them, in the order of the Articles.
  public static List<Parameter<?>> all() {
    return List.copyOf(DECLARED);
  }
}
