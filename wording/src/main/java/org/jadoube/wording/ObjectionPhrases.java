package org.jadoube.wording;

import org.jadoube.laws.Objection;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.ScoresheetObjection;

/// What is said of each kind of objection, with the article of the refusal.
final class ObjectionPhrases {
  private ObjectionPhrases() {}

  static Phrase of(Refusal refusal) {
    return Phrase.of("cited")
        .with("sentence", sentence(refusal.objection()))
        .with("citation", refusal.citation());
  }

  private static Phrase sentence(Objection objection) {
    Phrase phrase = Phrase.of(Keys.of("objection", objection));
    return switch (objection) {
      case Objection.GameNotBegun _,
          Objection.GameBegunAlready _,
          Objection.ClocksPaused _,
          Objection.ClocksRunning _,
          Objection.NoTimeAllotted _,
          Objection.NoOpenOffer _,
          Objection.NoArbiter _,
          Objection.CannotBePlayed _,
          Objection.OutOfRange _ ->
          phrase;
      case Objection.GameOver over ->
          phrase.with("result", over.result()).with("citation", over.ending());
      case Objection.FlagHasFallen fallen ->
          phrase.with("player", fallen.flagged()).with("when", fallen.when());
      case Objection.BeforeLatestEvent before -> phrase.with("latest", before.latest());
      case Objection.PauseInTheFuture pause -> phrase.with("since", pause.since());
      case Objection.NotForThisActor wrong -> phrase.with("by", ActorPhrases.of(wrong.by()));
      case Objection.NotHavingTheMove not -> phrase.with("turn", not.turn());
      case Objection.IllegalMove illegal ->
          phrase
              .with("attempt", illegal.attempt())
              .with("reasons", FactPhrases.reasons(illegal.breaches()));
      case Objection.BoundByClaim bound -> phrase.with("attempt", bound.attempt());
      case Objection.BoundByTouch bound -> phrase.with("squares", bound.touched());
      case Objection.NothingOnSquare nothing -> phrase.with("square", nothing.square());
      case Objection.SquareOccupied occupied -> phrase.with("square", occupied.square());
      case Objection.PieceNotInHand not ->
          phrase
              .with("piece", not.piece().role())
              .with("role", Keys.choice(not.piece().role()))
              .with("colour", not.piece().colour());
      case Objection.NothingHeld nothing -> phrase.with("square", nothing.square());
      case Objection.NotTouched not -> phrase.with("square", not.square());
      case Objection.NotOnTheLastRank not -> phrase.with("square", not.square());
      case Objection.PiecesDisplaced displaced -> phrase.with("by", displaced.by());
      case Objection.OwnClockNotRunning not -> phrase.with("player", not.player());
      case Objection.NothingIrregular nothing -> phrase.with("what", nothing.what());
      case Objection.TooLate late -> phrase.with("moves", late.moves());
      case Objection.ArrivedAlready already -> phrase.with("player", already.player());
      case Objection.DefaultTimeNotOver not -> phrase.with("ends", not.ends());
      case Objection.OfferOpen open -> phrase.with("by", open.by());
      case Objection.MovesMissing missing ->
          phrase.with("white", missing.movesByWhite()).with("black", missing.movesByBlack());
      case Objection.RestrictedByEvent restricted -> RestrictionPhrases.of(restricted);
      case Objection.ClaimDecided decided -> phrase.with("claim", decided.claim());
      case Objection.FlagNotFallen standing ->
          phrase.with("player", standing.player()).with("left", new ClockReading(standing.left()));
      case Objection.OwnFlagFallen own -> phrase.with("player", own.player());
      case ScoresheetObjection written -> RecordPhrases.of("objection", written);
      case Objection.NotInThisEdition(var rule) -> phrase.with("rule", rule);
    };
  }
}
