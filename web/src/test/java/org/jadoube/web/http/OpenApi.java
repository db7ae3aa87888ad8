package org.jadoube.web.http;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.Problem;
import org.jadoube.web.description.Reply;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.web.http.exchange.ProblemDetails;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.Variables;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The OpenAPI document of the server, from its routes.
final class OpenApi {
  private static final JsonMapper MAPPER = JsonMapper.shared();
  private static final Pattern VARIABLE = Pattern.compile("\\{([a-z]+)}");
  private static final String PROBLEM = "application/problem+json";
  private static final int UNAVAILABLE = 503;
  private static final int TOO_MANY = 429;

  private final Components components = new Components();
  private final Map<String, ObjectNode> responses = new TreeMap<>();

  private OpenApi() {}

  /// The document, whose routes are in order of their paths.
  static ObjectNode of(List<Route> routes) {
    OpenApi api = new OpenApi();
    ObjectNode root = MAPPER.createObjectNode().put("openapi", "3.1.0");
    root.set("info", Introduction.of("openapi", "Chess under the Laws, over HTTP and WebSocket."));
    root.putArray("servers").addObject().put("url", "/");
    ObjectNode paths = root.putObject("paths");
    routes.stream()
        .filter(route -> route.operation().isPresent())
        .sorted(Comparator.comparing(Route::path))
        .forEach(route -> api.add(route, paths.withObjectProperty(route.path())));
    root.set("components", api.components());
    return root;
  }

  private ObjectNode components() {
    ObjectNode all = MAPPER.createObjectNode();
    all.set("securitySchemes", Introduction.securitySchemes());
    ObjectNode shared = all.putObject("responses");
    responses.forEach(shared::set);
    all.set("schemas", components.schemas());
    return all;
  }

  private void add(Route route, ObjectNode path) {
    String method = route.methods().getFirst().toLowerCase(Locale.ROOT);
    Operation operation = route.operation().orElseThrow();
    ObjectNode node = path.putObject(method);
    node.put("operationId", id(method, route.path()));
    node.put("summary", operation.summary());
    if (!operation.text().isEmpty()) {
      node.put("description", operation.text());
    }
    ArrayNode security = node.putArray("security");
    operation
        .access()
        .ways()
        .forEach(way -> {
          ObjectNode each = security.addObject();
          way.forEach(each::putArray);
        });
    parameters(route.path(), operation, node);
    request(operation, node);
    answers(operation, node.putObject("responses"));
  }

  private static String id(String method, String path) {
    String words = path.replaceAll("[{}./]", " ").strip();
    return method + "-" + words.replaceAll("\\s+", "-");
  }

  private static void parameters(String path, Operation operation, ObjectNode node) {
    ArrayNode all = MAPPER.createArrayNode();
    Matcher variables = VARIABLE.matcher(path);
    while (variables.find()) {
      all.add(parameter(variable(variables.group(1))));
    }
    operation.parameters().forEach(each -> all.add(parameter(each)));
    if (!all.isEmpty()) {
      node.set("parameters", all);
    }
  }

  private static RouteParameter variable(String name) {
    return Variables.OF_PATHS.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("{" + name + "} is not in Variables"));
  }

  private static ObjectNode parameter(RouteParameter parameter) {
    ObjectNode node =
        MAPPER.createObjectNode().put("name", parameter.name()).put("in", parameter.place().text());
    if (parameter.required()) {
      node.put("required", true);
    }
    if (!parameter.meaning().isEmpty()) {
      node.put("description", parameter.meaning());
    }
    node.set("schema", MAPPER.valueToTree(new TreeMap<>(parameter.schema())));
    return node;
  }

  private void request(Operation operation, ObjectNode node) {
    operation
        .request()
        .ifPresent(body -> {
          ObjectNode content =
              node.putObject("requestBody")
                  .put("required", body.required())
                  .putObject("content")
                  .putObject(body.mediaType());
          content.set(
              "schema", body.document().isEmpty() ? text() : components.sent(body.document()));
          if (!body.examples().isEmpty()) {
            ObjectNode examples = content.putObject("examples");
            for (String example : body.examples()) {
              examples
                  .putObject("example-" + (examples.size() + 1))
                  .set("value", MAPPER.readTree(example));
            }
          }
        });
  }

  private void answers(Operation operation, ObjectNode node) {
    operation.replies().forEach(reply -> node.set(status(reply.status()), reply(reply)));
    operation.problems().stream()
        .collect(Collectors.groupingBy(Problem::status, TreeMap::new, Collectors.toList()))
        .forEach((status, problems) -> node.set(status(status), problems(status, problems)));
    node.set("default", problems(0, List.of()));
  }

  private static String status(int status) {
    return String.valueOf(status);
  }

  private ObjectNode reply(Reply reply) {
    ObjectNode node = MAPPER.createObjectNode().put("description", reply.meaning());
    if (!reply.mediaType().isEmpty()) {
      ObjectNode content = node.putObject("content").putObject(reply.mediaType());
      reply
          .document()
          .ifPresentOrElse(
              document -> content.set("schema", components.of(document)),
              () ->
                  content.set(
                      "schema", reply.wire().map(components::sent).orElseGet(OpenApi::text)));
    }
    return node;
  }

  private static ObjectNode text() {
    return MAPPER.createObjectNode().put("type", "string");
  }

  /// A reference to an answer with one of these problems, or with any other if there are none.
  private ObjectNode problems(int status, List<Problem> problems) {
    List<String> codes = problems.stream().map(problem -> problem.kind().code()).sorted().toList();
    String name = codes.isEmpty() ? "any" : String.join(".", codes);
    responses.computeIfAbsent(name, _ -> problem(status, problems, codes));
    return MAPPER.createObjectNode().put("$ref", "#/components/responses/" + name);
  }

  private ObjectNode problem(int status, List<Problem> problems, List<String> codes) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put(
        "description",
        codes.isEmpty()
            ? "The request could not be read, or the server failed or is stopping."
            : problems.stream()
                .map(each -> each.kind().title() + ": code `" + each.kind().code() + "`")
                .sorted()
                .collect(Collectors.joining("; ", "", ".")));
    if (status == UNAVAILABLE || status == TOO_MANY) {
      node.putObject("headers")
          .putObject("Retry-After")
          .put("description", "In seconds.")
          .putObject("schema")
          .put("type", "integer");
    }
    ObjectNode schema = node.putObject("content").putObject(PROBLEM).putObject("schema");
    ArrayNode all = schema.putArray("allOf");
    all.add(components.of(ProblemDetails.class));
    if (!codes.isEmpty()) {
      codes.forEach(
          all.addObject()
                  .put("type", "object")
                  .putObject("properties")
                  .putObject("code")
                  .putArray("enum")
              ::add);
    }
    return node;
  }
}
