package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.request.TeamRequest;

/// Checks what is said about a team that is to be entered.
///
/// @param name as others will see it; empty if nothing of it can be seen
/// @param captain the captain's account, if there is one
/// @param players in the order of boards
public record EnteringTeam(
    TeamRequest request, Optional<String> name, Optional<Holder> captain, List<Entering> players) {
  private static final int LONGEST_NAME = 60;

  public EnteringTeam {
    players = List.copyOf(players);
  }

  /// The fault of the entry, if there is one.
  public Optional<Changed> fault() {
    if (name.isEmpty()) {
      return unfit("A team needs a name.");
    }
    if (name.get().codePointCount(0, name.get().length()) > LONGEST_NAME) {
      return unfit("The name has more than " + LONGEST_NAME + " characters.");
    }
    if (players.size() > TournamentLimits.MOST_MEMBERS) {
      return unfit("A team has at most " + TournamentLimits.MOST_MEMBERS + " players.");
    }
    return players.stream().map(Entering::fault).flatMap(Optional::stream).findFirst();
  }

  private static Optional<Changed> unfit(String sentence) {
    return Optional.of(refused(Hindrance.UNFIT, sentence));
  }

  /// The players, whose numbers are given later.
  public List<Player> entrants() {
    return players.stream().map(Entering::entrant).toList();
  }

  public Optional<String> captainId() {
    return captain.map(found -> found.id());
  }
}
