package org.jadoube.server;

import java.net.InetAddress;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.server.network.Limit;
import org.jadoube.server.network.Limits;
import org.jadoube.server.network.Senders;

/// A setting in a settings file.
///
/// @param expected what its value should look like, in words
/// @param change applies a value to the options; empty if the value is invalid
record Setting(
    String key,
    String expected,
    BiFunction<ServerOptions, String, Optional<ServerOptions>> change) {
  private static final Pattern PORT = Pattern.compile("\\d{1,5}");
  private static final int HIGHEST_PORT = 65_535;

  private static final Map<String, Setting> ALL =
      Stream.concat(plain().stream(), Limits.all().stream().map(Setting::of))
          .collect(Collectors.toUnmodifiableMap(Setting::key, setting -> setting));

  static Optional<Setting> named(String key) {
    return Optional.ofNullable(ALL.get(key));
  }

  static Set<String> keys() {
    return ALL.keySet();
  }

  private static List<Setting> plain() {
    return List.of(
        of("host", "an address or a name", Setting::text, ServerOptions::withHost),
        of("port", "a port from 0 to " + HIGHEST_PORT, Setting::port, ServerOptions::withPort),
        of("data", "a directory", Setting::path, ServerOptions::withData),
        of("database", "a JDBC URL", Setting::text, ServerOptions::withDatabase),
        of(
            "trusted-proxies",
            "addresses with commas between them",
            Setting::addresses,
            (options, proxies) ->
                options.with(new Senders(options.senders().sparesLoopback(), proxies))),
        of(
            "loopback-exempt",
            "true or false",
            Setting::truth,
            (options, spares) -> options.with(new Senders(spares, options.senders().proxies()))));
  }

  private static <T> Setting of(
      String key,
      String expected,
      Function<String, Optional<T>> reader,
      BiFunction<ServerOptions, T, ServerOptions> change) {
    return new Setting(
        key,
        expected,
        (options, text) -> reader.apply(text).map(value -> change.apply(options, value)));
  }

  private static Setting of(Limit limit) {
    return new Setting(
        limit.key(),
        Limits.expected(limit),
        (options, text) -> options.limits().with(limit, text).map(options::with));
  }

  private static Optional<String> text(String value) {
    return Optional.of(value).filter(text -> !text.isEmpty());
  }

  private static Optional<Integer> port(String value) {
    return Optional.of(value)
        .filter(text -> PORT.matcher(text).matches())
        .map(Integer::valueOf)
        .filter(port -> port <= HIGHEST_PORT);
  }

  private static Optional<Path> path(String value) {
    try {
      return text(value).map(Path::of);
    } catch (InvalidPathException none) {
      return Optional.empty();
    }
  }

  private static Optional<Boolean> truth(String value) {
    return switch (value) {
      case "true" -> Optional.of(true);
      case "false" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  private static Optional<Set<InetAddress>> addresses(String value) {
    List<Optional<InetAddress>> read =
        Arrays.stream(value.split(",", -1)).map(String::strip).map(Senders::address).toList();
    return read.stream().allMatch(Optional::isPresent)
        ? Optional.of(read.stream().flatMap(Optional::stream).collect(Collectors.toSet()))
        : Optional.empty();
  }
}
