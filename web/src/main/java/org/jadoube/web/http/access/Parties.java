package org.jadoube.web.http.access;

import java.util.Optional;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.Device;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.SignedIn;
import org.jadoube.store.Secret;
import org.jadoube.web.http.exchange.Call;

/// Finds out who is in the lobby: an account, or a guest on some device.
public record Parties(People people, Admission admission, PlayingNames names) {
  public Parties(People people) {
    this(people, new Admission(people));
  }

  private Parties(People people, Admission admission) {
    this(people, admission, new PlayingNames(people, admission));
  }

  /// The sender of a request that changes something; empty if a guest has given the name of an
  /// account.
  ///
  /// @param name that a guest has given; empty for none
  public Optional<Party> of(Call call, String name) {
    return names
        .of(call, name)
        .map(shown ->
            admission
                .writer(call)
                .map(who -> party(who.account(), call.sender()))
                .orElseGet(() -> Party.guest(device(call), shown, call.sender())));
  }

  /// The sender of a request that only reads.
  public Party reader(Call call) {
    return admission
        .reader(call)
        .map(who -> party(who.account(), call.sender()))
        .orElseGet(() -> Party.guest(device(call), "", call.sender()));
  }

  private Optional<String> device(Call call) {
    return admission.device(call).map(Device::caller);
  }

  private Party party(Account account, Optional<String> address) {
    return Party.of(account, people.bots().has(account.id()), address);
  }

  /// Whoever has opened a WebSocket.
  public Party of(Optional<Secret> session, Optional<Secret> device, Optional<String> address) {
    return session
        .flatMap(people.accounts().sessions()::find)
        .map(SignedIn::account)
        .filter(account -> !people.hidden().has(Scope.of(account.id())))
        .map(account -> party(account, address))
        .orElseGet(() ->
            Party.guest(device.flatMap(people.devices()::find).map(Device::caller), "", address));
  }
}
