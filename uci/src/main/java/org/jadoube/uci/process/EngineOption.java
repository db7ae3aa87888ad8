package org.jadoube.uci.process;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// An option that an engine declares, with the values that it takes. Names are the same in capitals
/// and small letters.
///
/// ```java
/// EngineOption hash = new EngineOption.Spin("Hash", 16, 1, 1024);
/// hash.fault("0"); // => Optional[Hash must be a whole number from 1 to 1024, not '0']
/// hash.fault("64"); // => Optional.empty
/// ```
///
/// @since 0.1.0
public sealed interface EngineOption {
  /// On or off.
  record Check(String name, boolean initial) implements EngineOption {
    @Override
    public Optional<String> fault(String value) {
      return isOneOf(List.of("true", "false"), value)
          ? Optional.empty()
          : EngineOption.fault(name, "true or false", value);
    }
  }

  /// A whole number.
  record Spin(String name, long initial, long least, long most) implements EngineOption {
    @Override
    public Optional<String> fault(String value) {
      return isWithin(value)
          ? Optional.empty()
          : EngineOption.fault(name, "a whole number from " + least + " to " + most, value);
    }

    private boolean isWithin(String value) {
      try {
        long number = Long.parseLong(value);
        return number >= least && number <= most;
      } catch (NumberFormatException text) {
        return false;
      }
    }
  }

  /// One of some values.
  record Combo(String name, String initial, List<String> values) implements EngineOption {
    public Combo {
      values = List.copyOf(values);
    }

    @Override
    public Optional<String> fault(String value) {
      return isOneOf(values, value)
          ? Optional.empty()
          : EngineOption.fault(name, "one of " + String.join(", ", values), value);
    }
  }

  /// Something that the engine does when it is told to.
  record Button(String name) implements EngineOption {
    @Override
    public Optional<String> fault(String value) {
      return value.isEmpty() ? Optional.empty() : EngineOption.fault(name, "without value", value);
    }
  }

  /// Any text.
  record Text(String name, String initial) implements EngineOption {
    @Override
    public Optional<String> fault(String value) {
      return value.lines().count() <= 1
          ? Optional.empty()
          : EngineOption.fault(name, "one line", value);
    }
  }

  /// Its name.
  String name();

  /// A sentence on why the option does not take this value; empty if it does.
  Optional<String> fault(String value);

  /// Whether it goes by that name.
  default boolean isNamed(String name) {
    return name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT));
  }

  private static boolean isOneOf(List<String> values, String value) {
    return values.stream().anyMatch(value::equalsIgnoreCase);
  }

  private static Optional<String> fault(String name, String expected, String value) {
    return Optional.of(name + " must be " + expected + ", not '" + value + "'");
  }
}
