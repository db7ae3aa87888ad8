package org.jadoube.server.http.access;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.server.people.Account;
import org.jadoube.server.people.Grants;
import org.jadoube.server.people.People;
import org.jadoube.server.people.Scope;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Matter;
import org.jadoube.server.rights.Offices;
import org.jadoube.server.rights.Role;
import org.jadoube.server.rights.Verdict;
import org.jadoube.server.rights.Whose;
import org.jadoube.server.store.Secret;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.TeamEntry;

/// A game or an event, and what somebody is in it.
public record Place(Scope scope, List<Capacity> as) {
  /// What an account is in an event.
  public static Place of(Account account, Scope scope, People people) {
    String holder = Grants.holder(account.id());
    List<Capacity> own =
        people.grants().held(account.id(), scope).stream()
            .map(role -> new Capacity(role, Whose.OWN, Optional.empty(), holder))
            .toList();
    return new Place(
        scope,
        own.isEmpty()
            ? List.of(new Capacity(Role.SPECTATOR, Whose.OTHER, Optional.empty(), holder))
            : own);
  }

  /// What the holder of a key is in an event.
  public static Place of(Secret key, Scope scope, People people) {
    return new Place(scope, people.grants().keyed(scope, key).stream().toList());
  }

  /// The same for somebody who may be a captain in the event.
  ///
  /// @param team the pairing number of the team in question
  public Place andCaptain(Account account, CompetitionRecord event, int team) {
    List<TeamEntry> own =
        event.teamList().stream()
            .filter(each -> each.captain().equals(Optional.of(account.id().text())))
            .toList();
    if (own.isEmpty()) {
      return this;
    }
    boolean isOwn = own.stream().anyMatch(each -> each.number() == team);
    Capacity captain =
        new Capacity(
            Role.CAPTAIN,
            isOwn ? Whose.OWN : Whose.OTHER,
            Optional.empty(),
            Grants.holder(account.id()));
    return new Place(scope, Stream.concat(Stream.of(captain), as.stream()).toList());
  }

  /// Whether somebody may see what is not published.
  public boolean isOfficial() {
    return !as.isEmpty() && verdict(Matter.SEE_PAIRINGS).isGranted();
  }

  /// The first role that gives a right to a matter; otherwise why not.
  public Verdict verdict(Matter matter) {
    List<Verdict> verdicts =
        as.stream().map(each -> Offices.of(each.role(), matter, each.whose())).toList();
    return verdicts.stream().filter(Verdict::isGranted).findFirst().orElseGet(verdicts::getFirst);
  }

  /// As what somebody sees to a matter.
  public Capacity holder(Matter matter) {
    return as.stream()
        .filter(each -> Offices.of(each.role(), matter, each.whose()).isGranted())
        .findFirst()
        .orElseGet(as::getFirst);
  }
}
