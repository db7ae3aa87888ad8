package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.play.pairing.EngineCommand;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Swiss rounds without a pairing engine, and with engines that are not there, fail, or answer with
/// something else than pairs.
final class TournamentEngineTest {
  @TempDir Path data;

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
    Optional<EngineCommand> engine = EngineCommand.read(command);
    try (Server server =
            Server.start(
                engine.map(said -> options.with(options.operation().with(said))).orElse(options));
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
