package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Iterator;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Requests as clients of Lichess send them, header by header and body by body: lichess-bot,
/// berserk and cli-chess are written in Python.
final class LichessClientsTest extends OneLichess {
  @Test
  void lichess_bot_becomes_a_bot_takes_challenges_and_plays() throws Exception {
    User bot = User.of("Engine", BOT);
    JsonNode tested = post(bot, "api/token/test", bot.token(), REQUESTS);
    assertThat(tested.path(bot.token()).path("scopes").stringValue().split(","))
        .contains("bot:play");
    assertThat(tested.path(bot.token()).path("userId").stringValue()).isEqualTo(bot.id());
    assertThat(get(bot, "api/account", REQUESTS).has("title")).isFalse();
    assertThat(post(bot, "api/bot/account/upgrade", "", REQUESTS).path("ok").booleanValue())
        .isTrue();
    JsonNode profile = get(bot, "api/account", REQUESTS);
    assertThat(profile.path("title").stringValue()).isEqualTo("BOT");
    assertThat(profile.at("/perfs/blitz/rating").isInt()).isTrue();

    Iterator<String> events = stream(bot, "GET", "api/stream/event", "", REQUESTS);
    post(
        ana,
        "api/challenge/" + bot.name(),
        "{\"rated\":false,\"clock.limit\":180,"
            + "\"clock.increment\":2,\"color\":\"white\",\"variant\":\"standard\"}",
        JSON);
    JsonNode first = next(events).path("challenge");
    assertThat(first.path("timeControl").path("limit").intValue()).isEqualTo(180);
    assertThat(first.path("perf").path("name").stringValue()).isEqualTo("Blitz");
    assertThat(first.path("challenger").path("rating").isInt()).isTrue();
    String decline = "api/challenge/" + first.path("id").stringValue() + "/decline";
    post(bot, decline, "reason=tooSlow", FORM);
    JsonNode declined = next(events);
    assertThat(declined.path("type").stringValue()).isEqualTo("challengeDeclined");
    assertThat(declined.at("/challenge/declineReasonKey").stringValue()).isEqualTo("tooslow");

    String clock = "\"clock.limit\":60,\"clock.increment\":1";
    post(
        ana,
        "api/challenge/" + bot.id(),
        "{\"rated\":true," + clock + ",\"color\":\"white\"}",
        JSON);
    String id = next(events).at("/challenge/id").stringValue();
    post(bot, "api/challenge/" + id + "/accept", "", REQUESTS);
    JsonNode start = next(events).path("game");
    assertThat(start.path("id").stringValue()).isEqualTo(id);
    assertThat(start.at("/opponent/username").stringValue()).isEqualTo(ana.name());
    assertThat(get(bot, "api/account/playing", REQUESTS).at("/nowPlaying/0/gameId").stringValue())
        .isEqualTo(id);

    Iterator<String> game = stream(bot, "GET", "api/bot/game/stream/" + id, "", REQUESTS);
    JsonNode full = next(game);
    assertThat(full.path("type").stringValue()).isEqualTo("gameFull");
    assertThat(full.at("/state/status").stringValue()).isEqualTo("started");
    assertThat(full.at("/black/title").stringValue()).isEqualTo("BOT");
    assertThat(full.path("initialFen").stringValue()).isEqualTo("startpos");
    assertThat(full.at("/clock/initial").intValue()).isEqualTo(60_000);
    post(ana, "api/board/game/" + id + "/move/e2e4", "");
    assertThat(next(game).path("moves").stringValue()).isEqualTo("e2e4");
    post(bot, "api/bot/game/" + id + "/move/e7e5?offeringDraw=false", "", REQUESTS);
    JsonNode state = next(game);
    assertThat(state.path("moves").stringValue()).isEqualTo("e2e4 e7e5");
    assertThat(state.path("wtime").isNumber() && state.path("winc").isNumber()).isTrue();
    post(
        bot,
        "api/bot/game/" + id + "/chat",
        form("room", "player", "text", "Hi! Good luck."),
        FORM);
    assertThat(next(game).path("type").stringValue()).isEqualTo("chatLine");
    post(bot, "api/bot/game/" + id + "/resign", "", REQUESTS);
    JsonNode end = next(game);
    assertThat(end.path("status").stringValue()).isEqualTo("resign");
    assertThat(end.path("winner").stringValue()).isEqualTo("white");
    assertThat(game.hasNext()).isFalse();
    JsonNode finish = next(events);
    assertThat(finish.path("type").stringValue()).isEqualTo("gameFinish");
    assertThat(finish.at("/game/status/id").intValue()).isEqualTo(31);
    HttpResponse<String> pgn = sent(bot, "GET", "game/export/" + id, "", REQUESTS);
    assertThat(pgn.body()).contains("[Result \"1-0\"]").contains("1. e4 {");
    assertThat(sent(bot, "GET", "api/bot/online?nb=512", "", REQUESTS).body()).contains(bot.id());
    assertThat(
            get(bot, "api/users/status?ids=" + bot.id(), REQUESTS).at("/0/online").booleanValue())
        .isTrue();
  }

