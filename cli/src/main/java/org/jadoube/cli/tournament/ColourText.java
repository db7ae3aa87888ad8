package org.jadoube.cli.tournament;

import java.util.Locale;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.SwissQuestion;

/// Reasons for colours in words.
final class ColourText {
  private ColourText() {}

  /// By which rule a pair has its colours, with its Article.
  static String reason(ColourAllocation colours, SwissQuestion question) {
    String higher = String.valueOf(colours.higher());
    String favoured = String.valueOf(colours.favoured());
    String reason =
        switch (colours.rule()) {
          case BOTH_PREFERENCES -> "their preferences do not conflict";
          case STRONGER_PREFERENCE -> "both prefer the same colour, " + favoured + " more strongly";
          case WIDER_DIFFERENCE ->
              "both prefer the same colour absolutely, and the colour difference of "
                  + favoured
                  + " is wider";
          case ALTERNATION ->
              "both prefer the same colour equally, and get the other ones than in the latest"
                  + " round in which theirs differed";
          case HIGHER_RANKED ->
              "both prefer the same colour equally, had different ones in no round, and "
                  + favoured
                  + " is ranked higher";
          case INITIAL_COLOUR -> drawn(higher, question, colours);
        };
    return reason + " (" + colours.article() + ")";
  }

  private static String drawn(String higher, SwissQuestion question, ColourAllocation colours) {
    Colour given = colours.higher() == colours.pair().white() ? Colour.WHITE : Colour.BLACK;
    return "neither has played; "
        + higher
        + " is ranked higher, and its number is "
        + (given == question.initial() ? "odd" : "even")
        + ", with "
        + word(question.initial())
        + " drawn for odd ones";
  }

  /// For instance `strong preference for White, colour difference -1`.
  static String preference(ColourPreference preference) {
    return preference
        .due()
        .map(due ->
            preference.strength().name().toLowerCase(Locale.ROOT)
                + " preference for "
                + word(due)
                + ", colour difference "
                + preference.difference())
        .orElse("no preference yet");
  }

  private static String word(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }
}
