package org.jadoube.wording;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.event.ScoresheetEvent;

/// Phrases for events.
final class EventPhrases {
  private EventPhrases() {}

  /// The event in parts.
  ///
  /// @param has whether there is a message with that key
  static Outline of(Event event, Predicate<String> has, Scene scene) {
    return event instanceof Ruling ruling
        ? RulingPhrases.of(ruling, has, scene)
        : Outline.of(sentence(event, scene), CitationPhrases.of(event.citation()));
  }

  private static Phrase sentence(Event event, Scene scene) {
    Phrase phrase = Phrase.of(MessageKeys.of("event", event));
    return switch (event) {
      case Event.GameBegun _, Event.DrawConsented _ -> phrase;
      case Event.MoveMade made ->
          phrase
              .with("by", made.by())
              .with("move", made.move())
              .with("completion", made.completion());
      case Event.DrawOffered offered ->
          phrase.with("by", offered.by()).with("moment", moment(offered));
      case Event.DrawDeclined declined ->
          phrase.with("by", declined.by()).with("how", declined.how());
      case Event.DrawClaimed claimed ->
          phrase
              .with("by", claimed.by())
              .with("claim", claimed.claim())
              .with("intended", claimed.intended().map(scene::tried));
      case Event.ClocksPaused paused ->
          by(phrase, paused.by())
              .with("reason", paused.reason())
              .with("uncharged", uncharged(paused));
      case Event.ClocksResumed resumed -> by(phrase, resumed.by());
      case AdjournmentEvent adjourned -> RecordPhrases.of("event", adjourned);
      case AnnouncementEvent said -> AnnouncementPhrases.of(said, scene);
      case ConductEvent conduct -> RecordPhrases.of("event", conduct);
      case OnlineEvent online -> RecordPhrases.of("event", online);
      case Event.TakebackProposed _,
          Event.TakebackDeclined _,
          Event.MovesTakenBack _,
          Event.IncrementRequested _,
          Event.IncrementRefused _,
          Event.QuickplayDrawClaimed _,
          Event.QuickplayClaimVerified _ ->
          RecordPhrases.of("event", event);
      case ScoresheetEvent written -> RecordPhrases.of("event", written);
      case BoardEvent board -> BoardPhrases.of(board, phrase, scene);
      case ClockEvent clock -> RecordPhrases.of("event", clock);
      case Ruling _ -> throw new IllegalArgumentException("a ruling is more than a sentence");
    };
  }

  /// The moment of an offer. A request for additional time is also an offer, and no claim.
  private static Object moment(Event.DrawOffered offered) {
    return offered.citation().rule() == Rule.INCREMENT_REQUESTED ? "by_request" : offered.moment();
  }

  /// How long the clocks had run on by themselves.
  private static Optional<Duration> uncharged(Event.ClocksPaused paused) {
    return Optional.of(Duration.between(paused.since(), paused.at())).filter(Duration::isPositive);
  }

  /// The phrase with its actor. A clock's own doings have no actor; in some languages, White and
  /// Black take the plural.
  private static Phrase by(Phrase phrase, Actor actor) {
    return phrase.with("by", ActorPhrases.of(actor)).with("who", who(actor));
  }

  private static String who(Actor actor) {
    return switch (actor) {
      case Actor.Clock _ -> "clock";
      case Actor.Player _ -> "players";
      case Actor.Arbiter _, Actor.Assistant _ -> "person";
    };
  }
}
