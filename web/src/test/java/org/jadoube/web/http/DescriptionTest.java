package org.jadoube.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jadoube.testing.GeneratedFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// The published descriptions come from the code.
final class DescriptionTest {
  private static final String API = "/org/jadoube/web/api/";

  /// A description and the official schema that it must satisfy.
  enum Kind {
    OPENAPI("openapi", "openapi-3.1.schema.json", SpecificationVersion.DRAFT_2020_12),
    ASYNCAPI("asyncapi", "asyncapi-3.0.schema.json", SpecificationVersion.DRAFT_7);

    private final String file;
    private final String schema;
    private final SpecificationVersion version;

    Kind(String name, String schema, SpecificationVersion version) {
      this.file = name + ".yaml";
      this.schema = schema;
      this.version = version;
    }

    private JsonNode published() throws IOException {
      return Yaml.read(resource(API + file));
    }
  }

  private static String resource(String path) throws IOException {
    try (InputStream file = DescriptionTest.class.getResourceAsStream(path)) {
      return new String(Objects.requireNonNull(file, path).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void a_change_of_a_published_description_is_meant() throws IOException {
    GeneratedFile.of("web/src/test/resources/org/jadoube/web/http/api.txt")
        .holds(ApiShapes.text(Kind.OPENAPI.published(), Kind.ASYNCAPI.published()));
  }

  @ParameterizedTest
  @EnumSource
  void a_description_satisfies_the_official_schema(Kind kind) throws IOException {
    String json = kind.published().toString();
    assertThat(
            SchemaRegistry.withDefaultDialect(kind.version)
                .getSchema(resource(kind.schema), InputFormat.JSON)
                .validate(json, InputFormat.JSON))
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void every_reference_in_a_description_leads_somewhere(Kind kind) throws IOException {
    JsonNode description = kind.published();
    assertThat(description.findValuesAsString("$ref"))
        .allSatisfy(reference ->
            assertThat(description.at(reference.substring(1)).isMissingNode()).isFalse());
  }

  @Test
  void every_route_for_programs_is_described() throws Exception {
    assertThat(Descriptions.routes()).allMatch(route -> route.operation().isPresent());
  }

  @Test
  void a_name_of_a_route_is_its_own() throws IOException {
    assertThat(Kind.OPENAPI.published().findValuesAsString("operationId")).doesNotHaveDuplicates();
  }
}
