package org.jadoube.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Route;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RouteTreeTest {
  private static final RouteTree TREE = new RouteTree();

  static {
    List.of("/", "/games", "/games/{id}", "/games/new", "/games/{id}/acts", "/files/{+name}")
        .forEach(
            path -> TREE.add(Route.page(path, _ -> new Answer(200, "", new byte[0], Map.of()))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /                | / {}
          /games           | /games {}
          /games/a1        | /games/{id} {id=a1}
          /games/new       | /games/new {}, /games/{id} {id=new}
          /games/a1/acts   | /games/{id}/acts {id=a1}
          /files/a.js      | /files/{+name} {name=a.js}
          /files/a//b/c.js | /files/{+name} {name=a//b/c.js}
          /games/          | ''
          /games//acts     | ''
          /games/a1/       | ''
          /files/          | ''
          /other           | ''
          games            | ''
          """)
  void a_path_leads_to_the_routes_that_it_may_mean(String path, String routes) {
    assertThat(
            TREE.at(path).stream()
                .map(route -> route.path() + " " + RouteTree.variables(route, path))
                .toList())
        .isEqualTo(routes.isEmpty() ? List.of() : List.of(routes.split(", ")));
  }
}
