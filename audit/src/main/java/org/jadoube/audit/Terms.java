package org.jadoube.audit;

import java.util.Optional;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.Counting;

/// A provision of an edition that counts something: where it stands and how far it counts. Where
/// the edition lacks it, its number is never reached.
///
/// @param unbroken whether a repetition counts only in unbroken alternation (FIDE 2014, 9.6a)
record Terms(Optional<Citation> citation, int number, boolean unbroken) {
  private static final Terms NONE = new Terms(Optional.empty(), Integer.MAX_VALUE, false);

  /// How often a position must stand.
  static Terms times(Edition edition, Parameter<Integer> times) {
    return of(edition, times, edition.find(times).orElse(0));
  }

  /// After how many moves by each player; counted in plies.
  static Terms plies(Edition edition, Parameter<Integer> moves) {
    return of(edition, moves, 2 * edition.find(moves).orElse(0));
  }

  private static Terms of(Edition edition, Parameter<Integer> parameter, int number) {
    Rule rule = parameter.rule();
    boolean unbroken =
        rule == Parameters.OCCURRENCES_COUNTED.rule()
            && edition
                .find(Parameters.OCCURRENCES_COUNTED)
                .equals(Optional.of(Counting.CONSECUTIVE));
    return edition.has(rule) ? new Terms(Optional.of(edition.cite(rule)), number, unbroken) : NONE;
  }
}
