package org.jadoube.web.view;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.tournaments.Explained.Colours;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourRule;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Names;

/// The colours of a pair of a Swiss by the rules, and why it gets them.
///
/// @param followed whether the pair has these colours in the round
/// @param rule the first that decides
/// @param article of the system's text
/// @param text in the reader's language, without the Article
public record PairingColours(
    Preference white,
    Preference black,
    boolean followed,
    @NameOf(ColourRule.class) String rule,
    String article,
    String text) {
  /// The colour that is due to a player, and how strongly.
  ///
  /// @param number the pairing number
  /// @param due left out before the first game
  /// @param difference games with White minus games with Black
  /// @param text in the reader's language
  public record Preference(
      int number,
      @NameOf(Colour.class) Optional<String> due,
      @NameOf(ColourPreference.Strength.class) String strength,
      int difference,
      String text) {
    static Preference of(int number, ColourPreference preference, ColourSentences sentences) {
      return new Preference(
          number,
          preference.due().map(Names::of),
          Names.of(preference.strength()),
          preference.difference(),
          sentences.preference(number, preference));
    }
  }

  static PairingColours of(Colours colours, ColourSentences sentences) {
    ColourAllocation rules = colours.rules();
    return new PairingColours(
        Preference.of(rules.pair().white(), rules.white(), sentences),
        Preference.of(rules.pair().black(), rules.black(), sentences),
        colours.followed(),
        Names.of(rules.rule()),
        rules.article(),
        sentences.colours(colours));
  }
}
