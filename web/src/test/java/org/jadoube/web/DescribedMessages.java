package org.jadoube.web;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/// Holds what is said on one WebSocket against the AsyncAPI document: everything that the server
/// says is described there, and so is everything that it accepts.
public final class DescribedMessages {
  private static final String PLACE = "https://jadoube.org/asyncapi";
  private static final String ACT = "act";
  private static final JsonNode API = load();
  private static final SchemaRegistry SCHEMAS =
      SchemaRegistry.withDefaultDialect(
          SpecificationVersion.DRAFT_7,
          registry -> registry.schemas(Map.of(PLACE, API.toString())));

  /// The message that each kind of answer answers.
  private static final Map<String, String> ANSWERS =
      Map.of("welcome", "hello", "pong", "ping", "done", ACT);

  /// Tests that exchange thousands of messages would take longer.
  private static final int MOST_OF_A_KIND = 10;

  private static final Map<String, AtomicInteger> SEEN = new ConcurrentHashMap<>();

  private final String channel;
  private final Set<String> told;
  private final Set<String> heard;

  /// How many described messages of each name have been sent and not yet been answered.
  private final Map<String, Integer> open = new ConcurrentHashMap<>();

  /// @param address of the WebSocket
  public DescribedMessages(String address) {
    String path = URI.create(address).getPath();
    this.channel =
        API.path("channels").propertyNames().stream()
            .filter(name -> path.matches(pattern(name)))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no channel is described at " + path));
    this.told = names("send-" + channel);
    this.heard = names("receive-" + channel);
  }

  private static String pattern(String channel) {
    return API.at("/channels/" + channel + "/address")
        .asString("")
        .replaceAll("\\{[a-z]+}", "[^/]+");
  }

  private static JsonNode load() {
    try (InputStream yaml =
        DescribedMessages.class.getResourceAsStream("/org/jadoube/web/api/asyncapi.yaml")) {
      return new YAMLMapper().readTree(Objects.requireNonNull(yaml));
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static Set<String> names(String operation) {
    return StreamSupport.stream(
            API.path("operations").path(operation).path("messages").spliterator(), false)
        .map(message -> message.path("$ref").asString("").replaceFirst(".*/", ""))
        .collect(Collectors.toSet());
  }

  /// A client is about to say this, which may be anything.
  public void hear(String message) {
    read(message)
        .map(this::heardAs)
        .filter(name -> heard.contains(name) && isDescribed(name, message))
        .ifPresent(name -> open.merge(name, 1, Integer::sum));
  }

  private static Optional<JsonNode> read(String message) {
    try {
      return Optional.of(JsonMapper.shared().readTree(message));
    } catch (JacksonException noJson) {
      return Optional.empty();
    }
  }

  private String heardAs(JsonNode message) {
    String type = message.path("type").asString("");
    return heard.contains(type) ? type : ACT;
  }

  /// The server has said this.
  public void tell(String message) {
    Optional.ofNullable(ANSWERS.get(check(message)))
        .filter(asked -> open.merge(asked, -1, Integer::sum) < 0)
        .ifPresent(asked -> {
          throw new AssertionError("a server accepts what is not described as " + asked);
        });
  }

  /// The name of what a server has said, which is described.
  String check(String message) {
    JsonNode json = JsonMapper.shared().readTree(message);
    String name = json.path("type").asString("");
    if (!told.contains(name)) {
      throw new AssertionError("no message of this type is described: " + message);
    }
    if (isNew(name, json)) {
      List<String> faults = faults(name, message);
      if (!faults.isEmpty()) {
        throw new AssertionError(faults + " in " + message);
      }
    }
    return name;
  }

  /// Events are described one by one, so those of every kind are looked at.
  private boolean isNew(String name, JsonNode message) {
    String kind =
        channel
            + name
            + message.findValuesAsString("code")
            + StreamSupport.stream(message.path("events").spliterator(), false)
                .map(event -> event.path("event").path("type").asString(""))
                .toList();
    return SEEN.computeIfAbsent(kind, _ -> new AtomicInteger()).incrementAndGet() <= MOST_OF_A_KIND;
  }

  private boolean isDescribed(String name, String message) {
    return faults(name, message).isEmpty();
  }

  private List<String> faults(String name, String message) {
    return SCHEMAS
        .getSchema(
            SchemaLocation.of(PLACE + "#/channels/" + channel + "/messages/" + name + "/payload"))
        .validate(message, InputFormat.JSON)
        .stream()
        .map(Object::toString)
        .toList();
  }
}
