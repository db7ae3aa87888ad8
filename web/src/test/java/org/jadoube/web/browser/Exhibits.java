package org.jadoube.web.browser;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jadoube.web.Client;
import org.jadoube.web.Supervised;
import tools.jackson.databind.JsonNode;

/// The sights of a server: a game being played, one that is over, and a tournament with a round
/// that is being played.
///
/// @param live a game in which White has offered a draw
/// @param own a game in which Black is to move, with a knight that is pinned
/// @param over a game with a mate
/// @param open a game that waits for Black, its id
/// @param host the token of its White
/// @param invitation its key
/// @param table a game over the board, whose pieces hands are moving
/// @param seats the tokens of the table, as the browser keeps them
/// @param tournament with twelve boards
/// @param challenge an open one in the lobby
record Exhibits(
    Client.Table live,
    Client.Table own,
    Client.Table over,
    String open,
    String host,
    String invitation,
    String table,
    String seats,
    String tournament,
    String challenge) {
  private static final String[] OPERA =
      ("e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5"
              + " c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8")
          .split(" ");
  private static final int SHOWN = 24; // plies of the game that is being played

  private static final List<String> NAMES =
      List.of(
          "Capablanca Graupera, José Raúl",
          "Hohenlohe-Waldenburg-Schillingsfürst, Maximiliane",
          "Alekhine, Alexander",
          "Menchik, Vera",
          "Nimzowitsch, Aron",
          "Vidmar, Milan",
          "Rubinstein, Akiba",
          "Sultan Khan, Malik Mir",
          "Bogoljubow, Efim",
          "Flohr, Salo",
          "Maróczy, Géza",
          "Li, Shilong",
          "Spielmann, Rudolf",
          "Tartakower, Savielly",
          "Kashdan, Isaac",
          "Pirc, Vasja",
          "Asztalos, Lajos",
          "Kostić, Boris",
          "Colle, Edgar",
          "Stoltz, Gösta",
          "Graf-Stevenson, Sonja",
          "Ahues, Carl Oscar",
          "Duras, Oldřich",
          "Opočenský, Karel");

  /// Makes them; whoever holds the window becomes organiser and arbiter.
  static Exhibits on(String address, Client client, Window window) throws Exception {
    Client.Table live = client.table("40/5400+30:1800+30");
    play(client, live, SHOWN);
    client.act(live, live.white(), "{\"type\":\"offer-draw\"}", "offer");
    Client.Table own = client.table("900+10");
    play(client, own, SHOWN - 1);
    JsonNode open =
        client
            .post(
                "api/games",
                """
                {"colour":"white","name":"Maximiliane","regulations":{"timeControl":"40/5400+30:1800+30"}}
                """)
            .json();
    Client.Table over = client.table("5400+30");
    play(client, over, OPERA.length);
    Supervised table =
        Supervised.game(
            client,
            "{\"timeControl\":\"5400+30\",\"arrangements\":[\"over-the-board\"],"
                + "\"arbiterPresent\":true}");
    String seats =
        String.format(
            Locale.ROOT,
            "{\"white\":\"%s\",\"black\":\"%s\",\"arbiter\":\"%s\"}",
            table.white(),
            table.black(),
            table.arbiter());
    hands(client, table.id(), table.white(), table.black());
    return new Exhibits(
        live,
        own,
        over,
        open.path("id").stringValue(),
        open.path("token").stringValue(),
        open.path("invitation").stringValue(),
        table.id(),
        seats,
        tournament(client, new Office(window.page.request(), address)),
        lobby(client));
  }

  /// Two who seek for a minute, and a challenge to anybody.
  private static String lobby(Client client) throws Exception {
    client.post(
        "api/lobby/seeks",
        "{\"timeControl\":\"300+3\",\"colour\":\"white\",\"name\":\"" + NAMES.get(1) + "\"}");
    client.post(
        "api/lobby/seeks", "{\"timeControl\":\"900+10\",\"chess960\":true,\"name\":\"Vera\"}");
    return client
        .post("api/lobby/challenges", "{\"timeControl\":\"600+5\",\"name\":\"Akiba\"}")
        .json()
        .path("id")
        .stringValue();
  }

  /// Gives a window White of the game that is played, Black of the own one, and the whole table.
  void seat(Window window) {
    keep(window, live.id(), "white", live.white());
    keep(window, own.id(), "black", own.black());
    window.keepsSeat(
        open,
        String.format(
            Locale.ROOT,
            "{token: '%s', colour: 'white', invitation: '%s', since: Date.now()}",
            host,
            invitation));
    window.page.addInitScript(
        String.format(Locale.ROOT, "localStorage.setItem('jadoube:table:%s', '%s')", table, seats));
  }

  private static void keep(Window window, String game, String colour, String token) {
    window.keepsSeat(
        game,
        String.format(
            Locale.ROOT, "{token: '%s', colour: '%s', since: Date.now()}", token, colour));
  }

  /// White has made a move, and Black has touched a piece.
  private static void hands(Client client, String id, String white, String black) throws Exception {
    Client.Table table = new Client.Table(id, white, black);
    client.act(table, black, "{\"type\":\"hands\",\"hands\":[\"press\"]}", "begin");
    client.act(
        table,
        white,
        "{\"type\":\"hands\",\"hands\":[\"lift e2\",\"put white-pawn e4\",\"press\"]}",
        "move");
    client.act(
        table, black, "{\"type\":\"hands\",\"hands\":[\"touch g8\",\"release g8\"]}", "touch");
  }

  private static void play(Client client, Client.Table table, int plies) throws Exception {
    for (int ply = 0; ply < plies; ply++) {
      client.act(
          table,
          ply % 2 == 0 ? table.white() : table.black(),
          "{\"type\":\"move\",\"attempt\":\"" + OPERA[ply] + "\"}",
          "m" + ply);
    }
  }

  private static String tournament(Client client, Office office) throws Exception {
    office.post("api/accounts", "{\"name\":\"Olga Novak\",\"password\":\"correct horse battery\"}");
    JsonNode made =
        office.post(
            "api/tournaments",
            """
            {"name":"Bled 1931, reprise","format":"round-robin","tieBreaks":["DE","SB","WIN"],
             "regulations":{"timeControl":"40/7200+30:3600+30"}}
            """);
    String tournament = "api/tournaments/" + made.path("id").stringValue();
    office.post(tournament + "/roles", "{\"role\":\"chief-arbiter\",\"account\":\"Olga Novak\"}");
    for (int i = 0; i < NAMES.size(); i++) {
      office.post(
          tournament + "/players",
          String.format(
              Locale.ROOT, "{\"name\":\"%s\",\"rating\":%d}", NAMES.get(i), 2700 - 17 * i));
    }
    for (int round = 1; round <= 3; round++) {
      office.post(tournament + "/rounds", "{}");
      office.post(tournament + "/rounds/" + round + "/publication", "");
      decide(office, tournament, round);
    }
    play(client, office.get(tournament + "/rounds/3/keys").path("keys"));
    return made.path("id").stringValue();
  }

  /// All boards of the earlier rounds, and some of the last.
  private static void decide(Office office, String tournament, int round) {
    List<String> results = List.of("1-0", "1/2-1/2", "0-1", "1-0", "+/-");
    IntStream.rangeClosed(round == 3 ? 10 : 1, NAMES.size() / 2)
        .forEach(board ->
            office.post(
                String.format(Locale.ROOT, "%s/rounds/%d/boards/%d", tournament, round, board),
                String.format(
                    Locale.ROOT,
                    "{\"result\":\"%s\",\"basis\":\"arbiter\",\"reason\":\"as it was\"}",
                    results.get((board * round) % results.size()))));
  }

  /// Each board has come further than the one before.
  private static void play(Client client, JsonNode keys) throws Exception {
    for (int ply = 0; ply < OPERA.length - 1; ply++) {
      for (JsonNode key : keys) {
        int board = key.path("board").intValue();
        boolean moves = key.path("colour").stringValue().equals(ply % 2 == 0 ? "white" : "black");
        if (moves && board < 10 && ply < 3 * board + 4) {
          client.post(
              "api/games/" + key.path("game").stringValue() + "/acts",
              "{\"type\":\"move\",\"attempt\":\"" + OPERA[ply] + "\"}",
              "Authorization",
              "Bearer " + key.path("token").stringValue());
        }
      }
    }
  }
}
