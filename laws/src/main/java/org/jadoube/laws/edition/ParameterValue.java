package org.jadoube.laws.edition;

/// An edition's value for a parameter.
///
/// @param <T> the type of the value
/// @since 0.1.0
public final class ParameterValue<T> {
  private final Parameter<T> parameter;
  private final String cell;
  private final T value;

  /// @param cell how the catalogue writes the value
  ParameterValue(Parameter<T> parameter, String cell, T value) {
    this.parameter = parameter;
    this.cell = cell;
    this.value = value;
  }

  /// The parameter it is a value of.
  public Parameter<T> parameter() {
    return parameter;
  }

  /// Its value.
  public T value() {
    return value;
  }

  /// How the catalogue writes the value: `2`, `on-person`.
  String cell() {
    return cell;
  }

  /// The value in words: `two minutes`, `third`, `on person`.
  public String words() {
    return parameter.type().words().apply(value);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof ParameterValue<?> other
        && parameter.equals(other.parameter)
        && value.equals(other.value);
  }

  @Override
  public int hashCode() {
    return 31 * parameter.hashCode() + value.hashCode();
  }

  @Override
  public String toString() {
    return parameter.name() + ": " + words();
  }
}
