package org.jadoube.laws.edition;

import org.jadoube.chess.domain.Require;

/// A clause of house rules, which an event has in place of a provision of the Laws.
///
/// @param title the name of the house rules
/// @param number the number of the clause, such as `2.1`
/// @since 0.1.0
public record HouseClause(String title, String number) {
  public HouseClause {
    Require.notBlank(title, "title");
    Require.notBlank(number, "number");
  }

  @Override
  public String toString() {
    return title + ", " + number;
  }
}
