package org.jadoube.play.lobby;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.store.GameId;

/// Two who have found each other, and their game.
///
/// @param players by their colours; both
public record Meeting(GameId game, Map<Colour, Party> players) {
  public Meeting {
    EnumMap<Colour, Party> copy = new EnumMap<>(Colour.class);
    copy.putAll(players);
    players = Collections.unmodifiableMap(copy);
  }

  /// The colour of one of them.
  public Optional<Colour> colour(Party party) {
    return players.entrySet().stream()
        .filter(seat -> seat.getValue().isSame(party))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
