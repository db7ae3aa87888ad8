package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.web.Organiser.done;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jadoube.play.people.Moderation;
import org.jadoube.play.people.Scope;
import org.jadoube.testing.Wait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tournaments that an operator hides, shows again and removes, while the server runs.
final class ModerationTest {
  @TempDir Path data;

  @Test
  void a_hidden_tournament_is_hidden_with_its_games_and_can_be_shown_again_or_removed()
      throws Exception {
    ServerOptions options = ServerOptions.in(data).withPort(0);
    try (Server server = Server.start(options);
        Organiser organiser = Organiser.at(server);
        Client stranger = new Client(server.address().toString())) {
      String tournament =
          organiser.tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
      organiser.enter(tournament, 1, 2);
      JsonNode round = organiser.nextRound(tournament, 1);
      String game = round.at("/boards/0/game").stringValue();
      List<String> paths = List.of("api/tournaments/" + tournament, "api/games/" + game);
      Scope scope = Scope.tournament(tournament).orElseThrow();

      operate(options, moderation -> moderation.hide(scope, true));
      awaitStatus(stranger, paths, 404);
      assertThat(listed(stranger)).doesNotContain(tournament);
      assertThat(found(stranger)).doesNotContain(tournament);
      assertThat(organiser.person().get("api/tournaments/" + tournament).status()).isEqualTo(200);
      assertThat(organiser.arbiter().get("api/games/" + game).status()).isEqualTo(200);

      operate(options, moderation -> moderation.hide(scope, false));
      awaitStatus(stranger, paths, 200);
      assertThat(listed(stranger)).contains(tournament);
      assertThat(found(stranger)).contains(tournament);

      operate(options, moderation -> assertThat(moderation.remove(scope)).isTrue());
      awaitStatus(stranger, paths, 404);
      operate(options, moderation -> assertThat(moderation.remove(scope)).isFalse());
    }
  }

  private static void operate(ServerOptions options, Consumer<Moderation> deed) throws Exception {
    var _ =
        new Storage(options)
            .<Boolean>moderate(moderation -> {
              deed.accept(moderation);
              return true;
            });
  }

  private static void awaitStatus(Client client, List<String> paths, int status) throws Exception {
    for (String path : paths) {
      Wait.until(path + " answers " + status, () -> client.get(path).status() == status);
    }
  }

  private static String found(Client client) throws Exception {
    return done(client.get("api/search?q=cup")).toString()
        + done(client.get("api/search?q=player"));
  }

  private static String listed(Client client) throws Exception {
    return done(client.get("api/tournaments")).toString();
  }
}
