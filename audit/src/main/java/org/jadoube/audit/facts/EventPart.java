package org.jadoube.audit.facts;

import java.io.Serializable;
import java.time.LocalDate;
import org.jadoube.chess.domain.Require;

/// A game as part of an event, according to its tags.
///
/// @param event equal for all games of the event, and for other events of its name and place
/// @param day the first day on which the game can have been played
/// @param round from 1
/// @param white the name of the player, in small letters
/// @param black the name of the opponent, likewise
/// @since 0.1.0
public record EventPart(String event, LocalDate day, int round, String white, String black)
    implements Serializable {
  public EventPart {
    Require.atLeast(1, round, "round");
  }
}
