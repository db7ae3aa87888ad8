package org.jadoube.wording;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;

/// Phrases for records whose components are the arguments of their message, by name. A whole number
/// called `ply` stands for a move; a player who acts for themselves is `none`.
final class RecordPhrases {
  /// Components of every event that its message does not mention.
  private static final Set<String> LEFT_OUT = Set.of("at", "citation");

  private RecordPhrases() {}

  static Phrase of(String family, Object value) {
    Phrase phrase = Phrase.of(MessageKeys.of(family, value));
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      if (!LEFT_OUT.contains(component.getName())) {
        phrase = phrase.with(component.getName(), component(component, value));
      }
    }
    return phrase;
  }

  private static Object component(RecordComponent component, Object value) {
    Object content = content(component, value);
    if (content instanceof Actor.Player(Colour colour) && isOf(colour, value)) {
      return Optional.empty();
    }
    return component.getName().equals("ply") && content instanceof Integer number
        ? new PlyNumber(number)
        : content;
  }

  /// Whether the record is about that player, who then need not be named again as the one who acts.
  private static boolean isOf(Colour colour, Object value) {
    return Stream.of(value.getClass().getRecordComponents())
        .filter(component -> component.getName().equals("player"))
        .anyMatch(component -> content(component, value) == colour);
  }

  private static Object content(RecordComponent component, Object value) {
    try {
      return component.getAccessor().invoke(value);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError("reading " + component + " of " + value, e);
    }
  }
}
