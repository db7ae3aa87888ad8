package org.jadoube.laws.edition;

import java.util.Optional;

/// A number or choice that a provision leaves to each edition: how many minutes, how many times,
/// who decides. Every edition that has the provision has a value for it, in the catalogue. All
/// parameters are declared in [Parameters]; [Edition#value] gives their values.
///
/// @param <T> the type of its values
/// @since 0.1.0
public final class Parameter<T> {
  private final Rule rule;
  private final String name;
  private final ParameterType<T> type;

  Parameter(Rule rule, String name, ParameterType<T> type) {
    this.rule = rule;
    this.name = name;
    this.type = type;
  }

  /// The provision it belongs to.
  public Rule rule() {
    return rule;
  }

  /// Its name in the catalogue, unique within its provision: `opponent-gains-minutes`.
  public String name() {
    return name;
  }

  ParameterType<T> type() {
    return type;
  }

  /// The value that a text stands for, written as in the catalogue: `2`, `on-person`; empty if it
  /// stands for none.
  public Optional<ParameterValue<T>> read(String text) {
    return type.read().apply(text).map(value -> new ParameterValue<>(this, text, value));
  }

  /// The texts that stand for a value: `a whole number of minutes`.
  public String expected() {
    return type.expected();
  }

  @Override
  public String toString() {
    return name + " of " + rule;
  }
}
