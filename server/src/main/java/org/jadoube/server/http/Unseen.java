package org.jadoube.server.http;

import java.util.List;
import java.util.Optional;
import org.jadoube.wire.Document;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonText;

/// Characters that nobody sees but everybody's text suffers from: they turn it around, break its
/// lines, or are half of a letter.
final class Unseen {
  private static final String FOUND = "a character that cannot be seen";
  private static final String EXPECTED =
      "a text without line breaks, controls and halves of characters";
  private static final String JOINERS = "\u200c\u200d";

  private Unseen() {}

  /// Whether it is one of them; joiners, which some scripts are written with, are not.
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

  /// What is wrong with a document that has such a character in a text that others will read; what
  /// is no JSON is left to its reader.
  ///
  /// @param cleaned the places of texts that may have them, since they are taken out
  static Optional<JsonFault> in(Document<?> document, String json, String... cleaned) {
    return JsonText.all(json).stream()
        .filter(text -> text.text().codePoints().anyMatch(Unseen::is))
        .map(JsonText::pointer)
        .filter(pointer -> !List.of(cleaned).contains(pointer))
        .findFirst()
        .map(pointer -> refused(document.fault(json, pointer, EXPECTED)));
  }

  private static JsonFault refused(JsonFault fault) {
    return new JsonFault(fault.pointer(), fault.line(), fault.column(), FOUND, fault.expected());
  }
}
