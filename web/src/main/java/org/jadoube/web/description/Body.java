package org.jadoube.web.description;

import java.util.List;
import org.jadoube.wire.Document;

/// The body of a request.
///
/// @param document the name of the kind of document; empty if it is not JSON
/// @param examples documents of the kind
/// @param mediaType of the body
/// @param required whether it cannot be left out
public record Body(String document, List<String> examples, String mediaType, boolean required) {
  /// An act or a shorthand without its actor and its time, which the server knows.
  public static final String SENT_ACT = "sent-act";

  /// A document of a kind.
  public Body(String document, List<String> examples) {
    this(document, examples, "application/json", /* required= */ true);
  }

  /// Something other than JSON.
  public static Body ofText(String mediaType) {
    return new Body("", List.of(), mediaType, /* required= */ true);
  }

  /// A document that may be left out.
  public static Body maybe(Document<?> document) {
    return new Body(document.name(), List.of(), "application/json", /* required= */ false);
  }

  /// Copies the examples.
  public Body {
    examples = List.copyOf(examples);
  }

  /// An act in a game.
  public static Body ofAct(String... examples) {
    return new Body(SENT_ACT, List.of(examples));
  }
}
