package org.jadoube.store;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A parsed PostgreSQL URL. The pool and the log see an address without secrets, which the driver
/// gets separately. User and password may precede the host, which the driver itself does not
/// support; the password may contain any character.
///
/// @param url the host and the database, nothing else
/// @param properties the user, the password and all other parameters
record PostgreSqlAddress(String url, Map<String, String> properties) {
  static final String PREFIX = "jdbc:postgresql:";

  private static final String HOST = "(?:[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+])?(?::\\d{1,5})?";
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
  private static final String PARAMETER = NAME + "(?:=[^&]*)?";
  private static final Pattern PLACE =
      Pattern.compile(
          String.format(
              Locale.ROOT,
              "(?<place>(?://%1$s(?:,%1$s)*)?(?<name>/?[^/?#@:]*))(?:\\?(?<query>%2$s(?:&.*)?)?)?",
              HOST,
              PARAMETER));
  private static final Set<String> CREDENTIALS = Set.of("user", "password");

  PostgreSqlAddress {
    properties = Map.copyOf(properties);
  }

  /// Parses an address; empty if it is not one.
  static Optional<PostgreSqlAddress> read(String url) {
    if (!url.startsWith(PREFIX)) {
      return Optional.empty();
    }
    String rest = url.substring(PREFIX.length());
    return place(rest, "").or(() -> withCredentials(rest));
  }

  /// A password may contain any character, even its own terminators. So it ends before the longest
  /// rest that names a database, or else before the longest possible rest.
  private static Optional<PostgreSqlAddress> withCredentials(String rest) {
    if (!rest.startsWith("//")) {
      return Optional.empty();
    }
    Optional<PostgreSqlAddress> nameless = Optional.empty();
    for (int at = rest.lastIndexOf('@'); at > 0; at = rest.lastIndexOf('@', at - 1)) {
      String behind = "//" + rest.substring(at + 1);
      Optional<PostgreSqlAddress> place = place(behind, rest.substring(2, at));
      if (place.isPresent() && behind.indexOf('/', 2) > 0) {
        return place;
      }
      nameless = nameless.or(() -> place);
    }
    return nameless;
  }

  private static Optional<PostgreSqlAddress> place(String text, String credentials) {
    Matcher matcher = PLACE.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Map<String, String> properties = new LinkedHashMap<>();
    if (!credentials.isEmpty()) {
      int colon = credentials.indexOf(':');
      properties.put("user", literal(colon < 0 ? credentials : credentials.substring(0, colon)));
      if (colon >= 0) {
        properties.put("password", literal(credentials.substring(colon + 1)));
      }
    }
    String query = matcher.group("query");
    for (String parameter : query == null ? new String[0] : query.split("&")) {
      int equals = parameter.indexOf('=');
      String name = equals < 0 ? parameter : parameter.substring(0, equals);
      if (NAME.matcher(name).matches()) {
        properties.put(canonical(name), equals < 0 ? "" : decoded(parameter.substring(equals + 1)));
      }
    }
    return Optional.of(new PostgreSqlAddress(PREFIX + matcher.group("place"), properties));
  }

  /// `PASSWORD`, in any case, means the password.
  private static String canonical(String parameter) {
    String lower = parameter.toLowerCase(Locale.ROOT);
    return CREDENTIALS.contains(lower) ? lower : parameter;
  }

  /// Before the host, a plus sign is literal.
  private static String literal(String text) {
    return decoded(text.replace("+", "%2B"));
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notEncoded) {
      return text.replace("%2B", "+");
    }
  }

  /// Without the properties, some of which are secret.
  @Override
  public String toString() {
    return url;
  }
}
