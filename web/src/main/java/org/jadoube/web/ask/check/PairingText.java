package org.jadoube.web.ask.check;

import java.util.Locale;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.Failure;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissRule;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.pairing.why.Against;

/// Pairings in words.
public final class PairingText {
  private static final double TENTHS = 10;

  private PairingText() {}

  /// A score as tables have it.
  public static String score(int tenths) {
    String text = String.format(Locale.ROOT, "%.1f", tenths / TENTHS);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /// For instance `players without the colour they should have: 3 instead of 2 (C12, 2.4.7)`.
  static String worse(Failure worse, Failure better) {
    return measure(worse.provision().criterion())
        + ": "
        + amount(worse)
        + " instead of "
        + amount(better)
        + " ("
        + worse.provision().citation()
        + ")";
  }

  private static String amount(Failure failure) {
    return failure.tenths().isEmpty()
        ? String.valueOf(failure.count())
        : failure.tenths().stream().map(PairingText::score).collect(Collectors.joining(" "));
  }

  private static String measure(Criterion criterion) {
    return switch (criterion) {
      case BYE_SCORE -> "score of who gets the bye";
      case DOWNFLOATERS -> "players who go down";
      case DOWNFLOATER_SCORES -> "scores of those who go down";
      case SCORE_DIFFERENCES -> "differences of scores";
      case NEXT_BRACKET -> "what is left for the next bracket";
      case BYE_UNPLAYED -> "unplayed games of who gets the bye";
      case COLOUR_DIFFERENCE ->
          "topscorers and their opponents with a colour three times too often";
      case COLOUR_REPETITION -> "topscorers and their opponents with a colour three times running";
      case COLOUR_PREFERENCE -> "players without the colour they should have";
      case STRONG_PREFERENCE -> "players without the colour they should have urgently";
      case DOWNFLOAT_AGAIN -> "downfloats as in the round before";
      case UPFLOAT_AGAIN -> "upfloats as in the round before";
      case DOWNFLOAT_AFTER_TWO -> "downfloats as two rounds before";
      case UPFLOAT_AFTER_TWO -> "upfloats as two rounds before";
      case DOWNFLOAT_AGAIN_DIFFERENCES ->
          "differences of scores of downfloats as in the round before";
      case UPFLOAT_AGAIN_DIFFERENCES -> "differences of scores of upfloats as in the round before";
      case DOWNFLOAT_AFTER_TWO_DIFFERENCES ->
          "differences of scores of downfloats as two rounds before";
      case UPFLOAT_AFTER_TWO_DIFFERENCES ->
          "differences of scores of upfloats as two rounds before";
      case UPFLOATERS -> "teams or players who come up";
      case UPFLOATER_DIFFERENCES -> "differences of scores of those who come up";
      case UPFLOATER_AGAIN -> "who come up and met another score in the round before";
      case UPFLOATER_OPPONENT_AGAIN -> "their opponents who met another score in the round before";
    };
  }

  /// Why a bracket is not what the rules lead to.
  static String reason(BracketReview bracket, SwissSystem system) {
    return bracket
        .worse()
        .map(worse -> worse(worse, bracket.better(worse)))
        .orElseGet(() ->
            by(
                system,
                SwissRule.ORDER,
                "all criteria are met alike, but the rules try the other pairing first"));
  }

  static String fault(RoundReview.Fault fault, SwissSystem system) {
    String who = fault.numbers().stream().map(String::valueOf).collect(Collectors.joining(" and "));
    return switch (fault.kind()) {
      case NOT_PRESENT -> who + " is paired but absent";
      case PAIRED_TWICE -> who + " is paired twice";
      case NOT_PAIRED -> by(system, SwissRule.EVERYBODY, who + " is not paired");
      case APART -> by(system, SwissRule.NO_REMATCH, who + " have met, or must not meet");
      case SAME_COLOUR -> by(system, SwissRule.COLOURS, who + " must both have the same colour");
      case BYE_BARRED -> by(system, SwissRule.BYE, who + " may not have the bye");
      case OTHER_OPPONENT -> who + " did not play the first game of the match (C.04.5 4.4)";
    };
  }

  private static String by(SwissSystem system, SwissRule rule, String sentence) {
    return sentence + " (" + system.article(rule) + ")";
  }

  /// The reason against another opponent, with its Article.
  public static String against(Against against, SwissSystem system) {
    String article = against.article(system).map(at -> " (" + at + ")").orElse("");
    return against(against) + (against instanceof Against.Worse ? "" : article);
  }

  private static String against(Against against) {
    return switch (against) {
      case Against.Met(int round) -> "they met in round " + round;
      case Against.KeptApart() -> "they must not meet";
      case Against.SameColour(Colour colour) ->
          "both must have " + (colour == Colour.WHITE ? "White" : "Black");
      case Against.ByeBarred() -> "has had the bye, or a win's points without playing";
      case Against.NobodyLeft() -> "the others could not all be paired";
      case Against.Worse(int tenths, Failure with, Failure without) ->
          "in the bracket of " + score(tenths) + ", " + worse(with, without);
      case Against.Later() -> "as good by all criteria, but the rules try this pairing later";
    };
  }
}
