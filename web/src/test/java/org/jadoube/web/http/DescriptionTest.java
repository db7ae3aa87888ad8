package org.jadoube.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Patience;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.metrics.Metrics;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.TournamentQuota;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.web.hall.PlayingHalls;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.http.people.OpenIdApi;
import org.jadoube.web.http.stream.Channels;
import org.jadoube.web.network.Listening;
import org.jadoube.web.network.MetricsAccess;
import org.jadoube.web.view.ViewsOfGames;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// The published descriptions come from the code.
final class DescriptionTest {
  private static final String API = "/org/jadoube/web/api/";

  @TempDir private static Path directory;

  private static List<Route> routes = List.of();

  /// A description and the official schema that it must satisfy.
  enum Kind {
    OPENAPI("openapi", "openapi-3.1.schema.json", SpecificationVersion.DRAFT_2020_12) {
      @Override
      JsonNode generated() {
        return OpenApi.of(routes);
      }
    },
    ASYNCAPI("asyncapi", "asyncapi-3.0.schema.json", SpecificationVersion.DRAFT_7) {
      @Override
      JsonNode generated() {
        return AsyncApi.of(Channels.ALL);
      }
    };

    private final String file;
    private final String schema;
    private final SpecificationVersion version;

    Kind(String name, String schema, SpecificationVersion version) {
      this.file = name + ".yaml";
      this.schema = schema;
      this.version = version;
    }

    abstract JsonNode generated();

    private String published() throws IOException {
      return resource(API + file);
    }
  }

  @BeforeAll
  static void list() throws Exception {
    try (EventStore store = EventStore.open(Database.in(directory));
        Games games = new Games(store, InstantSource.system(), Patience.USUAL)) {
      People people = People.in(store.ledger(), InstantSource.system());
      Requests requests = new Requests(Limits.USUAL, new RateLimit(1, 1, InstantSource.system()));
      Tournaments tournaments =
          new Tournaments(
              store.ledger(),
              InstantSource.system(),
              games,
              people,
              new TournamentQuota(2, 1),
              Optional.empty());
      List<Route> all =
          new ArrayList<>(
              Routes.api(
                  new Services(
                      games,
                      people,
                      tournaments,
                      PlayingHalls.open(tournaments, games, store.membership()),
                      Optional.empty()),
                  new ViewsOfGames(),
                  InstantSource.system(),
                  Limits.USUAL));
      all.addAll(new OpenIdApi(Optional.empty(), InstantSource.system(), requests).routes());
      all.addAll(
          new Vitals(games, Metrics.of(games, store), new Shutdown()).routes(MetricsAccess.OPEN));
      all.add(new Reach(Listening.at("localhost"), 0).route());
      routes = List.copyOf(all);
    }
  }

  private static String resource(String path) throws IOException {
    try (InputStream file = DescriptionTest.class.getResourceAsStream(path)) {
      return new String(Objects.requireNonNull(file, path).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_published_description_is_that_of_the_code(Kind kind) throws IOException {
    GeneratedFile.of("web/src/main/resources" + API + kind.file)
        .holds(Yaml.write(kind.generated()));
  }

  @ParameterizedTest
  @EnumSource
  void a_description_satisfies_the_official_schema(Kind kind) throws IOException {
    String json = Yaml.read(kind.published()).toString();
    assertThat(
            SchemaRegistry.withDefaultDialect(kind.version)
                .getSchema(resource(kind.schema), InputFormat.JSON)
                .validate(json, InputFormat.JSON))
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void every_reference_in_a_description_leads_somewhere(Kind kind) throws IOException {
    JsonNode description = Yaml.read(kind.published());
    assertThat(description.findValuesAsString("$ref"))
        .allSatisfy(reference ->
            assertThat(description.at(reference.substring(1)).isMissingNode()).isFalse());
  }

  @Test
  void every_route_for_programs_is_described() {
    assertThat(routes).allMatch(route -> route.operation().isPresent());
  }

  @Test
  void a_name_of_a_route_is_its_own() throws IOException {
    assertThat(Yaml.read(Kind.OPENAPI.published()).findValuesAsString("operationId"))
        .doesNotHaveDuplicates();
  }
}
