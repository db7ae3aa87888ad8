package org.jadoube.web.http.page;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// The files that a page loads: its scripts, its style sheet and pictures.
final class PageFiles {
  private static final Pattern LOADED = Pattern.compile("(?:src|href)=\"/assets/([^\"#]+)\"");

  private PageFiles() {}

  /// The files by name, in the order in which the page names them.
  static SequencedMap<String, byte[]> of(String page) {
    SequencedMap<String, byte[]> files = new LinkedHashMap<>();
    LOADED
        .matcher(Pages.whole(page))
        .results()
        .map(loaded -> loaded.group(1))
        .forEach(name -> files.put(name, Assets.find(name).orElseThrow().body()));
    return files;
  }
}
