package org.jadoube.notation.pgn.game;

import static java.util.Objects.requireNonNull;

/// A tag pair: a name and its value, without quotes and escapes.
public record PgnTag(String name, String value) {
  public PgnTag {
    requireNonNull(name, "name");
    requireNonNull(value, "value");
  }
}
