package org.jadoube.server.http.page;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// The files that a page loads: its scripts with all that they import, styles and pictures.
final class PageFiles {
  private static final Pattern LOADED = Pattern.compile("(?:src|href)=\"/assets/([^\"#]+)\"");
  private static final Pattern IMPORTED = Pattern.compile("\\bfrom '(\\.[^']+)'");

  private final SequencedMap<String, byte[]> found = new LinkedHashMap<>();

  private PageFiles() {}

  /// By name, in the order in which they are found.
  static SequencedMap<String, byte[]> of(String page) {
    PageFiles files = new PageFiles();
    files.follow(LOADED, page, Assets.load(page).orElseThrow());
    return files.found;
  }

  /// Addresses of what a file loads are relative to the file.
  private void follow(Pattern addresses, String name, byte[] file) {
    URI from = URI.create(name);
    addresses
        .matcher(new String(file, StandardCharsets.UTF_8))
        .results()
        .map(result -> from.resolve(result.group(1)).toString())
        .forEach(this::add);
  }

  private void add(String name) {
    if (!found.containsKey(name)) {
      byte[] file = Assets.load(name).orElseThrow();
      found.put(name, file);
      follow(IMPORTED, name, file);
    }
  }
}
