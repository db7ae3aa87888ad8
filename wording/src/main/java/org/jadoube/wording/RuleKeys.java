package org.jadoube.wording;

import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Ruling;

/// The messages that open rulings. Rules that differ in their consequences, but not in what
/// happened, share one.
final class RuleKeys {
  private static final String TOUCH_MOVE = "rule.touch-move";

  private RuleKeys() {}

  /// The key of the message about a ruling's rule, if there is one: most rules need none, because
  /// the consequences say everything. A player who has played a move other than the one declared
  /// with an incorrect claim has to take it back.
  static String of(Ruling ruling) {
    Rule rule = ruling.citation().rule();
    boolean takenBack =
        ruling.consequences().stream().anyMatch(Consequence.PositionRestored.class::isInstance);
    return rule == Rule.INCORRECT_CLAIM && takenBack ? TOUCH_MOVE : of(rule);
  }

  static String of(Rule rule) {
    return switch (rule) {
      case TOUCHED_OWN_PIECE,
          TOUCHED_OPPONENTS_PIECE,
          TOUCHED_BOTH_COLOURS,
          KING_THEN_ROOK_TOUCHED,
          ROOK_THEN_KING_TOUCHED,
          CASTLING_INTENDED_BUT_ILLEGAL,
          KING_RELEASED_TO_CASTLE,
          PAWN_RELEASED_ON_LAST_RANK,
          RELEASED_PIECE,
          PROMOTION_CHOICE_FINAL ->
          TOUCH_MOVE;
      case DISCONNECTION_UNWINNABLE -> "rule.disconnection-loss";
      case RESIGNATION_UNWINNABLE -> "rule.resignation";
      case FLAG_FALL_UNWINNABLE, FLAG_CLAIMED_BY_PLAYER, FLAG_CLAIM_UNWINNABLE -> "rule.flag-fall";
      case BOTH_FLAGS_DOWN_IN_RAPID, BOTH_FLAGS_DOWN_IN_LAST_PERIOD -> "rule.both-flags-down";
      case THREEFOLD_CLAIM_BY_INTENDED_MOVE -> "rule.threefold-claim";
      case FIFTY_MOVE_CLAIM_BY_INTENDED_MOVE -> "rule.fifty-move-claim";
      case ILLEGAL_MOVE_UNWINNABLE,
          ILLEGAL_MOVE_IN_RAPID,
          ILLEGAL_MOVE_IN_RAPID_UNWINNABLE,
          ILLEGAL_MOVE_IN_BLITZ,
          ILLEGAL_MOVE_IN_BLITZ_UNWINNABLE ->
          "rule.illegal-move-loss";
      case PENALTY_MORE_TIME_FOR_OPPONENT, PENALTY_LESS_TIME -> "rule.penalty";
      case PENALTY_MORE_POINTS_FOR_OPPONENT, PENALTY_FEWER_POINTS -> "rule.penalty-points";
      case QUICKPLAY_CLAIM_DECIDED_LATER -> "rule.quickplay-claim-upheld";
      default -> MessageKeys.of("rule", rule);
    };
  }
}
