package org.jadoube.cli.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.audit.form.TagForm;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// The tags of the games so far, by their place in the game, each with its last value. Neighbouring
/// games share tags and many values, so hardly any is decoded and checked twice.
final class KnownTags {
  private static final int MOST = 64;

  private final List<Known> known = new ArrayList<>();

  /// A tag as it was checked.
  ///
  /// @param form the format of its value; empty if any will do
  /// @param fits whether the value has it
  /// @param timeControl its fault as a time control
  record Known(
      String name,
      String value,
      Optional<TagForm> form,
      boolean fits,
      Optional<TextFault> timeControl) {
    static Known of(String name, String value) {
      Optional<TagForm> form = TagForm.of(name);
      boolean timed = name.equals("TimeControl") && !value.isEmpty();
      return new Known(
          name,
          value,
          form,
          form.isEmpty() || form.get().fits(value),
          timed ? PgnTimeControl.read(value).faultIfAny() : Optional.empty());
    }

    boolean is(PgnText name, PgnText value) {
      return isNamed(name) && value.isAscii(this.value) && this.value.indexOf('\\') < 0;
    }

    private boolean isNamed(PgnText name) {
      return !name.isRenamed() && name.isAscii(this.name);
    }

    /// This tag with another value.
    private Known with(PgnText name, PgnText value) {
      return isNamed(name)
          ? of(this.name, value.toString())
          : of(name.toString(), value.toString());
    }
  }

  /// The tag at `place` among those of its game.
  Known at(int place, PgnText name, PgnText value) {
    if (place >= MOST) {
      return Known.of(name.toString(), value.toString());
    }
    if (place >= known.size()) {
      known.add(Known.of(name.toString(), value.toString()));
    } else if (!known.get(place).is(name, value)) {
      known.set(place, known.get(place).with(name, value));
    }
    return known.get(place);
  }
}
