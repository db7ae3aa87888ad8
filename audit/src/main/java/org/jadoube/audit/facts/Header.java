package org.jadoube.audit.facts;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jadoube.laws.regulations.TimeClass;

/// The tags of a game.
///
/// @param tags by name, as written
/// @param timeClass the class of the time control; empty if it is unknown
/// @since 0.1.0
public record Header(Map<String, String> tags, Optional<TimeClass> timeClass) {
  private static final Pattern RATING = Pattern.compile("[1-9]\\d{2,3}");

  public Header {
    tags = Map.copyOf(tags);
  }

  /// A tag as written; empty if it is absent or unknown (`?`, `-`).
  public Optional<String> tag(String name) {
    return Optional.ofNullable(tags.get(name))
        .filter(value -> !value.isBlank() && !value.equals("?") && !value.equals("-"));
  }

  /// A rating; empty if no value could be one.
  public OptionalInt rating(String name) {
    return tag(name)
        .filter(value -> RATING.matcher(value).matches())
        .map(value -> OptionalInt.of(Integer.parseInt(value)))
        .orElseGet(OptionalInt::empty);
  }
}
