package org.jadoube.wire;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/// A place in a text; both numbers start at 1.
record TextPlace(int line, int column) {

  static TextPlace of(String text, int offset) {
    String before = text.substring(0, Math.min(offset, text.length()));
    int lines = (int) before.chars().filter(letter -> letter == '\n').count();
    return new TextPlace(lines + 1, before.length() - before.lastIndexOf('\n'));
  }

  /// The place a JSON Pointer refers to, or the nearest enclosing object or array if there is
  /// nothing.
  ///
  /// @param name true for the place of the field's name, false for that of its value
  static TextPlace of(String json, String pointer, boolean name, JsonMapper mapper) {
    for (String at = pointer; !at.isEmpty(); at = at.substring(0, at.lastIndexOf('/'))) {
      int offset = offset(json, at, name, mapper);
      if (offset >= 0) {
        return of(json, offset);
      }
    }
    return of(json, Math.max(0, json.indexOf('{')));
  }

  private static int offset(String json, String pointer, boolean name, JsonMapper mapper) {
    try (JsonParser parser = mapper.createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if ((name || token != JsonToken.PROPERTY_NAME)
            && parser.streamReadContext().pathAsPointer().toString().equals(pointer)) {
          return (int) parser.currentTokenLocation().getCharOffset();
        }
      }
      return -1;
    } catch (JacksonException unreadable) {
      return -1;
    }
  }
}
