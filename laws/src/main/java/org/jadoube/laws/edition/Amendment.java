package org.jadoube.laws.edition;

import java.util.Optional;

/// A provision that a clause of house rules takes the place of. It is cited instead of the Article.
///
/// @param clause the clause
/// @param rule the provision
/// @param value the value that the clause gives to a parameter of the provision; empty if its value
///   lies in the regulations
/// @since 0.1.0
public record Amendment(HouseClause clause, Rule rule, Optional<ParameterValue<?>> value) {
  /// A clause that gives a parameter another value.
  public static Amendment of(HouseClause clause, ParameterValue<?> value) {
    return new Amendment(clause, value.parameter().rule(), Optional.of(value));
  }

  /// A clause whose value lies in the regulations.
  public static Amendment of(HouseClause clause, Rule rule) {
    return new Amendment(clause, rule, Optional.empty());
  }
}
