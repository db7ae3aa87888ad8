package org.jadoube.wording;

import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Misplay;

/// Phrases for events on a real board.
final class BoardPhrases {
  private BoardPhrases() {}

  static Phrase of(BoardEvent event, Phrase phrase) {
    return switch (event) {
      case BoardEvent.IllegalMoveCompleted completed ->
          misplay(phrase.with("by", completed.by()), completed.what());
      case BoardEvent.IllegalMoveAnswered answered ->
          misplay(phrase.with("by", answered.by()), answered.what());
      case BoardEvent.PawnReplaced replaced ->
          phrase.with("by", replaced.by()).with("move", replaced.move());
      case BoardEvent.PiecesAdjusted adjusted ->
          Squares.in(phrase.with("by", adjusted.by()), adjusted.squares());
      default -> RecordPhrases.of("event", event);
    };
  }

  private static Phrase misplay(Phrase phrase, Misplay what) {
    return phrase
        .with("kind", what.kind())
        .with("attempt", what.attempt())
        .with("count", what.breaches().size())
        .with("reasons", FactPhrases.reasons(what.breaches()));
  }
}
