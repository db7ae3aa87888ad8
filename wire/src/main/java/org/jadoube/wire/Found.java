package org.jadoube.wire;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.JsonNode;

/// Briefly names what was found at a place in a document.
final class Found {
  private static final int LONGEST = 40;
  private static final Pattern OF_INTEREST_TO_JACKSON =
      Pattern.compile(
          " \\(start marker at .*|, from `StreamReadConstraints[^`]*`| \\(code \\d+\\)");

  private static final Pattern REPEATED = Pattern.compile("^Duplicate .* property (.*)$");

  private Found() {}

  static String of(JsonNode node) {
    return switch (node.getNodeType()) {
      case MISSING -> "nothing";
      case OBJECT -> "an object";
      case ARRAY -> "an array";
      default -> shortened(node.toString());
    };
  }

  /// A description of the point at which text turns out not to be JSON.
  static String at(String json, int offset, JacksonException problem) {
    Matcher repeated = REPEATED.matcher(problem.getOriginalMessage());
    return repeated.find()
        ? "the field " + shortened(repeated.group(1)) + " twice"
        : at(json, offset);
  }

  private static String at(String json, int offset) {
    if (json.isBlank()) {
      return "nothing";
    }
    return offset >= json.length()
        ? "the end of the text"
        : "\"" + shortened(json.substring(offset).lines().findFirst().orElse("")) + "\"";
  }

  /// A description of what JSON would need there.
  static String hope(JacksonException problem) {
    if (REPEATED.matcher(problem.getOriginalMessage()).find()) {
      return "each field once";
    }
    String said = OF_INTEREST_TO_JACKSON.matcher(problem.getOriginalMessage()).replaceAll("");
    return problem instanceof StreamConstraintsException
        ? "a document within the limits (" + said + ")"
        : "JSON (" + said + ")";
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }
}
