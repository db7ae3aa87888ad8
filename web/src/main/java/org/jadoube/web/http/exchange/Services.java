package org.jadoube.web.http.exchange;

import java.util.Optional;
import org.jadoube.play.computer.ComputerPlayers;
import org.jadoube.play.game.Chats;
import org.jadoube.play.game.Games;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.web.hall.PlayingHalls;
import org.jadoube.web.lobby.LobbyHall;
import org.jadoube.web.openid.OpenId;

/// The services that requests use.
///
/// @param openId the provider at which people can sign in, too
public record Services(
    Games games,
    People people,
    Tournaments tournaments,
    PlayingHalls halls,
    ComputerPlayers computers,
    LobbyHall lobby,
    Chats chats,
    Optional<OpenId> openId) {}
