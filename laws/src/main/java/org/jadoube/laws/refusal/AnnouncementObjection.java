package org.jadoube.laws.refusal;

import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;

/// Why an act is refused in a game with announced moves, or in Chess960.
///
/// @since 0.1.0
public sealed interface AnnouncementObjection extends Objection {
  /// No player is visually disabled.
  record NothingToAnnounce() implements AnnouncementObjection {}

  /// The move has not been announced.
  record NotAnnounced() implements AnnouncementObjection {}

  /// A different move was announced.
  record AnnouncedOtherwise(Attempt announced) implements AnnouncementObjection {}

  /// The opponent's move has not been repeated as it was announced.
  record NotRepeated(Attempt announced) implements AnnouncementObjection {}

  /// The opponent's move has not been made on the player's own board.
  record NotExecuted(int ply) implements AnnouncementObjection {}

  /// The two boards show the same position.
  record BoardsAgree() implements AnnouncementObjection {}

  /// The visually disabled player has an assistant.
  record AssistantThere(Colour player) implements AnnouncementObjection {}

  /// The player must have an assistant.
  record AssistantNeeded(Colour player) implements AnnouncementObjection {}

  /// The player has not asked.
  record NotAsked() implements AnnouncementObjection {}

  /// The event excludes this start position.
  record StartExcluded(int number) implements AnnouncementObjection {}

  /// The game is not Chess960.
  record NotChess960() implements AnnouncementObjection {}
}
