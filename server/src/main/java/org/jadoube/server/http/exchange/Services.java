package org.jadoube.server.http.exchange;

import java.util.Optional;
import org.jadoube.server.events.Events;
import org.jadoube.server.game.Games;
import org.jadoube.server.hall.PlayingHalls;
import org.jadoube.server.openid.OpenId;
import org.jadoube.server.people.People;

/// What the server does for those who ask.
///
/// @param openId the provider at which people can sign in, too
public record Services(
    Games games, People people, Events events, PlayingHalls halls, Optional<OpenId> openId) {}
