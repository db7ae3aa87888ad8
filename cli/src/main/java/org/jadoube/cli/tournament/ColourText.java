package org.jadoube.cli.tournament;

import java.util.Locale;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourPreference.Strength;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.pairing.UpfloatSystem;

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
          case ONE_PREFERENCE -> "only " + favoured + " prefers a colour";
          case STRONGER_PREFERENCE -> "both prefer the same colour, " + favoured + " more strongly";
          case WIDER_DIFFERENCE ->
              "both prefer the same colour absolutely, and the colour difference of "
                  + favoured
                  + " is wider";
          case LOWER_DIFFERENCE -> "the colour difference of " + favoured + " is lower";
          case FEWER_WHITES -> favoured + " has had White in fewer first games";
          case ALTERNATION ->
              question.system() instanceof UpfloatSystem
                  ? "each gets the other colour than in the latest round in which theirs differed"
                  : "both prefer the same colour equally, and get the other ones than in the latest"
                      + " round in which theirs differed";
          case HIGHER_RANKED ->
              "both prefer the same colour equally, had different ones in no round, and "
                  + favoured
                  + " is ranked higher";
          case HIGHER_ALTERNATES ->
              "nothing else decides; "
                  + favoured
                  + " is ranked higher, and gets the other colour than the last time";
          case LOWER_ALTERNATES ->
              "nothing else decides; "
                  + favoured
                  + " has played, and gets the other colour than the last time";
          case SECOND_GAME -> "the second game has the other colours than the first";
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
  static String preference(ColourPreference preference, SwissSystem system) {
    return preference
        .due()
        .map(due ->
            (preference.strength() == Strength.UNGRADED
                    ? ""
                    : preference.strength().name().toLowerCase(Locale.ROOT) + " ")
                + "preference for "
                + word(due)
                + ", colour difference "
                + preference.difference())
        .orElseGet(() -> without(preference, system));
  }

  private static String without(ColourPreference preference, SwissSystem system) {
    return system instanceof DutchEdition
        ? "no preference yet"
        : "no preference, colour difference " + preference.difference();
  }

  private static String word(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }
}
