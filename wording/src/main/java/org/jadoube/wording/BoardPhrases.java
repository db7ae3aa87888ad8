package org.jadoube.wording;

import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Misplay;

/// Phrases for events on a real board.
final class BoardPhrases {
  private BoardPhrases() {}

  static Phrase of(BoardEvent event, Phrase phrase, Scene scene) {
    return switch (event) {
      case BoardEvent.IllegalMoveCompleted completed ->
          misplay(phrase.with("by", completed.by()), completed.what(), scene);
      case BoardEvent.IllegalMoveAnswered answered ->
          phrase.with("by", answered.by()).with("misplay", clause(answered, scene));
      case BoardEvent.PawnReplaced replaced ->
          phrase.with("by", replaced.by()).with("move", replaced.move());
      case BoardEvent.PiecesPutBack back ->
          phrase
              .with("by", back.by())
              .with("restored", back.ply().isPresent())
              .with("ply", new PlyNumber(back.ply().orElse(0)));
      case BoardEvent.PiecesAdjusted adjusted ->
          Squares.in(phrase.with("by", adjusted.by()), adjusted.squares());
      default -> RecordPhrases.of("event", event);
    };
  }

  private static Phrase misplay(Phrase phrase, Misplay what, Scene scene) {
    return phrase
        .with("kind", what.kind())
        .with("attempt", what.attempt().map(scene::latest))
        .with("count", what.breaches().size())
        .with("reasons", FactPhrases.reasons(what.breaches()));
  }

  private static Phrase clause(BoardEvent.IllegalMoveAnswered answered, Scene scene) {
    Misplay what = answered.what();
    return MisplayPhrases.of(
        answered.by(), what.kind(), what.attempt().map(scene::latest), what.breaches());
  }
}
