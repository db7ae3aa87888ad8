package org.jadoube.web.http.access;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.rights.Offices;
import org.jadoube.play.rights.RightsVerdict;
import org.jadoube.play.rights.Role;
import org.jadoube.play.rights.Whose;
import org.jadoube.store.Secret;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;

/// A game or a tournament, and somebody's capacities in it.
public record Surroundings(Scope scope, List<Capacity> as) {
  /// The surroundings of an account in a tournament.
  public static Surroundings of(Account account, Scope scope, People people) {
    String holder = Grants.holder(account.id());
    List<Capacity> own =
        people.grants().held(account.id(), scope).stream()
            .map(role -> new Capacity(role, Whose.OWN, Optional.empty(), holder))
            .toList();
    return new Surroundings(
        scope,
        own.isEmpty()
            ? List.of(new Capacity(Role.SPECTATOR, Whose.OTHER, Optional.empty(), holder))
            : own);
  }

  /// The surroundings of a key's holder in a tournament.
  public static Surroundings of(Secret key, Scope scope, People people) {
    return new Surroundings(scope, people.grants().keyed(scope, key).stream().toList());
  }

  /// These surroundings for somebody who may be a captain in the tournament.
  ///
  /// @param team the pairing number of the team in question
  public Surroundings andCaptain(Account account, Tournament tournament, int team) {
    List<Team> own =
        tournament.teamList().stream()
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
    return new Surroundings(scope, Stream.concat(Stream.of(captain), as.stream()).toList());
  }

  /// Whether somebody may see unpublished things.
  public boolean isOfficial() {
    return !as.isEmpty() && verdict(Matter.SEE_PAIRINGS).isGranted();
  }

  /// The verdict of the first role that gives a right to a matter; otherwise the reason against it.
  public RightsVerdict verdict(Matter matter) {
    List<RightsVerdict> verdicts =
        as.stream().map(each -> Offices.of(each.role(), matter, each.whose())).toList();
    return verdicts.stream()
        .filter(RightsVerdict::isGranted)
        .findFirst()
        .orElseGet(verdicts::getFirst);
  }

  /// The capacity in which somebody attends to a matter.
  public Capacity holder(Matter matter) {
    return as.stream()
        .filter(each -> Offices.of(each.role(), matter, each.whose()).isGranted())
        .findFirst()
        .orElseGet(as::getFirst);
  }
}
