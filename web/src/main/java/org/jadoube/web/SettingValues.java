package org.jadoube.web;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.play.limits.Limits;
import org.jadoube.web.network.ForwardedBy;
import org.jadoube.web.network.Network;
import org.jadoube.web.network.Passphrase;

/// Reads the values of settings; empty if they are invalid.
final class SettingValues {
  private static final Pattern PORT = Pattern.compile("\\d{1,5}");
  private static final int HIGHEST_PORT = 65_535;

  static final String A_PORT = "a port, a whole number from 0 to " + HIGHEST_PORT;

  private SettingValues() {}

  static Optional<String> text(String value) {
    return Optional.of(value).filter(text -> !text.isEmpty());
  }

  static Optional<Passphrase> password(String value) {
    return text(value).map(Passphrase::new);
  }

  static Optional<Integer> port(String value) {
    return Optional.of(value)
        .filter(text -> PORT.matcher(text).matches())
        .map(Integer::valueOf)
        .filter(port -> port <= HIGHEST_PORT);
  }

  static Optional<Path> path(String value) {
    try {
      return text(value).map(Path::of);
    } catch (InvalidPathException none) {
      return Optional.empty();
    }
  }

  static Optional<Boolean> truth(String value) {
    return switch (value) {
      case "true" -> Optional.of(true);
      case "false" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  static Optional<ForwardedBy> header(String value) {
    return switch (value) {
      case "x-forwarded-for" -> Optional.of(ForwardedBy.X_FORWARDED);
      case "forwarded" -> Optional.of(ForwardedBy.FORWARDED);
      default -> Optional.empty();
    };
  }

  static Optional<Set<Network>> networks(String value) {
    List<Optional<Network>> read =
        Arrays.stream(value.split(",", -1)).map(String::strip).map(Network::read).toList();
    return read.stream().allMatch(Optional::isPresent)
        ? Optional.of(read.stream().flatMap(Optional::stream).collect(Collectors.toSet()))
        : Optional.empty();
  }

  static Function<String, Optional<Duration>> time(Duration least, Duration most) {
    return value ->
        Limits.time(value).filter(time -> time.compareTo(least) >= 0 && time.compareTo(most) <= 0);
  }

  static <E extends Enum<E>> Function<String, Optional<E>> choice(E[] constants) {
    return value ->
        Stream.of(constants).filter(constant -> word(constant).equals(value)).findFirst();
  }

  /// The constants as a phrase: `text or json`.
  static <E extends Enum<E>> String words(E[] constants) {
    List<String> words = Stream.of(constants).map(SettingValues::word).toList();
    int last = words.size() - 1;
    return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
