package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Requests as clients of Lichess send them, header by header and body by body: lichess-bot,
/// berserk and cli-chess are written in Python.
@Timeout(60)
final class LichessClientsTest extends OneServer {
  private static final String ALL =
      "\"board:play\",\"challenge:read\",\"challenge:write\",\"challenge:bulk\"";
  private static final String BOT = "\"bot:play\",\"challenge:read\",\"challenge:write\"";
  private static final String[] REQUESTS = {
    "User-Agent", "lichess-bot/2026.8.2.1 user:Engine", "Accept", "*/*"
  };
  private static final String[] FORM = {"Content-Type", "application/x-www-form-urlencoded"};
  private static final String[] JSON = {
    "Content-Type", "application/json", "Accept", "application/json"
  };

  private static int accounts;

  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Stream<String>> streams = new ArrayList<>();
  private User ana;
  private User boris;

  /// An account and its token.
  private record User(String name, String token) {
    static User of(String name, String scopes) throws Exception {
      String called = name + ++accounts;
      try (Person person = Person.signedUp(server.address().toString(), called)) {
        String asked = "{\"name\":\"a program\",\"scopes\":[" + scopes + "]}";
        return new User(
            called, person.post("api/account/tokens", asked).json().path("token").stringValue());
      }
    }

    String id() {
      return name.toLowerCase(Locale.ROOT);
    }
  }

  @BeforeEach
  void signUp() throws Exception {
    ana = User.of("Ana", ALL);
    boris = User.of("Boris", ALL);
  }

  @AfterEach
  void leave() {
    streams.forEach(Stream::close);
    http.shutdownNow();
  }

  private HttpRequest request(
      User user, String method, String path, String body, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .header("Authorization", "Bearer " + user.token())
            .method(
                method,
                body.isEmpty()
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString(body));
    return (headers.length > 0 ? request.headers(headers) : request).build();
  }

