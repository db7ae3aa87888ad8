package org.jadoube.audit.tournament;

import java.io.Serializable;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.game.Days;
import org.jadoube.audit.game.GamePlace;

/// A game of an event.
///
/// @param place where it begins
/// @param order its place in the archives; later games have greater numbers
public record TournamentGame(GamePlace place, EventPart part, long order) implements Serializable {
  /// Round and board. Games without a round belong to no event with rounds.
  private static final Pattern ROUND = Pattern.compile("([1-9][0-9]{0,2})(?:\\.[0-9]{1,3})?");

  /// The part in its event of a game with these tags; empty if they do not say enough.
  public static Optional<EventPart> part(Map<String, String> tags) {
    Matcher round = ROUND.matcher(tags.getOrDefault("Round", "").strip());
    String white = player(tags, "White");
    String black = player(tags, "Black");
    String name = tags.getOrDefault("Event", "?");
    if (!round.matches() || white.equals("?") || black.equals("?") || name.equals("?")) {
      return Optional.empty();
    }
    String event =
        String.join("\n", name, tags.getOrDefault("Site", ""), tags.getOrDefault("EventDate", ""));
    int number = Integer.parseInt(round.group(1));
    return Days.of(tags).map(days -> new EventPart(event, days.first(), number, white, black));
  }

  /// The name of a player, `?` if it is unknown. Other spellings are other players, because
  /// archives number one of two people of the same name.
  private static String player(Map<String, String> tags, String colour) {
    return tags.getOrDefault(colour, "?").strip().toLowerCase(Locale.ROOT);
  }

  int round() {
    return part.round();
  }

  /// Whether that player has White or Black.
  boolean isOf(String player) {
    return player.equals(part.white()) || player.equals(part.black());
  }

  /// The name of that player as written.
  String name(String player) {
    return place.tags().getOrDefault(player.equals(part.white()) ? "White" : "Black", "");
  }

  Opponents pair() {
    return Opponents.of(part.white(), part.black());
  }
}
