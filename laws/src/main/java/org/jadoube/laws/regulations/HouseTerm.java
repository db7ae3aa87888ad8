package org.jadoube.laws.regulations;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jadoube.laws.edition.Amendment;
import org.jadoube.laws.edition.HouseClause;

/// A line of house rules with its meaning.
///
/// @param place where its value stands in the text
/// @param clause the clause it belongs to
/// @param line the line as it is written
/// @param amendment the provision whose place the clause takes, if it takes one's
/// @param apply settles its value in regulations
/// @param holds whether regulations keep it
record HouseTerm(
    int place,
    HouseClause clause,
    String line,
    Optional<Amendment> amendment,
    UnaryOperator<Regulations> apply,
    Predicate<Regulations> holds) {
  @Override
  public String toString() {
    return clause + ": " + line;
  }
}
