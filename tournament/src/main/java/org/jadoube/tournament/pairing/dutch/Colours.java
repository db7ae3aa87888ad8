package org.jadoube.tournament.pairing.dutch;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourPreference.Strength;
import org.jadoube.tournament.pairing.ColourRule;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.field.Grant;
import org.jadoube.tournament.pairing.field.Played;

/// The colours that a player has had, and the one that is due (1.6, 1.7).
record Colours(Played played, ColourPreference preference) {
  static Colours of(List<PastRound> past) {
    Played played = Played.of(past);
    return new Colours(
        played, played.last().map(last -> preference(played, last)).orElse(ColourPreference.NONE));
  }

  private static ColourPreference preference(Played played, Colour last) {
    int difference = played.difference();
    int towardsLast = last == Colour.WHITE ? difference : -difference;
    if (Math.abs(difference) > 1) {
      return new ColourPreference(less(difference), Strength.ABSOLUTE, difference);
    }
    if (played.lastTwo().isPresent() && towardsLast >= 0) {
      return new ColourPreference(Optional.of(last.opposite()), Strength.ABSOLUTE, difference);
    }
    return difference == 0
        ? new ColourPreference(Optional.of(last.opposite()), Strength.MILD, difference)
        : new ColourPreference(less(difference), Strength.STRONG, difference);
  }

  private static Optional<Colour> less(int difference) {
    return Optional.of(difference > 0 ? Colour.BLACK : Colour.WHITE);
  }

  Optional<Colour> due() {
    return preference.due();
  }

  Strength strength() {
    return preference.strength();
  }

  /// The colour against a lower-ranked opponent; empty if nobody has played yet (5.2.1 to 5.2.4).
  Optional<Grant> against(Colours lower) {
    return preference.clashes(lower.preference)
        ? Optional.of(contested(lower))
        : due()
            .or(() -> lower.due().map(Colour::opposite))
            .map(colour -> new Grant(colour, ColourRule.BOTH_PREFERENCES));
  }

  private Grant contested(Colours lower) {
    Colour contested = due().orElseThrow();
    int stronger = strength().compareTo(lower.strength());
    if (stronger != 0) {
      return granted(contested, stronger, ColourRule.STRONGER_PREFERENCE);
    }
    int wider = Math.abs(preference.difference()) - Math.abs(lower.preference.difference());
    if (strength() == Strength.ABSOLUTE && wider != 0) {
      return granted(contested, wider, ColourRule.WIDER_DIFFERENCE);
    }
    return played
        .lastDifferent(lower.played)
        .map(ours -> new Grant(ours.opposite(), ColourRule.ALTERNATION))
        .orElseGet(() -> new Grant(contested, ColourRule.HIGHER_RANKED));
  }

  private static Grant granted(Colour contested, int more, ColourRule rule) {
    return new Grant(more > 0 ? contested : contested.opposite(), rule);
  }
}
