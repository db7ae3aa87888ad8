package org.jadoube.web.http.exchange;

import java.util.List;
import java.util.Optional;
import org.jadoube.wire.Document;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonText;

/// Invisible characters that disturb other people's text: direction marks, line breaks, unpaired
/// surrogates.
public final class Unseen {
  private static final String FOUND = "a character that cannot be seen";
  private static final String EXPECTED =
      "a text without line breaks, controls and halves of characters";
  private static final String JOINERS = "\u200c\u200d";

  private Unseen() {}

  /// Whether it is one of them. Joiners are not, because some scripts need them.
  static boolean is(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      case Character.FORMAT -> JOINERS.indexOf(character) < 0;
      default -> false;
    };
  }

  /// The fault of a document with such a character in a string that others will read. Invalid JSON
  /// is left to the reader.
  ///
  /// @param cleaned the places of strings that are cleaned instead of refused
  public static Optional<JsonFault> in(Document<?> document, String json, String... cleaned) {
    return JsonText.all(json).stream()
        .filter(text -> shown(text).codePoints().anyMatch(Unseen::is))
        .map(JsonText::pointer)
        .filter(pointer -> !List.of(cleaned).contains(pointer))
        .findFirst()
        .map(pointer -> refused(document.fault(json, pointer, EXPECTED)));
  }

  /// The text; house rules alone have lines.
  private static String shown(JsonText text) {
    return text.pointer().endsWith("/regulations/houseRules")
        ? text.text().replaceAll("[\\n\\r\\t]", " ")
        : text.text();
  }

  private static JsonFault refused(JsonFault fault) {
    return new JsonFault(fault.pointer(), fault.line(), fault.column(), FOUND, fault.expected());
  }
}
