package org.jadoube.server.http.access;

import java.util.List;
import java.util.Optional;
import org.jadoube.server.people.Account;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.TeamEntry;
import org.jadoube.wire.competition.TeamLineUp;

/// What somebody may see of an event: officials everything, others the rounds that are published,
/// and captains also what they have handed in.
///
/// @param account the id of whoever looks, if they have signed in
public record Sight(boolean official, Optional<String> account) {
  public static Sight of(Place place, Optional<Account> account) {
    return new Sight(place.isOfficial(), account.map(seeing -> seeing.id().text()));
  }

  public CompetitionRecord of(CompetitionRecord event) {
    return official
        ? event
        : event
            .withRounds(event.rounds().stream().filter(CompetitionRound::published).toList())
            .withLineUps(ownLineUps(event));
  }

  private List<TeamLineUp> ownLineUps(CompetitionRecord event) {
    return event.lineUpList().stream()
        .filter(lineUp -> event.team(lineUp.team()).filter(this::isCaptain).isPresent())
        .toList();
  }

  private boolean isCaptain(TeamEntry team) {
    return account.isPresent() && team.captain().equals(account);
  }

  /// Of what others see, in an `ETag`: captains of one event see different things.
  public String tag(CompetitionRecord event) {
    boolean captain = event.teamList().stream().anyMatch(this::isCaptain);
    return official ? "o" : captain ? "c" : "p";
  }
}
