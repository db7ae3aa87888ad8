package org.jadoube.web.http;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.Shapes;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The descriptions in few words: a line for each route, message and record.
final class ApiShapes {
  private static final String COMMA = ", ";

  private ApiShapes() {}

  /// Without the schemas of `wire`, which has words of its own for them.
  static String text(JsonNode openApi, JsonNode asyncApi) {
    return Stream.of(routes(openApi), messages(asyncApi), records(openApi), records(asyncApi))
        .flatMap(lines -> lines.sorted().distinct())
        .distinct()
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static Stream<String> routes(JsonNode api) {
    return api.path("paths")
        .propertyStream()
        .flatMap(path ->
            path.getValue()
                .propertyStream()
                .map(method ->
                    path.getKey()
                        + " "
                        + method.getKey().toUpperCase(Locale.ROOT)
                        + ": "
                        + operation(method.getValue())));
  }

  private static String operation(JsonNode operation) {
    Stream<String> callers =
        operation
            .path("security")
            .valueStream()
            .map(way -> way.isEmpty() ? "anybody" : String.join("+", way.propertyNames()));
    Stream<String> sent =
        Stream.concat(
            operation.path("parameters").valueStream().map(ApiShapes::parameter),
            operation.path("requestBody").path("content").propertyStream().map(ApiShapes::body));
    Stream<String> answers =
        operation
            .path("responses")
            .propertyStream()
            .map(answer -> answer.getKey() + answer(answer.getValue()));
    return Stream.of(callers, sent, answers)
        .map(part -> part.collect(Collectors.joining(COMMA)))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  private static String parameter(JsonNode parameter) {
    return parameter.path("in").asString()
        + " "
        + parameter.path("name").asString()
        + (parameter.path("required").asBoolean(false) ? " " : "? ")
        + shape(parameter.path("schema"));
  }

  private static String body(Map.Entry<String, JsonNode> content) {
    return content.getKey() + " " + shape(content.getValue().path("schema"));
  }

  private static String answer(JsonNode answer) {
    return answer.has("$ref")
        ? " " + shape(answer)
        : answer
            .path("content")
            .propertyStream()
            .map(content -> " " + body(content))
            .collect(Collectors.joining());
  }

  private static Stream<String> messages(JsonNode api) {
    return api.path("operations")
        .propertyStream()
        .flatMap(operation ->
            operation
                .getValue()
                .path("messages")
                .valueStream()
                .map(message -> message.path("$ref").asString().substring(1))
                .map(place ->
                    operation.getKey()
                        + " "
                        + place.substring(place.lastIndexOf('/') + 1)
                        + ": "
                        + shape(api.at(place + "/payload"))));
  }

  private static Stream<String> records(JsonNode api) {
    Map<?, ?> schemas = map(api.path("components").path("schemas"));
    return Shapes.lines(schemas).filter(line -> Character.isUpperCase(line.charAt(0)));
  }

  private static String shape(JsonNode schema) {
    return Shapes.of(map(schema));
  }

  private static Map<?, ?> map(JsonNode node) {
    return JsonMapper.shared().convertValue(node, Map.class);
  }
}