  private HttpResponse<String> sent(
      User user, String method, String path, String body, String... headers)
      throws IOException, InterruptedException {
    return http.send(
        request(user, method, path, body, headers), HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode post(User user, String path, String body, String... headers) throws Exception {
    HttpResponse<String> answer = sent(user, "POST", path, body, headers);
    assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
    return json(answer.body());
  }

  private JsonNode get(User user, String path, String... headers) throws Exception {
    HttpResponse<String> answer = sent(user, "GET", path, "", headers);
    assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
    return json(answer.body());
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }

  /// The lines of a stream that are not empty.
  private Iterator<String> stream(
      User user, String method, String path, String body, String... headers) throws Exception {
    HttpResponse<Stream<String>> answer =
        http.send(request(user, method, path, body, headers), HttpResponse.BodyHandlers.ofLines());
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
    streams.add(answer.body());
    return answer.body().filter(line -> !line.isBlank()).iterator();
  }

  private static JsonNode next(Iterator<String> lines) {
    return json(lines.next());
  }

  private static String form(String... namesAndValues) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      pairs.add(
          namesAndValues[i]
              + "="
              + URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
    }
    return String.join("&", pairs);
  }

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
    post(ana, "api/board/game/" + id + "/draw/1", "", JSON);
    assertThat(sent(ana, "POST", "api/board/game/" + id + "/claim-victory/", "", JSON).statusCode())
        .isEqualTo(400);
    assertThat(sent(ana, "POST", "api/board/game/" + id + "/takeback/yes", "", JSON).body())
        .contains("error");
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
      moves = next(game).path("moves").stringValue();
    }
    assertThat(moves).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          POST   | api/challenge/NAME                  | variant=atomic                   | 400
          POST   | api/challenge/NAME                  | days=3                           | 400
          POST   | api/challenge/NAME                  | clock.limit=99999                | 400
          POST   | api/challenge/NAME                  | clock.limit=60&fen=8/8/8/8/8/8/8/8+w+-+-+0+1 | 400
          POST   | api/challenge/NAME                  | clock.limit=1e9&clock.increment=1 | 400
          POST   | api/challenge/NAME                  | clock.limit=300&clock.increment=NaN | 400
          POST   | api/challenge/NAME                  | {"clock.limit":300               | 400
          POST   | api/challenge/NAME                  | clock.limit=%zz                  | 400
          POST   | api/challenge/NAME                  | []                               | 400
          POST   | api/challenge/open                  | clock.limit=abc                  | 400
          POST   | api/challenge/ai                    | level=3&clock.limit=x            | 400
          POST   | api/challenge/NAME                  | color=red                        | 400
          POST   | api/challenge/Nobody-here           | clock.limit=60                   | 404
          POST   | api/challenge/ai                    | level=9                          | 400
          POST   | api/challenge/ai                    | level=3&clock.limit=99999        | 400
          POST   | api/challenge/abcdefgh2345/accept   | ''                               | 404
          POST   | api/challenge/abcdefgh2345/cancel   | ''                               | 404
          GET    | api/board/game/stream/abcdefgh2345  | ''                               | 404
          POST   | api/board/game/abcdefgh2345/move/e2e4 | ''                             | 404
          POST   | api/bot/game/abcdefgh2345/resign    | ''                               | 403
          POST   | api/board/seek                      | time=x                           | 400
          GET    | api/user/Nobody-here                | ''                               | 404
          GET    | game/export/abcdefgh2345            | ''                               | 404
          GET    | api/account/email                   | ''                               | 403
          """)
  void whatever_cannot_be_is_answered_with_an_error(
      String method, String path, String body, int status) throws Exception {
    HttpResponse<String> answer = sent(ana, method, path.replace("NAME", boris.name()), body, FORM);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(json(answer.body()).path("error").isString()).isTrue();
  }

  @Test
  void a_token_that_is_not_valid_opens_nothing() throws Exception {
    User nobody = new User("Nobody", "jdb_" + "x".repeat(32));
    assertThat(post(nobody, "api/token/test", nobody.token()).path(nobody.token()).isNull())
        .isTrue();
    for (String path : List.of("api/account", "api/stream/event", "api/challenge")) {
      assertThat(sent(nobody, "GET", path, "").statusCode()).as(path).isEqualTo(401);
    }
    assertThat(sent(ana, "DELETE", "api/token", "").statusCode()).isEqualTo(204);
    assertThat(sent(ana, "GET", "api/account", "").statusCode()).isEqualTo(401);
  }

  @Test
  void a_program_gets_a_token_by_a_code_once() throws Exception {
    String verifier = "v".repeat(64);
    String challenge =
        Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString(
                MessageDigest.getInstance("SHA-256")
                    .digest(verifier.getBytes(StandardCharsets.UTF_8)));
    String asked =
        form(
            "response_type",
            "code",
            "client_id",
            "my.app",
            "redirect_uri",
            "http://localhost:9/back",
            "code_challenge_method",
            "S256",
            "code_challenge",
            challenge,
            "scope",
            "board:play email:read",
            "state",
            "s");
    String code;
    try (Person carla = Person.signedUp(server.address().toString(), "Carla" + ++accounts)) {
      assertThat(carla.send("POST", "oauth", asked, "Origin", "http://other.example").status())
          .isEqualTo(401);
      assertThat(carla.post("oauth", asked.replace("http%3A", "javascript%3A")).status())
          .isEqualTo(400);
      String redirect = carla.post("oauth", asked).json().path("redirect").stringValue();
      assertThat(redirect).startsWith("http://localhost:9/back?code=").endsWith("&state=s");
      code = redirect.replaceAll(".*code=|&state.*", "");
    }
    String exchange =
        form(
            "grant_type",
            "authorization_code",
            "code",
            code,
            "redirect_uri",
            "http://localhost:9/back",
            "client_id",
            "my.app",
            "code_verifier",
            verifier);
    JsonNode token = post(ana, "api/token", exchange, FORM);
    User program = new User("", token.path("access_token").stringValue());
    assertThat(get(program, "api/account").path("username").stringValue()).startsWith("Carla");
    assertThat(get(program, "api/account/email").has("email")).isTrue();
    assertThat(sent(program, "POST", "api/bulk-pairing", "players=a:b", FORM).statusCode())
        .isEqualTo(403);
    assertThat(sent(ana, "POST", "api/token", exchange, FORM).statusCode()).isEqualTo(400);
  }

  @Test
  void an_account_has_only_so_many_streams() throws Exception {
    for (int i = 0; i < 100; i++) {
      var _ = stream(ana, "GET", "api/stream/event", "");
    }
    HttpResponse<String> answer = sent(ana, "GET", "api/stream/event", "");
    assertThat(answer.statusCode()).isEqualTo(429);
    assertThat(json(answer.body()).path("error").isString()).isTrue();
  }
}
