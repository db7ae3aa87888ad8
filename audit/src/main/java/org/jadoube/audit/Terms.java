package org.jadoube.audit;

import java.util.Optional;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Rule;

/// A provision of an edition that counts something: where it stands and how far it counts. Where
/// the edition lacks it, its number is never reached.
///
/// @param unbroken whether a repetition counts only in unbroken alternation (FIDE 2014, 9.6a)
record Terms(Optional<Citation> citation, int number, boolean unbroken) {
  private static final Terms NONE = new Terms(Optional.empty(), Integer.MAX_VALUE, false);

  /// A rule about a position that stands so many times.
  static Terms times(Edition edition, Rule rule) {
    return provision(edition, rule).map(each -> of(edition, rule, each, "times")).orElse(NONE);
  }

  /// A rule about a position after so many moves by each player; counted in plies.
  static Terms plies(Edition edition, Rule rule) {
    return provision(edition, rule)
        .map(each -> of(edition, rule, each, "moves"))
        .map(moves -> new Terms(moves.citation, 2 * moves.number, false))
        .orElse(NONE);
  }

  private static Terms of(Edition edition, Rule rule, Provision provision, String parameter) {
    return new Terms(
        Optional.of(edition.cite(rule)),
        Integer.parseInt(provision.parameters().get(parameter)),
        "consecutive".equals(provision.parameters().get("counting")));
  }

  private static Optional<Provision> provision(Edition edition, Rule rule) {
    return edition.provisions().stream()
        .filter(provision -> provision.rule().equals(Optional.of(rule)))
        .findFirst();
  }
}
