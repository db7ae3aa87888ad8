package org.jadoube.wording;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.refusal.ScoresheetObjection;

/// Phrases for objections, with the Article of the refusal.
final class ObjectionPhrases {
  private ObjectionPhrases() {}

  static Outline of(Refusal refusal, Scene scene) {
    Phrase sentence = sentence(refusal, scene).with("book", book(refusal, scene));
    return Outline.of(sentence, CitationPhrases.of(refusal.citation()));
  }

  /// Whether the game is played under an edition of the Laws or under another book.
  private static String book(Refusal refusal, Scene scene) {
    Edition edition = scene.edition().orElse(refusal.citation().edition());
    return Edition.all().contains(edition.printed()) ? "laws" : "regulations";
  }

  private static Phrase sentence(Refusal refusal, Scene scene) {
    return switch (refusal.objection()) {
      case Objection.IllegalMove illegal ->
          Phrase.of(MessageKeys.of("objection", illegal))
              .with("attempt", scene.tried(illegal.attempt()))
              .with("reasons", reasons(illegal.breaches(), refusal.citation()));
      case Objection.BoundByClaim bound -> TouchPhrases.of(bound, scene);
      case BoardObjection.BoundByTouch bound -> TouchPhrases.of(bound, scene);
      default -> onAnyBoard(refusal.objection());
    };
  }

  /// The reasons why a move is illegal. Those of one provision need no Article if the refusal names
  /// it anyway.
  private static Clauses reasons(List<Breach> breaches, Citation cited) {
    boolean named = breaches.stream().anyMatch(breach -> !isSame(breach.citation(), cited));
    return FactPhrases.reasons(breaches, _ -> named);
  }

  private static boolean isSame(Citation one, Citation other) {
    return one.edition().equals(other.edition()) && one.article().equals(other.article());
  }

  /// Whether its words do not depend on the board.
  static boolean isOfAnyBoard(Objection objection) {
    return switch (objection) {
      case Objection.IllegalMove _, Objection.BoundByClaim _, BoardObjection.BoundByTouch _ ->
          false;
      default -> true;
    };
  }

  private static Phrase onAnyBoard(Objection objection) {
    Phrase phrase = Phrase.of(MessageKeys.of("objection", objection));
    return switch (objection) {
      case Objection.IllegalMove _, Objection.BoundByClaim _ ->
          throw new IllegalArgumentException(objection + " is of one board");
      case Objection.GameNotBegun _,
          Objection.GameBegunAlready _,
          Objection.ClocksPaused _,
          Objection.ClocksRunning _,
          Objection.NoTimeAllotted _,
          Objection.NoOpenOffer _,
          Objection.NoArbiter _,
          Objection.OutOfRange _ ->
          phrase;
      case Objection.GameOver over ->
          phrase.with("result", over.result()).with("citation", over.ending());
      case Objection.FlagHasFallen fallen ->
          phrase.with("player", fallen.flagged()).with("when", fallen.when());
      case Objection.BeforeLatestEvent before -> phrase.with("latest", before.latest());
      case Objection.PauseInTheFuture pause -> phrase.with("since", pause.since());
      case Objection.NotForThisActor wrong ->
          phrase.with("by", ActorPhrases.of(wrong.by())).with("entitled", wrong.entitled());
      case Objection.NotHavingTheMove not -> phrase.with("turn", not.turn());
      case BoardObjection board -> RecordPhrases.of("objection", board);
      case Objection.OfferOpen open -> phrase.with("by", open.by());
      case Objection.NoTakeback no -> phrase.with("why", no.why());
      case Objection.MovesMissing missing ->
          phrase.with("white", missing.movesByWhite()).with("black", missing.movesByBlack());
      case Objection.RestrictedByEvent restricted -> RestrictionPhrases.of(restricted);
      case Objection.ClaimDecided decided -> phrase.with("claim", decided.claim());
      case Objection.FlagNotFallen standing ->
          standing
              .left()
              .map(left -> phrase.with("left", new ClockReading(left)))
              .orElseGet(() -> Phrase.of("objection.flag-still-up"))
              .with("player", standing.player());
      case Objection.OwnFlagFallen own -> phrase.with("player", own.player());
      case AdjournmentObjection adjourned -> RecordPhrases.of("objection", adjourned);
      case AnnouncementObjection said -> RecordPhrases.of("objection", said);
      case ConductObjection.NoSuchProvision(String name) ->
          phrase.with("name", name.replace('_', '-').toLowerCase(Locale.ROOT));
      case ConductObjection conduct -> RecordPhrases.of("objection", conduct);
      case OnlineObjection online -> RecordPhrases.of("objection", online);
      case QuickplayObjection quickplay -> RecordPhrases.of("objection", quickplay);
      case ScoresheetObjection written -> RecordPhrases.of("objection", written);
      case Objection.NotInThisEdition(var rule) ->
          phrase.with("elsewhere", elsewhere(rule)).with("matter", matter(rule));
    };
  }

  /// The book where a provision can be read, if the game's own book lacks it.
  private static Optional<Citation> elsewhere(Rule rule) {
    return Stream.concat(Edition.all().reversed().stream(), Edition.books().stream())
        .filter(book -> book.has(rule))
        .findFirst()
        .map(book -> book.cite(rule));
  }

  /// The matter that the playing zone sees to, where people would do so under the Laws.
  private static String matter(Rule rule) {
    return switch (rule) {
      case THREEFOLD_CLAIM,
          THREEFOLD_CLAIM_BY_INTENDED_MOVE,
          FIFTY_MOVE_CLAIM,
          FIFTY_MOVE_CLAIM_BY_INTENDED_MOVE,
          CLAIM_STOPS_CLOCKS ->
          "claim";
      case RIGHT_TO_PRESS,
          CLOCK_HANDLING,
          CLOCK_IS_CONCLUSIVE,
          CLOCK_STOPPED_FOR_ASSISTANCE,
          CLOCK_STOPPED_WITHOUT_REASON ->
          "clock";
      case RECORDING, SCORESHEETS_SIGNED -> "score";
      default -> "other";
    };
  }
}
