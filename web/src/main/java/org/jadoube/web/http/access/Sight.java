package org.jadoube.web.http.access;

import java.util.List;
import java.util.Optional;
import org.jadoube.play.people.Account;
import org.jadoube.tournament.LineUp;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;

/// What somebody may see of a tournament: officials everything, others the rounds that are
/// published, and captains also what they have handed in.
///
/// @param account the id of whoever looks, if they have signed in
public record Sight(boolean official, Optional<String> account) {
  public static Sight of(Surroundings place, Optional<Account> account) {
    return new Sight(place.isOfficial(), account.map(seeing -> seeing.id().text()));
  }

  public Tournament of(Tournament tournament) {
    return official
        ? tournament
        : tournament
            .withEntrants(tournament.entrants().stream().map(Player::withoutClaim).toList())
            .with(tournament.rounds().stream().filter(Round::published).toList())
            .withLineUps(ownLineUps(tournament))
            .reporting(List.of());
  }

  private List<LineUp> ownLineUps(Tournament tournament) {
    return tournament.lineUpList().stream()
        .filter(lineUp -> tournament.team(lineUp.team()).filter(this::isCaptain).isPresent())
        .toList();
  }

  private boolean isCaptain(Team team) {
    return account.isPresent() && team.captain().equals(account);
  }

  /// Of what others see, in an `ETag`: captains of one tournament see different things.
  public String tag(Tournament tournament) {
    boolean captain = tournament.teamList().stream().anyMatch(this::isCaptain);
    return official ? "o" : captain ? "c" : "p";
  }
}