  @Test
  void berserk_sends_json_with_nulls_and_slashes() throws Exception {
    String nulls =
        "{\"rated\": false, \"clock.limit\": 300, \"clock.increment\": 0, \"days\": null,"
            + " \"color\": \"white\", \"variant\": null, \"fen\": null}";
    Iterator<String> events =
        stream(boris, "GET", "api/stream/event", "", "Accept", "application/json");
    String id = post(ana, "api/challenge/" + boris.name(), nulls, JSON).path("id").stringValue();
    assertThat(next(events).at("/challenge/id").stringValue()).isEqualTo(id);
    assertThat(get(boris, "api/challenge", JSON).at("/in/0/id").stringValue()).isEqualTo(id);
    assertThat(get(ana, "api/challenge", JSON).at("/out/0/direction").stringValue())
        .isEqualTo("out");
    post(boris, "api/challenge/" + id + "/accept", "", JSON);
    post(ana, "api/board/game/" + id + "/move/e2e4", "", JSON);
    post(boris, "api/board/game/" + id + "/move/e7e5", "", JSON);
    Iterator<String> game = stream(ana, "GET", "api/board/game/stream/" + id, "", JSON);
    assertThat(next(game).path("type").stringValue()).isEqualTo("gameFull");
    post(boris, "api/board/game/" + id + "/takeback/yes", "", JSON);
    assertThat(nextState(game).path("btakeback").booleanValue()).isTrue();
    post(ana, "api/board/game/" + id + "/takeback/true", "", JSON);
    JsonNode back = nextState(game);
    assertThat(back.path("moves").stringValue()).isEqualTo("e2e4");
    assertThat(back.has("btakeback")).isFalse();
    post(boris, "api/board/game/" + id + "/move/c7c5", "", JSON);
    post(ana, "api/board/game/" + id + "/takeback/yes", "", JSON);
    post(boris, "api/board/game/" + id + "/takeback/no", "", JSON);
    assertThat(sent(ana, "POST", "api/board/game/" + id + "/takeback/yes", "", JSON).body())
        .contains("declined");
    post(ana, "api/board/game/" + id + "/draw/1", "", JSON);
    assertThat(sent(ana, "POST", "api/board/game/" + id + "/claim-victory/", "", JSON).statusCode())
        .isEqualTo(400);
    post(
        ana, "api/board/game/" + id + "/chat", "{\"room\": \"player\", \"text\": \"hello\"}", JSON);
    assertThat(get(boris, "api/board/game/" + id + "/chat", JSON).at("/0/text").stringValue())
        .isEqualTo("hello");
    post(boris, "api/board/game/" + id + "/draw/yes", "", JSON);
    HttpResponse<String> games =
        sent(
            ana,
            "GET",
            "api/games/user/" + boris.name() + "?max=5",
            "",
            "Accept",
            "application/x-ndjson");
    assertThat(json(games.body().strip()).path("status").stringValue()).isEqualTo("draw");
  }

  /// The next state of the game; the stream also tells who is there.
  private static JsonNode nextState(Iterator<String> lines) {
    JsonNode line = next(lines);
    return line.path("type").stringValue().equals("gameState") ? line : nextState(lines);
  }

  @Test
  void cli_chess_seeks_joins_and_hears_of_the_end() throws Exception {
    Iterator<String> events =
        stream(ana, "GET", "api/stream/event", "", "Accept", "application/json");
    String seek = "rated=false&time=10&increment=5&variant=standard&color=random&ratingRange=";
    String[] headers = {
      "Content-Type", "application/x-www-form-urlencoded", "Accept", "text/plain"
    };
    Iterator<String> waiting = stream(ana, "POST", "api/board/seek", seek, headers);
    Iterator<String> other = stream(boris, "POST", "api/board/seek", seek, headers);
    assertThat(other.hasNext() || waiting.hasNext()).isFalse();
    JsonNode game = next(events).path("game");
    assertThat(game.at("/compat/board").booleanValue()).isTrue();
    assertThat(game.path("hasMoved").booleanValue()).isFalse();
    assertThat(game.path("gameId").stringValue()).isEqualTo(game.path("id").stringValue());
    String id = game.path("gameId").stringValue();
    post(boris, "api/board/game/" + id + "/abort", "", JSON);
    assertThat(next(events).at("/game/status/name").stringValue()).isEqualTo("aborted");
  }

