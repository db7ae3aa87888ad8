package org.jadoube.web.http;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.web.http.exchange.Route;

/// A route's path as a pattern: `{id}` matches one segment, `{+name}` the rest of the path.
record PathPattern(Route route, Pattern pattern) {
  private static final Pattern OPEN = Pattern.compile("\\{(\\+?)([a-z]+)}");

  static PathPattern of(Route route) {
    Matcher open = OPEN.matcher(route.path());
    StringBuilder pattern = new StringBuilder();
    int end = 0;
    while (open.find()) {
      pattern.append(Pattern.quote(route.path().substring(end, open.start())));
      pattern.append("(?<").append(open.group(2)).append('>');
      pattern.append(open.group(1).isEmpty() ? "[^/]+)" : ".+)");
      end = open.end();
    }
    pattern.append(Pattern.quote(route.path().substring(end)));
    return new PathPattern(route, Pattern.compile(pattern.toString()));
  }

  Optional<Routes.Found> match(String path) {
    Matcher found = pattern.matcher(path);
    return found.matches()
        ? Optional.of(new Routes.Found(route.handler(), parts(found)))
        : Optional.empty();
  }

  private static Map<String, String> parts(Matcher found) {
    return found.namedGroups().keySet().stream()
        .collect(Collectors.toMap(name -> name, found::group));
  }
}
