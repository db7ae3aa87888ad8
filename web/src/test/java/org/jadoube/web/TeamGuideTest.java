package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.testing.Repository;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The example of a tournament of teams in `docs/tournaments.md`, request by request.
final class TeamGuideTest {
  private static final String SOME_TOURNAMENT = "23456789abcd";
  private static final Pattern BLOCK =
      Pattern.compile("### Teams on the server\\n[\\s\\S]*?```sh\\n([\\s\\S]*?)```");
  private static final Pattern REQUEST =
      Pattern.compile("(?m)^api '?([^\\s']+)'?(?: -X (\\w+))?(?:\\s+-d '([^']*)')?");

  @TempDir Path data;

  @Test
  void the_example_of_a_tournament_of_teams_runs() throws Exception {
    List<String> answers = new ArrayList<>();
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Person ana = Person.signedUp(server.address().toString(), "Ana")) {
      String tournament = SOME_TOURNAMENT;
      Matcher request = REQUEST.matcher(example());
      while (request.find()) {
        Answer answer = answer(ana, request, tournament);
        assertThat(answer.status()).as(request.group() + answer.text()).isIn(200, 201);
        tournament = answers.isEmpty() ? answer.json().path("id").stringValue() : tournament;
        answers.add(answer.text());
      }
    }
    assertThat(answers).hasSizeGreaterThan(10);
    assertThat(answers.getLast()).contains("310   1 Bled");
    assertThat(answers.get(answers.size() - 2)).contains("\"name\":\"Brno\",\"points\":\"2\"");
  }

  private static String example() throws IOException {
    Matcher block =
        BLOCK.matcher(Files.readString(Repository.root().resolve("docs/tournaments.md")));
    assertThat(block.find()).isTrue();
    return block.group(1);
  }

  private static Answer answer(Person by, Matcher request, String tournament) throws Exception {
    String path = "api/" + request.group(1).replace(SOME_TOURNAMENT, tournament);
    Optional<String> body = Optional.ofNullable(request.group(3));
    return body.isPresent() || request.group(2) != null
        ? by.post(path, body.orElse(""))
        : by.get(path);
  }
}
