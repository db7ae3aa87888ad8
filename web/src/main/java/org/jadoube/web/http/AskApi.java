package org.jadoube.web.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.web.ask.Asked;
import org.jadoube.web.ask.Effort;
import org.jadoube.web.ask.HouseRulesAnswer;
import org.jadoube.web.ask.LawAnswer;
import org.jadoube.web.ask.Oracle;
import org.jadoube.web.description.Operation;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.CrossOrigin;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.mcp.McpEndpoint;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;

/// The HTTP API of questions to the Laws; [AskOperations] describes it. Pages of other sites may
/// ask, too. No more are answered at once than half the processors can take, so that nobody who
/// plays waits for them.
final class AskApi {
  private static final Semaphore PLACES =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
  private static final Oracle ORACLE = new Oracle(Effort.AMONG_MANY);

  private final Requests requests;

  /// Most servers are never asked by a model, so its tools are made when they are.
  private static final class Model {
    static final McpEndpoint ENDPOINT = new McpEndpoint(ORACLE);
  }

  AskApi(Requests requests) {
    this.requests = requests;
  }

  /// The described routes.
  List<Route> routes() {
    return Stream.concat(asking().stream(), reading().stream()).map(CrossOrigin::open).toList();
  }

  /// Those for browsers and models, which have protocols of their own.
  List<Route> others() {
    Route mcp = new Route(List.of("POST"), "/mcp", Optional.empty(), file(this::message));
    return Stream.of(
            Stream.concat(asking().stream(), reading().stream()).map(CrossOrigin::preflight),
            Stream.of(CrossOrigin.open(mcp), CrossOrigin.preflight(mcp)),
            Stream.of(CrossOrigin.open(Route.page("/llms.txt", AskApi::introduction))))
        .flatMap(routes -> routes)
        .toList();
  }

  private List<Route> asking() {
    return List.of(
        question("/api/explain", AskOperations.EXPLAIN, Documents.MOVE_QUESTION, ORACLE::move),
        question(
            "/api/position", AskOperations.POSITION, Documents.POSITION_QUESTION, ORACLE::position),
        question("/api/fate", AskOperations.FATE, Documents.FATE_QUESTION, ORACLE::fate),
        requests.postWithHouseRules(
            "/api/rule",
            AskOperations.RULE,
            Documents.GAME_QUESTION,
            (call, asked) ->
                inTurn(() -> answer(ORACLE.game(asked, call.language()), Json::write))),
        requests.postWithHouseRules(
            "/api/permitted",
            AskOperations.PERMITTED,
            Documents.PERMISSIONS_QUESTION,
            (call, asked) ->
                inTurn(() -> answer(ORACLE.permissions(asked, call.language()), Json::write))),
        Route.post("/api/house-rules", AskOperations.HOUSE_RULES, file(this::houseRules)),
        Route.post("/api/audit", AskOperations.AUDIT, file(this::audit)),
        Route.post("/api/standings", AskOperations.STANDINGS, file(this::standings)));
  }

  private List<Route> reading() {
    return List.of(
        requests.get("/api/laws/{article}", AskOperations.PROVISIONS, this::newest),
        requests.get(
            "/api/laws/{edition}/{article}",
            AskOperations.PROVISIONS_OF_EDITION,
            this::provisions));
  }

  private <Q> Route question(
      String path,
      Operation operation,
      Document<Q> document,
      Function<Q, ? extends Asked<?>> oracle) {
    return requests.post(
        path,
        operation,
        document,
        (_, question) -> inTurn(() -> answer(oracle.apply(question), Json::write)));
  }

  private static <T> Answer answer(Asked<T> asked, Function<T, String> written) {
    return switch (asked) {
      case Asked.Answered<T>(T answer) -> Answer.json(200, written.apply(answer));
      case Asked.NotUnderstood<T> fault ->
          Answer.error(
              ApiError.unexpected(
                  fault.message(), "/" + fault.field(), fault.found(), fault.expected()));
    };
  }

  private static Answer inTurn(Supplier<Answer> question) {
    if (!PLACES.tryAcquire()) {
      return Answer.error(ApiError.crowded());
    }
    try {
      return question.get();
    } finally {
      PLACES.release();
    }
  }

  private interface FileHandler {
    Answer answer(Call call, byte[] file);
  }

  private Function<Call, Answer> file(FileHandler handler) {
    int most = requests.limits().of(CountLimit.FILE_BYTES);
    return requests.plain(call ->
        call.bytes(most)
            .map(file -> inTurn(() -> handler.answer(call, file)))
            .orElseGet(() -> Answer.error(ApiError.tooLarge(most))));
  }

  private Answer audit(Call call, byte[] file) {
    Optional<String> named = call.query("edition");
    Optional<Edition> edition = named.flatMap(Edition::named);
    if (named.isPresent() && edition.isEmpty()) {
      return answer(
          new Asked.NotUnderstood<>(
              "edition", "\"" + named.get() + "\"", "an edition such as 2023"),
          Json::write);
    }
    String pgn = new String(file, StandardCharsets.UTF_8);
    return answer(ORACLE.archive(pgn, edition), Json::write);
  }

  private Answer houseRules(Call call, byte[] file) {
    String text = new String(file, StandardCharsets.UTF_8);
    return Answer.json(200, Json.write(HouseRulesAnswer.of(HouseRules.read(text))));
  }

  private Answer standings(Call call, byte[] file) {
    return answer(ORACLE.standings(file, call.query("tieBreaks")), Documents.STANDINGS::write);
  }

  private Answer message(Call call, byte[] message) {
    return Model.ENDPOINT
        .answer(new String(message, StandardCharsets.UTF_8))
        .map(answer -> Answer.json(200, answer))
        .orElseGet(() -> new Answer(202, Answer.JSON, new byte[0], Map.of()));
  }

  private static Answer introduction(Call call) {
    return Answer.text(200, "text/plain; charset=utf-8", McpEndpoint.introduction());
  }

  private Answer newest(Call call) {
    return law(LawAnswer.to(words(call), Optional.empty(), call.language()));
  }

  /// Words in a path are encoded.
  private static String words(Call call) {
    String path = call.path("article");
    try {
      return URLDecoder.decode(path, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notEncoded) {
      return path;
    }
  }

  private Answer provisions(Call call) {
    return law(
        Edition.named(call.path("edition"))
            .flatMap(edition -> LawAnswer.to(words(call), Optional.of(edition), call.language())));
  }

  private static Answer law(Optional<LawAnswer> found) {
    return found
        .map(answer -> Answer.json(200, Json.write(answer)))
        .orElseGet(() -> Answer.error(ApiError.unknownProvision()));
  }
}
