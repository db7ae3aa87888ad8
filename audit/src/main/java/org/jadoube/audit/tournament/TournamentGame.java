package org.jadoube.audit.tournament;

import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.game.Days;
import org.jadoube.audit.game.PlayedGame;

/// A game of an event, as its tags tell.
///
/// @param place where it begins
/// @param event what all games of the event have in common
/// @param day the first day on which it can have been played
/// @param white the name of the player, in small letters
/// @param black that of the other
public record TournamentGame(
    FindingPlace place, String event, LocalDate day, int round, String white, String black) {
  /// Round and board; games without a round belong to no event with rounds.
  private static final Pattern ROUND = Pattern.compile("([1-9][0-9]{0,2})(?:\\.[0-9]{1,3})?");

  /// The game as part of an event; empty if its tags do not say enough for that.
  public static Optional<TournamentGame> of(PlayedGame game) {
    Map<String, String> tags = game.tags();
    Matcher round = ROUND.matcher(tags.getOrDefault("Round", "").strip());
    String white = player(tags, "White");
    String black = player(tags, "Black");
    String name = tags.getOrDefault("Event", "?");
    if (!round.matches() || white.equals("?") || black.equals("?") || name.equals("?")) {
      return Optional.empty();
    }
    String event =
        String.join("\n", name, tags.getOrDefault("Site", ""), tags.getOrDefault("EventDate", ""));
    return Days.of(tags)
        .map(days ->
            new TournamentGame(
                game.place(), event, days.first(), Integer.parseInt(round.group(1)), white, black));
  }

  /// The name of a player, `?` if it is not known. Other spellings are other players: of two people
  /// of the same name, archives number one.
  private static String player(Map<String, String> tags, String colour) {
    return tags.getOrDefault(colour, "?").strip().toLowerCase(Locale.ROOT);
  }

  /// The same game with its place in an archive.
  public TournamentGame in(String archive, long gamesBefore) {
    return new TournamentGame(place.in(archive, gamesBefore), event, day, round, white, black);
  }

  /// The name of that player as written.
  String name(String player) {
    return place.tags().getOrDefault(player.equals(white) ? "White" : "Black", "");
  }

  Pair pair() {
    return Pair.of(white, black);
  }
}
