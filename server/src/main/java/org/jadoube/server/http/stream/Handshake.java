package org.jadoube.server.http.stream;

import java.util.Optional;
import org.eclipse.jetty.server.Request;
import org.jadoube.server.http.access.SessionCookie;
import org.jadoube.server.http.exchange.ClientAddress;
import org.jadoube.server.http.exchange.OwnPages;
import org.jadoube.server.network.Senders;
import org.jadoube.server.store.Secret;

/// Who opened a WebSocket.
///
/// Pages of other sites may, too: anyone may follow a game, and the token of a player comes in a
/// message, which only our own page sends. A session's cookie, which a browser adds by itself,
/// counts only for our own pages and for programs.
///
/// @param sender its address; empty if that address is exempt from limits
/// @param session the token of a session
public record Handshake(Optional<String> sender, Optional<Secret> session) {
  public static Handshake of(Request request, Senders senders) {
    ClientAddress client = ClientAddress.of(request, senders);
    Optional<String> origin = Optional.ofNullable(request.getHeaders().get("Origin"));
    boolean foreign = OwnPages.ofHandshake(origin, client) == OwnPages.FOREIGN;
    Optional<String> cookies = Optional.ofNullable(request.getHeaders().get("Cookie"));
    return new Handshake(
        senders.limited(client.address()),
        foreign ? Optional.empty() : SessionCookie.token(cookies, client));
  }
}
