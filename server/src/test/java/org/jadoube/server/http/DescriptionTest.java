package org.jadoube.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.server.events.EventLimits;
import org.jadoube.server.events.Events;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Patience;
import org.jadoube.server.network.Limits;
import org.jadoube.server.people.People;
import org.jadoube.server.store.Database;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.view.ChangeView;
import org.jadoube.server.view.CitationView;
import org.jadoube.server.view.ClockView;
import org.jadoube.server.view.EndingView;
import org.jadoube.server.view.EventView;
import org.jadoube.server.view.GameView;
import org.jadoube.server.view.MoveView;
import org.jadoube.server.view.PauseView;
import org.jadoube.server.view.PlayersView;
import org.jadoube.server.view.PresenceView;
import org.jadoube.server.view.StateView;
import org.jadoube.server.view.ViewsOfGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DescriptionTest {
  @TempDir Path directory;

  @Test
  void every_route_is_described_and_nothing_else() throws Exception {
    List<String> routes =
        new ArrayList<>(
            List.of("GET /api/addresses", "GET /api/openid", "GET /api/openid/callback"));
    try (EventStore store = EventStore.open(Database.in(directory));
        Games games = new Games(store, InstantSource.system(), Patience.USUAL)) {
      People people = People.in(store.ledger(), InstantSource.system());
      Events events =
          new Events(
              store.ledger(),
              InstantSource.system(),
              games,
              people,
              new EventLimits(2, 1),
              Optional.empty());
      Routes.api(
              new Services(games, people, events, Optional.empty()),
              new ViewsOfGames(),
              InstantSource.system(),
              Limits.USUAL)
          .forEach(route -> routes.add(route.methods().getFirst() + " " + route.path()));
    }
    assertThat(described()).containsExactlyInAnyOrderElementsOf(routes);
  }

  @Test
  void every_code_of_an_error_is_described() throws IOException {
    assertThat(yaml())
        .contains(
            ApiError.unknownGame().details().code(),
            ApiError.unknownPath().details().code(),
            ApiError.wrongToken().details().code(),
            ApiError.notOnAScreen().details().code(),
            ApiError.wrongInvitation().details().code(),
            ApiError.seatTaken().details().code(),
            ApiError.wrongKey().details().code(),
            ApiError.keyOfAnother().details().code(),
            ApiError.damaged().details().code(),
            ApiError.unavailable().details().code(),
            ApiError.stopping().details().code(),
            ApiError.tooLarge(1).details().code(),
            ApiError.tooOften().details().code(),
            ApiError.wrongMethod(List.of()).details().code(),
            "malformed-json",
            "unexpected-content",
            "refused");
  }

  /// A component that is renamed in Java would change what is sent.
  @ParameterizedTest
  @ValueSource(
      classes = {
        GameView.class,
        StateView.class,
        ClockView.class,
        MoveView.class,
        EventView.class,
        PlayersView.class,
        PresenceView.class,
        PauseView.class,
        EndingView.class,
        CitationView.class,
        ChangeView.class,
        Done.class,
        Done.Refused.class,
        ApiError.Details.class
      })
  void every_field_that_is_sent_is_described(Class<?> view) throws IOException {
    String yaml = yaml();
    for (RecordComponent field : view.getRecordComponents()) {
      assertThat(yaml).containsPattern("\\b" + field.getName() + ":");
    }
  }

  private static List<String> described() throws IOException {
    List<String> described = new ArrayList<>();
    String path = "";
    for (String line : yaml().lines().toList()) {
      if (line.matches("  /.*:")) {
        path = line.strip().replaceFirst(":$", "");
      } else if (line.matches("    (get|post|delete):")) {
        described.add(line.strip().replace(":", "").toUpperCase(Locale.ROOT) + " " + path);
      }
    }
    return described;
  }

  private static String yaml() throws IOException {
    try (InputStream yaml =
        DescriptionTest.class.getResourceAsStream("/org/jadoube/server/api/openapi.yaml")) {
      assertThat(yaml).isNotNull();
      return new String(yaml.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
