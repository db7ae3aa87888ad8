package org.jadoube.laws.edition;

/// A number or choice that a provision leaves to each edition: how many minutes, how many times,
/// who decides. Every edition that has the provision has a value for it, in the catalogue. All
/// parameters are declared in [Parameters]; [Edition#value] gives their values.
///
/// @param <T> the type of its values
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

  @Override
  public String toString() {
    return name + " of " + rule;
  }
}
