package org.jadoube.web.http;

/// Translates addresses from the time when tournaments were called events, so that printed links
/// and older programs still find them.
final class OlderPaths {
  private OlderPaths() {}

  /// Today's form of a path.
  static String today(String path) {
    if (path.equals("/api/events") || path.startsWith("/api/events/")) {
      return "/api/tournaments" + path.substring("/api/events".length());
    }
    return path.startsWith("/event/") ? "/tournament/" + path.substring("/event/".length()) : path;
  }
}
