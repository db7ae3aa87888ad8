package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.tools.ToolProvider;
import org.jadoube.play.pairing.PairingCommand;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Swiss rounds that an engine pairs; rounds without one, and with engines that are not there,
/// fail, or answer with something else than pairs.
final class TournamentEngineTest {
  @TempDir Path data;

  /// The engine of the tests of pairing engines.
  private PairingCommand engine(String how) throws IOException {
    Path source = data.resolve("SimpleEngine.java");
    try (InputStream in =
        TournamentEngineTest.class.getResourceAsStream(
            "/org/jadoube/play/pairing/SimpleEngine.java")) {
      Files.copy(Objects.requireNonNull(in), source);
    }
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()))
        .isZero();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return PairingCommand.read("javafo:'" + java + "' -cp '" + data + "' SimpleEngine " + how)
        .orElseThrow();
  }

  private static Answer act(Client anybody, String game, String token, String act)
      throws Exception {
    return anybody.post("api/games/" + game + "/acts", act, "Authorization", "Bearer " + token);
  }

  @Test
  void an_engine_pairs_a_swiss_whose_players_have_links() throws Exception {
    ServerOptions options = ServerOptions.in(data.resolve("data")).withPort(0);
    PairingCommand engine = engine("pair");
    try (Server server =
            Server.start(options.operating(draft -> draft.pairingEngine = Optional.of(engine)));
        Client anybody = new Client(server.address().toString());
        Organiser organiser = Organiser.at(server)) {
      String tournament =
          organiser.tournament(
              "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":2,"
                  + "\"regulations\":{\"timeControl\":\"300+3\"}}");
      for (int i = 1; i <= 5; i++) {
        organiser.post(
            tournament + "/players",
            "{\"name\":\"Player " + i + "\",\"rating\":" + (2000 + i) + "}");
      }
      organiser.post(tournament + "/numbers", "{\"by\":\"rating\"}");
      JsonNode first = organiser.nextRound(tournament, 1);
      assertThat(first.path("boards")).hasSize(2);
      assertThat(first.at("/byes/0/kind").stringValue()).isEqualTo("pairing-allocated");
      assertThat(organiser.person().post("api/tournaments/" + tournament + "/rounds", "{}").code())
          .isEqualTo("round-not-ready");
      JsonNode keys =
          organiser
              .person()
              .get("api/tournaments/" + tournament + "/rounds/1/keys")
              .json()
              .path("keys");
      assertThat(keys).hasSize(4);
      String game = keys.at("/0/game").stringValue();
      String move = "{\"type\":\"move\",\"attempt\":\"d2d4\"}";
      Organiser.done(act(anybody, game, keys.at("/0/token").stringValue(), move));
      String resignation = "{\"type\":\"resign\"}";
      Organiser.done(act(anybody, game, keys.at("/1/token").stringValue(), resignation));
      assertThat(
              anybody
                  .get("api/tournaments/" + tournament)
                  .json()
                  .at("/rounds/0/boards/0/result/result")
                  .stringValue())
          .isEqualTo("1-0");
      organiser.decide(tournament, 1, 2, "-/+");
      organiser.post(
          tournament + "/byes", "{\"round\":2,\"participant\":1,\"kind\":\"half-point\"}");
      JsonNode second = organiser.nextRound(tournament, 2);
      assertThat(second.path("boards")).hasSize(2);
      assertThat(second.at("/byes/0/kind").stringValue()).isEqualTo("half-point");
      organiser.decide(tournament, 2, 1, "1/2-1/2");
      organiser.decide(tournament, 2, 2, "0-1");
      assertThat(anybody.get("api/tournaments/" + tournament).json().path("stage").stringValue())
          .isEqualTo("finished");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no-such-engine | 502 | pairing-failed",
        "cp {input} {output} | 502 | pairing-failed",
        "false {input} {output} | 502 | pairing-failed"
      })
  void an_engine_that_does_not_pair_changes_nothing(String command, int status, String code)
      throws Exception {
    ServerOptions options = ServerOptions.in(data).withPort(0);
    Optional<PairingCommand> engine = PairingCommand.read(command);
    try (Server server = Server.start(options.operating(draft -> draft.pairingEngine = engine));
        Person olga = Person.signedUp(server.address().toString(), "Olga")) {
      String tournament =
          "api/tournaments/"
              + olga.post(
                      "api/tournaments",
                      "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":3,\"regulations\":{}}")
                  .json()
                  .path("id")
                  .stringValue();
      olga.post(tournament + "/players", "{\"name\":\"Ana\"}");
      olga.post(tournament + "/players", "{\"name\":\"Boris\"}");
      String before = olga.get(tournament).text();
      Answer answer = olga.post(tournament + "/rounds", "{}");
      assertThat(answer.status()).as(answer.text()).isEqualTo(status);
      assertThat(answer.code()).isEqualTo(code);
      assertThat(olga.get(tournament).text()).isEqualTo(before);
    }
  }

  @Test
  void without_an_engine_the_dutch_system_pairs() throws Exception {
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Organiser organiser = Organiser.at(server)) {
      String open =
          organiser.tournament(
              "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":2,\"regulations\":{}}");
      organiser.enter(open, 1, 5);
      organiser.post(open + "/byes", "{\"round\":1,\"participant\":5,\"kind\":\"half-point\"}");

      JsonNode first = organiser.nextRound(open, 1);

      assertThat(pairs(first)).containsExactly(Set.of(1, 3), Set.of(2, 4));
      assertThat(first.at("/byes/0/participant").intValue()).isEqualTo(5);
      for (int board = 1; board <= 2; board++) {
        int white = first.at("/boards/" + (board - 1) + "/white").intValue();
        organiser.decide(open, 1, board, white == board ? "1-0" : "0-1");
      }
      JsonNode second = organiser.nextRound(open, 2);
      assertThat(pairs(second)).containsExactly(Set.of(1, 2), Set.of(3, 5));
      assertThat(second.at("/byes/0/participant").intValue()).isEqualTo(4);
    }
  }

  private static List<Set<Integer>> pairs(JsonNode round) {
    return round
        .path("boards")
        .valueStream()
        .map(board -> Set.of(board.path("white").intValue(), board.path("black").intValue()))
        .toList();
  }
}
