package org.jadoube.web.lobby;

import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.Account;

/// Somebody in the lobby.
///
/// @param guest whether they have no account, so that the name may be anybody's
/// @param bot whether a program plays
public record LobbyPerson(String name, boolean guest, boolean bot) {
  static LobbyPerson of(Party party) {
    return new LobbyPerson(party.name(), party.isGuest(), party.bot());
  }

  static LobbyPerson of(Account account) {
    return new LobbyPerson(account.name(), false, false);
  }
}
