package org.jadoube.laws.regulations;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Amendment;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.TextFault;

/// The rules of an event or a federation beside an edition of the Laws, as an organiser writes
/// them: a column that borrows everything from the edition but what its clauses say. Rulings under
/// a clause cite it. They are values, not code: each key names a value of the [Regulations] or a
/// parameter of a provision.
///
/// ```text
/// title = Youth League 2026
/// edition = FIDE 2023
///
/// [2.1] Players may be 15 minutes late.
/// default-time = 15 min
///
/// [4] The third illegal move loses.
/// illegal-move-loss.times = 3
/// ```
///
/// ```java
/// String text = "title = Cup\nedition = FIDE 2023\n[1] No draws.\ndraws = never\n";
/// HouseRules rules = HouseRules.read(text).rules().orElseThrow(); // => Cup
/// Regulations.of(TimeControl.UNTIMED).under(rules).drawRestriction(); // => Never[]
/// ```
///
/// @since 0.1.0
public final class HouseRules {
  /// The longest text, in characters.
  public static final int LONGEST = 1 << 15;

  private final String text;
  private final String title;
  private final Edition edition;
  private final List<Clause> clauses;
  private final List<HouseTerm> terms;

  HouseRules(
      String text, String title, Edition edition, List<Clause> clauses, List<HouseTerm> terms) {
    this.text = text;
    this.title = title;
    this.edition = edition;
    this.clauses = clauses;
    this.terms = terms;
  }

  /// A clause.
  ///
  /// @param number its number, such as `2.1`
  /// @param words its words, for people
  /// @param settings what it settles; none if it is for people alone
  public record Clause(String number, String words, List<Setting> settings) {
    public Clause {
      settings = List.copyOf(settings);
    }
  }

  /// A value that a clause settles.
  ///
  /// @param value the value as it is written
  /// @param insteadOf the provision of the edition that is not cited any more, if there is one
  public record Setting(String key, String value, Optional<Citation> insteadOf) {}

  /// A text as it was read: the rules, or all its faults.
  public record Reading(Optional<HouseRules> rules, List<TextFault> faults) {
    public Reading {
      faults = List.copyOf(faults);
    }
  }

  /// Reads house rules. The faults are in the order of the text, up to a hundred.
  public static Reading read(String text) {
    return new HouseRulesReader(text).reading();
  }

  /// Their name.
  public String title() {
    return title;
  }

  /// The edition of the Laws that they are written for.
  public Edition edition() {
    return edition;
  }

  /// The edition with their values, which cites their clauses.
  Edition amended() {
    List<Amendment> amendments = terms.stream().flatMap(term -> term.amendment().stream()).toList();
    return edition.amended(amendments);
  }

  /// Their clauses, in order.
  public List<Clause> clauses() {
    return clauses;
  }

  /// The text that they were read from.
  public String text() {
    return text;
  }

  /// Regulations with everything that they settle.
  Regulations settled(Regulations regulations) {
    Regulations settled = regulations;
    for (HouseTerm term : terms) {
      settled = term.apply().apply(settled);
    }
    return settled;
  }

  /// The first of their lines that these regulations do not keep.
  Optional<HouseTerm> broken(Regulations regulations) {
    return terms.stream().filter(term -> !term.holds().test(regulations)).findFirst();
  }

  /// Their first line that contradicts another.
  Optional<HouseTerm> contradiction() {
    return broken(settled(Regulations.of(TimeControl.UNTIMED, edition)));
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof HouseRules other && text.equals(other.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return title;
  }
}
