package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Rewritten schemas refuse what the original ones refuse.
final class ClosedSchemasTest {
  private static final String PLACE = "https://jadoube.org/example";
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final String SCHEMAS =
      """
      {"answer": {"type": "object", "required": ["move"],
                  "properties": {"move": {"$ref": "#/schemas/move", "unevaluatedProperties": false},
                                 "offer": {"$ref": "#/schemas/offer"}}},
       "move": {"type": "object", "properties": {"by": {"type": "string"}}},
       "offer": {"type": "object", "properties": {"by": {"type": "string"}}},
       "check": {"type": "object", "required": ["type"],
                 "properties": {"type": {"const": "check"}, "from": {"type": "string"}}},
       "mate": {"type": "object", "required": ["type"], "properties": {"type": {"const": "mate"}}},
       "event": {"oneOf": [{"$ref": "#/schemas/check"}, {"$ref": "#/schemas/mate"}]},
       "document": {"type": "object", "properties": {"schema": {"const": 1}},
                    "$ref": "#/schemas/event", "unevaluatedProperties": false}}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          answer   | {"move": {"by": "white"}}                              | true
          answer   | {"move": {"by": "white", "at": 1}}                     | false
          answer   | {"move": {}, "offer": {"by": "black", "at": 1}, "x": 1} | true
          document | {"schema": 1, "type": "check", "from": "e7"}           | true
          document | {"type": "mate"}                                       | true
          document | {"schema": 1, "type": "mate", "from": "e7"}            | false
          document | {"schema": 2, "type": "check"}                         | false
          document | {"schema": 1, "type": "check", "by": "white"}          | false
          """)
  void rewritten_schemas_accept_the_same(String name, String json, boolean accepted) {
    JsonNode document = JSON.readTree("{\"schemas\":" + SCHEMAS + "}");
    assertThat(accepts(document, name, json)).isEqualTo(accepted);
    ClosedSchemas.in(document, (ObjectNode) document.path("schemas"));
    assertThat(document.toString()).doesNotContain("unevaluatedProperties");
    assertThat(accepts(document, name, json)).isEqualTo(accepted);
  }

  private static boolean accepts(JsonNode document, String name, String json) {
    return SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            registry -> registry.schemas(Map.of(PLACE, document.toString())))
        .getSchema(SchemaLocation.of(PLACE + "#/schemas/" + name))
        .validate(json, InputFormat.JSON)
        .isEmpty();
  }
}
