package org.jadoube.web;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// A setting: `trusted-proxies` in a settings file, `JADOUBE_TRUSTED_PROXIES` in the environment,
/// `--trusted-proxies` on the command line.
///
/// @param usual its default, as it would be written in a file; empty for none
/// @param expected a description of its values
/// @param isSecret whether others on the machine must not see it; if so, it is not an option, and
///   no message shows it
/// @param change applies a value to the options; empty if the value is invalid
public record Setting(
    String key,
    String usual,
    String expected,
    boolean isSecret,
    BiFunction<ServerOptions, String, Optional<ServerOptions>> change) {
  static <T> Setting of(
      String key,
      String usual,
      String expected,
      Function<String, Optional<T>> reader,
      BiFunction<ServerOptions, T, ServerOptions> change) {
    return new Setting(
        key,
        usual,
        expected,
        /* isSecret= */ false,
        (options, text) -> reader.apply(text).map(value -> change.apply(options, value)));
  }

  Setting secret() {
    return new Setting(key, usual, expected, /* isSecret= */ true, change);
  }

  /// Its name in the environment.
  public String variable() {
    return Settings.PREFIX + key.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  /// Its name on the command line; empty if it must not be there.
  public Optional<String> flag() {
    return isSecret ? Optional.empty() : Optional.of("--" + key);
  }

  /// Its meaning and an example, as documented.
  public SettingText text() {
    return SettingText.of(key);
  }

  /// The options with this setting.
  ///
  /// @param place where the value was found, for the message
  /// @throws StartFailure with what was found and what was expected
  ServerOptions in(ServerOptions options, String place, String value) throws StartFailure {
    String found = isSecret ? "a value" : "'" + value + "'";
    return change
        .apply(options, value)
        .orElseThrow(
            () -> new StartFailure(place + ": found " + found + ", expected " + expected + "."));
  }
}
