package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.play.pairing.EngineCommand;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pairing engines that are not there, fail, or answer with something else than pairs.
final class TournamentEngineTest {
  @TempDir Path data;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 501 | no-pairing-engine",
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
}
