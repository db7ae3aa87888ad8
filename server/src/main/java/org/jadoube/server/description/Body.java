package org.jadoube.server.description;

import java.util.List;

/// What is sent with a request.
///
/// @param document the name of the kind of document
/// @param examples documents of the kind
public record Body(String document, List<String> examples) {
  /// An act or a shorthand without its actor and its time, which the server knows.
  public static final String SENT_ACT = "sent-act";

  /// Copies the examples.
  public Body {
    examples = List.copyOf(examples);
  }

  /// What is done in a game.
  public static Body ofAct(String... examples) {
    return new Body(SENT_ACT, List.of(examples));
  }
}
