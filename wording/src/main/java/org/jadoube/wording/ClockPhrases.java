package org.jadoube.wording;

import org.jadoube.laws.ClockEvent;

/// What is said of things that happen with a real clock.
final class ClockPhrases {
  private ClockPhrases() {}

  static Phrase of(ClockEvent event, Phrase phrase) {
    return switch (event) {
      case ClockEvent.ClockPressed pressed ->
          phrase.with("by", pressed.by()).with("completes", pressed.completes() ? "yes" : "no");
      case ClockEvent.MoveCompleted completed -> phrase.with("by", completed.by());
      case ClockEvent.ClockMishandled handled ->
          phrase.with("by", handled.by()).with("how", handled.how());
      case ClockEvent.PlayerArrived arrived -> phrase.with("by", arrived.by());
      case ClockEvent.PlayerAdmitted admitted -> phrase.with("player", admitted.player());
    };
  }
}
