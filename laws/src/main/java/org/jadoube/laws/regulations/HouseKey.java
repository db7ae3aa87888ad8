package org.jadoube.laws.regulations;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jadoube.laws.edition.Amendment;
import org.jadoube.laws.edition.HouseClause;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Rule;

/// A key of house rules.
///
/// @param name as it is written
/// @param expected the values it can have, in words
/// @param rule the provision whose place its clause takes, if it takes one's
/// @param read gives the meaning of a value; empty if it has none
record HouseKey(
    String name, String expected, Optional<Rule> rule, Function<String, Optional<Meaning>> read) {
  /// The meaning of a value.
  ///
  /// @param amendment what it changes in the edition, once its clause is known
  record Meaning(
      Function<HouseClause, Optional<Amendment>> amendment,
      UnaryOperator<Regulations> apply,
      Predicate<Regulations> holds) {}

  /// A key for a value of the regulations.
  static HouseKey settling(
      String name,
      String expected,
      Optional<Rule> rule,
      Function<String, Optional<UnaryOperator<Regulations>>> read) {
    return new HouseKey(
        name,
        expected,
        rule,
        value ->
            read.apply(value)
                .map(apply ->
                    new Meaning(
                        clause -> rule.map(each -> Amendment.of(clause, each)),
                        apply,
                        regulations -> apply.apply(regulations).equals(regulations))));
  }

  /// A key that settles nothing, but to which regulations have to keep.
  static HouseKey demanding(
      String name, String expected, Function<String, Optional<Predicate<Regulations>>> read) {
    return new HouseKey(
        name,
        expected,
        Optional.empty(),
        value ->
            read.apply(value)
                .map(holds -> new Meaning(_ -> Optional.empty(), UnaryOperator.identity(), holds)));
  }

  /// The key for a parameter of a provision.
  static HouseKey of(String name, Parameter<?> parameter) {
    return new HouseKey(
        name,
        parameter.expected(),
        Optional.of(parameter.rule()),
        text ->
            parameter
                .read(text)
                .map(value ->
                    new Meaning(
                        clause -> Optional.of(Amendment.of(clause, value)),
                        UnaryOperator.identity(),
                        _ -> true)));
  }

  /// A line with this key.
  ///
  /// @param place where its value stands in the text
  Optional<HouseTerm> term(int place, HouseClause clause, String value) {
    return read.apply(value)
        .map(meaning ->
            new HouseTerm(
                place,
                clause,
                name + " = " + value,
                meaning.amendment().apply(clause),
                meaning.apply(),
                meaning.holds()));
  }
}
