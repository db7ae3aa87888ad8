package org.jadoube.tournament.pairing;

import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.table.Pair;

/// The colours that two who meet get by the rules, and why.
///
/// @param pair with these colours
/// @param higher the number of the one who is ranked higher
/// @param rule the first that decides
/// @param article of the system's text: `5.2.1`
/// @param white what is due to the one who gets White
/// @param black what is due to the other
/// @since 0.1.0
public record ColourAllocation(
    Pair pair,
    int higher,
    ColourRule rule,
    String article,
    ColourPreference white,
    ColourPreference black) {
  public ColourAllocation {
    Require.atLeast(1, higher, "higher");
    Require.notBlank(article, "article");
  }

  /// The number of the one whom the rule favours: who gets a colour that is due, White for having
  /// had less of it, or another colour than the last time.
  public int favoured() {
    return switch (rule) {
      case HIGHER_ALTERNATES -> higher;
      case LOWER_ALTERNATES -> higher == pair.white() ? pair.black() : pair.white();
      case LOWER_DIFFERENCE, FEWER_WHITES -> pair.white();
      case BOTH_PREFERENCES,
          ONE_PREFERENCE,
          STRONGER_PREFERENCE,
          WIDER_DIFFERENCE,
          ALTERNATION,
          HIGHER_RANKED,
          INITIAL_COLOUR,
          SECOND_GAME ->
          due();
    };
  }

  private int due() {
    return black.due().filter(due -> due == Colour.BLACK).isPresent() ? pair.black() : pair.white();
  }
}
