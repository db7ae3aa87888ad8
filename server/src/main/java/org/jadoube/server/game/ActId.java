package org.jadoube.server.game;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.Colour;
import org.jadoube.server.view.Words;

/// The id that a player gave an act, so that sending it twice does no harm.
public record ActId(String colour, String text) {
  private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  /// The id of an act of that player; empty if it is not one.
  public static Optional<ActId> read(Colour by, String text) {
    return SHAPE.matcher(text).matches()
        ? Optional.of(new ActId(Words.of(by), text))
        : Optional.empty();
  }
}
