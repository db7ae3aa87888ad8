package org.jadoube.web.http.page;

import java.util.Map;
import org.jadoube.play.lobby.Lobby;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.lobby.LobbyState;

/// The lobby's page. It comes with as many empty rows as there are offers now, so that nothing
/// below them moves when its script says what they are.
///
/// @param lobby whose offers are counted
public record LobbyPage(Lobby lobby) {
  private static final Template TEMPLATE = Pages.template("lobby.html", "");

  /// More than a window shows.
  private static final int MOST = 20;

  private static final String ROW =
      "<li class=\"coming\" aria-hidden=\"true\"><div><p class=\"who\">&nbsp;</p>"
          + "<p class=\"terms\">&nbsp;</p></div><span class=\"button\">&nbsp;</span></li>";

  public Route route() {
    return Route.page("/lobby", this::shown);
  }

  private Answer shown(Call call) {
    LobbyState now = LobbyState.of(lobby);
    return Pages.filled(
        call,
        TEMPLATE,
        Map.of(
            "RECEIVED", rows(call.query("challenge").isPresent() ? 1 : 0),
            "SEEKS", rows(now.seeks().size()),
            "OPEN", rows(now.challenges().size())));
  }

  private static String rows(int count) {
    return ROW.repeat(Math.min(count, MOST));
  }
}
