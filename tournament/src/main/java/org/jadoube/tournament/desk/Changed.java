package org.jadoube.tournament.desk;

import java.util.function.Function;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;

/// The outcome of a request to change a tournament.
public sealed interface Changed {
  /// It has changed, or was as wanted already.
  record Done(Tournament record) implements Changed {}

  /// Nothing has changed.
  ///
  /// @param sentence for people, in English
  record Refused(Hindrance why, String sentence) implements Changed {}

  /// The tournament is as wanted.
  static Changed to(Tournament record) {
    return new Done(record);
  }

  /// A refusal.
  static Changed refused(Hindrance why, String sentence) {
    return new Refused(why, sentence);
  }

  /// The outcome of a change to a round, if there is one of that number.
  ///
  /// @param number from 1
  static Changed inRound(Tournament record, int number, Function<Round, Changed> change) {
    return number < 1 || number > record.rounds().size()
        ? refused(Hindrance.UNKNOWN_ROUND, "There is no round " + number + ".")
        : change.apply(record.rounds().get(number - 1));
  }

  /// Goes on with what has changed.
  default Changed then(Function<Tournament, Changed> next) {
    return this instanceof Done(Tournament record) ? next.apply(record) : this;
  }
}
