package org.jadoube.wording;

import org.jadoube.laws.event.AnnouncementEvent;

/// Phrases for statements in games with announced moves.
final class AnnouncementPhrases {
  private AnnouncementPhrases() {}

  static Phrase of(AnnouncementEvent event, Scene scene) {
    Phrase phrase = RecordPhrases.of("event", event);
    return switch (event) {
      case AnnouncementEvent.MoveAnnounced announced ->
          phrase.with("attempt", scene.tried(announced.attempt()));
      case AnnouncementEvent.AnnouncementCorrected corrected ->
          phrase.with("attempt", scene.tried(corrected.attempt()));
      case AnnouncementEvent.MoveRepeated repeated ->
          phrase.with("attempt", scene.latest(repeated.attempt()));
      case AnnouncementEvent.MoveExecuted executed ->
          phrase.with("attempt", scene.tried(executed.attempt(), executed.ply() - 1));
      default -> phrase;
    };
  }
}
