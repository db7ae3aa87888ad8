package org.jadoube.server.events;

import java.util.function.Function;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;

/// What came of wanting to change an event.
public sealed interface Changed {
  /// It has changed, or was as wanted already.
  record Done(CompetitionRecord record) implements Changed {}

  /// Nothing has changed.
  ///
  /// @param sentence for people, in English
  record Refused(Hindrance why, String sentence) implements Changed {}

  /// The event is as wanted.
  static Changed to(CompetitionRecord record) {
    return new Done(record);
  }

  /// A refusal.
  static Changed refused(Hindrance why, String sentence) {
    return new Refused(why, sentence);
  }

  /// What comes of a change of a round, if there is one of that number.
  ///
  /// @param number from 1
  static Changed inRound(
      CompetitionRecord record, int number, Function<CompetitionRound, Changed> change) {
    return number < 1 || number > record.rounds().size()
        ? refused(Hindrance.UNKNOWN_ROUND, "There is no round " + number + ".")
        : change.apply(record.rounds().get(number - 1));
  }

  /// Goes on with what has changed.
  default Changed then(Function<CompetitionRecord, Changed> next) {
    return this instanceof Done(CompetitionRecord record) ? next.apply(record) : this;
  }
}
