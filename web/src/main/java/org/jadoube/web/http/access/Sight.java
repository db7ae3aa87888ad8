package org.jadoube.web.http.access;

import java.util.List;
import java.util.Optional;
import org.jadoube.play.people.Account;
import org.jadoube.tournament.LineUp;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;

/// The parts of a tournament that somebody may see: officials see everything, others the published
/// rounds, and captains also their own line-ups.
///
/// @param account the id of the viewer's account, if signed in
public record Sight(boolean official, Optional<String> account) {
  public static Sight of(Surroundings place, Optional<Account> account) {
    return new Sight(place.isOfficial(), account.map(seeing -> seeing.id().text()));
  }

  public Tournament of(Tournament tournament) {
    return official
        ? tournament
        : tournament
            .withEntrants(tournament.entrants().stream().map(Player::inPublic).toList())
            .with(tournament.rounds().stream().filter(Round::published).toList())
            .withLineUps(ownLineUps(tournament))
            .reporting(List.of())
            .withoutTakenBack();
  }

  private List<LineUp> ownLineUps(Tournament tournament) {
    return tournament.lineUpList().stream()
        .filter(lineUp -> tournament.team(lineUp.team()).filter(this::isCaptain).isPresent())
        .toList();
  }

  private boolean isCaptain(Team team) {
    return account.isPresent() && team.captain().equals(account);
  }

  /// A mark of these parts for an `ETag`, since captains of one tournament see different things.
  public String tag(Tournament tournament) {
    boolean captain = tournament.teamList().stream().anyMatch(this::isCaptain);
    return official ? "o" : captain ? "c" : "p";
  }
}
