package org.jadoube.web.http.stream;

import java.util.Optional;
import org.eclipse.jetty.server.Request;
import org.jadoube.store.Secret;
import org.jadoube.web.http.access.SessionCookie;
import org.jadoube.web.http.exchange.ClientAddress;
import org.jadoube.web.http.exchange.OwnPages;
import org.jadoube.web.network.Senders;

/// The opening of a WebSocket.
///
/// Pages of other sites may open one, too: anyone may follow a game, and the token of a player
/// comes in a message, which only our own page sends. A session's cookie, which a browser adds by
/// itself, counts only for our own pages and for programs.
///
/// @param sender its address; empty if that address is exempt from limits
/// @param session the token of a session
/// @param device the token of a device
public record StreamOpening(
    Optional<String> sender, Optional<Secret> session, Optional<Secret> device) {
  public static StreamOpening of(Request request, Senders senders) {
    ClientAddress client = ClientAddress.of(request, senders);
    Optional<String> origin = Optional.ofNullable(request.getHeaders().get("Origin"));
    boolean foreign = OwnPages.ofHandshake(origin, client) == OwnPages.FOREIGN;
    Optional<String> cookies = Optional.ofNullable(request.getHeaders().get("Cookie"));
    return new StreamOpening(
        senders.limited(client.address()),
        foreign ? Optional.empty() : SessionCookie.token(cookies, client),
        foreign ? Optional.empty() : SessionCookie.device(cookies, client));
  }
}
