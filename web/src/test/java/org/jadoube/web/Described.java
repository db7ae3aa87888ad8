package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/// Holds answers of the server against its OpenAPI document: whatever a test asks, the answer is
/// one of those that are described there.
final class Described {
  private static final String PLACE = "https://jadoube.org/openapi";
  private static final JsonNode API = load();
  private static final Map<Pattern, String> PATHS = paths();
  private static final SchemaRegistry SCHEMAS =
      SchemaRegistry.withDefaultDialect(
          SpecificationVersion.DRAFT_2020_12,
          registry -> registry.schemas(Map.of(PLACE, API.toString())));

  /// Tests that send thousands of requests would take longer.
  private static final int MOST_OF_A_KIND = 10;

  private static final Map<String, AtomicInteger> SEEN = new ConcurrentHashMap<>();

  private Described() {}

  private static JsonNode load() {
    try (InputStream yaml =
        Described.class.getResourceAsStream("/org/jadoube/web/api/openapi.yaml")) {
      JsonNode api = new YAMLMapper().readTree(Objects.requireNonNull(yaml));
      ClosedSchemas.in(api, (ObjectNode) api.at("/components/schemas"));
      return api;
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /// Paths without variables come first.
  private static Map<Pattern, String> paths() {
    Map<Pattern, String> paths = new LinkedHashMap<>();
    API.path("paths").propertyNames().stream()
        .sorted((a, b) -> Boolean.compare(a.contains("{"), b.contains("{")))
        .forEach(path -> paths.put(Pattern.compile(path.replaceAll("\\{[a-z]+}", "[^/]+")), path));
    return paths;
  }

  /// Checks that the answer to a request is described.
  static void check(HttpResponse<String> answer) {
    String method = answer.request().method().toLowerCase(Locale.ROOT);
    String asked = answer.uri().getPath();
    template(asked)
        .filter(path -> API.path("paths").path(path).has(method))
        .ifPresent(path -> check(answer, "/paths/" + escaped(path) + "/" + method));
  }

  private static Optional<String> template(String path) {
    return PATHS.entrySet().stream()
        .filter(each -> each.getKey().matcher(path).matches())
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private static String escaped(String path) {
    return path.replace("/", "~1");
  }

  private static void check(HttpResponse<String> answer, String operation) {
    String status = String.valueOf(answer.statusCode());
    JsonNode responses = API.at(operation + "/responses");
    String place = operation + "/responses/" + (responses.has(status) ? status : "default");
    String reference = API.at(place).path("$ref").asString("");
    String response = reference.isEmpty() ? place : reference.substring(1);
    String type = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
    JsonNode content = API.at(response).path("content");
    assertThat(content.isMissingNode() ? answer.body() : "")
        .as("the body of %s %s, which is not described", status, operation)
        .isEmpty();
    if (content.isMissingNode()) {
      return;
    }
    assertThat(content.has(type))
        .as("%s %s as %s is described: %s", status, operation, type, answer.body())
        .isTrue();
    if (type.endsWith("json")) {
      validate(response + "/content/" + escaped(type) + "/schema", answer.body());
    }
  }

  private static void validate(String place, String body) {
    String code = JsonMapper.shared().readTree(body).path("code").asString("");
    int seen = SEEN.computeIfAbsent(place + code, _ -> new AtomicInteger()).incrementAndGet();
    if (seen <= MOST_OF_A_KIND) {
      assertThat(
              SCHEMAS
                  .getSchema(SchemaLocation.of(PLACE + "#" + place))
                  .validate(body, InputFormat.JSON))
          .as("%s against %s", body, place)
          .isEmpty();
    }
  }
}