  @Test
  void an_organiser_pairs_many_and_starts_their_clocks() throws Exception {
    String players =
        form(
            "players",
            ana.token() + ":" + boris.token(),
            "clock.limit",
            "300",
            "clock.increment",
            "0");
    JsonNode bulk = post(ana, "api/bulk-pairing", players, FORM);
    String game = bulk.at("/games/0/id").stringValue();
    assertThat(bulk.at("/games/0/black").stringValue()).isEqualTo(boris.id());
    post(ana, "api/bulk-pairing/" + bulk.path("id").stringValue() + "/start-clocks", "");
    assertThat(get(boris, "api/account/playing").at("/nowPlaying/0/gameId").stringValue())
        .isEqualTo(game);
    assertThat(
            sent(boris, "GET", "api/bulk-pairing/" + bulk.path("id").stringValue(), "")
                .statusCode())
        .isEqualTo(404);
    assertThat(sent(ana, "POST", "api/bulk-pairing", "players=x:y", FORM).statusCode())
        .isEqualTo(400);
  }

  @Test
  void games_are_paired_for_later_and_called_off_before() throws Exception {
    String players = ana.token() + ":" + boris.token();
    long now = System.currentTimeMillis();
    JsonNode later =
        post(
            ana,
            "api/bulk-pairing",
            form("players", players, "pairAt", String.valueOf(now + 3_600_000)),
            FORM);
    String bulk = "api/bulk-pairing/" + later.path("id").stringValue();
    assertThat(later.has("pairedAt")).isFalse();
    assertThat(get(boris, "api/account/playing").path("nowPlaying")).isEmpty();
    assertThat(sent(ana, "POST", bulk + "/start-clocks", "").statusCode()).isEqualTo(400);
    assertThat(sent(ana, "DELETE", bulk, "").statusCode()).isEqualTo(200);
    assertThat(sent(ana, "GET", bulk, "").statusCode()).isEqualTo(404);
    JsonNode soon =
        post(
            ana,
            "api/bulk-pairing",
            form("players", players, "pairAt", String.valueOf(now + 1_000)),
            FORM);
    Iterator<String> events = stream(boris, "GET", "api/stream/event", "");
    JsonNode start = json(events.next());
    assertThat(start.at("/game/id")).isEqualTo(soon.at("/games/0/id"));
    assertThat(
            sent(ana, "DELETE", "api/bulk-pairing/" + soon.path("id").stringValue(), "")
                .statusCode())
        .isEqualTo(200);
  }

  @Test
  void an_open_challenge_has_an_address_for_each_colour() throws Exception {
    JsonNode open = post(ana, "api/challenge/open", "clock.limit=300&clock.increment=3", FORM);
    assertThat(open.path("urlWhite").stringValue()).endsWith("color=white");
    assertThat(open.has("destUser")).isFalse();
    String id = open.path("id").stringValue();
    post(boris, "api/challenge/" + id + "/accept?color=black", "");
    post(ana, "api/challenge/" + id + "/accept", "");
    assertThat(get(boris, "api/account/playing").at("/nowPlaying/0/color").stringValue())
        .isEqualTo("black");
    post(
        ana,
        "api/challenge/" + id + "/start-clocks?token1=" + ana.token() + "&token2=" + boris.token(),
        "");
  }

  @Test
  void the_computer_takes_a_challenge_and_plays() throws Exception {
    Iterator<String> events = stream(ana, "GET", "api/stream/event", "", REQUESTS);
    HttpResponse<String> answer =
        sent(
            ana,
            "POST",
            "api/challenge/ai",
            form("level", "2", "clock.limit", "300", "clock.increment", "2", "color", "black"),
            FORM);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    JsonNode made = json(answer.body());
    assertThat(made.path("player").stringValue()).isEqualTo("black");
    assertThat(next(events).path("type").stringValue()).isEqualTo("gameStart");
    String id = made.path("id").stringValue();
    Iterator<String> game = stream(ana, "GET", "api/board/game/stream/" + id, "", REQUESTS);
    JsonNode full = next(game);
    assertThat(full.at("/white/aiLevel").intValue()).isEqualTo(2);
    String moves = full.at("/state/moves").stringValue();
    while (moves.isEmpty()) {
      moves = nextState(game).path("moves").asString("");
    }
    assertThat(moves).hasSize(4);
  }
}
