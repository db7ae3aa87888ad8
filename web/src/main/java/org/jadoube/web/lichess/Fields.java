package org.jadoube.web.lichess;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The fields of a request, which come as a form, as JSON or in the query, whatever its
/// `Content-Type` says. Empty ones are left out, and all others fit their [RequestParameter].
final class Fields {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final int DEEPEST = 3;

  private final Call call;
  private final Map<String, String> body = new HashMap<>();
  private boolean garbled;

  private Fields(Call call) {
    this.call = call;
  }

  /// Handles the fields of a request, or says what is wrong with them.
  static Answer of(Call call, Function<Fields, Answer> handler) {
    Optional<String> text = call.body();
    if (text.isEmpty()) {
      return Replies.error(413, "The request is too large.");
    }
    Fields fields = new Fields(call);
    fields.read(text.get().strip());
    return fields
        .fault()
        .map(why -> Replies.error(400, why))
        .orElseGet(() -> handler.apply(fields));
  }

  /// The fields in the query alone, which [Callers] has looked at.
  static Fields inQuery(Call call) {
    return new Fields(call);
  }

  /// The fault of a request's query, in a sentence.
  static Optional<String> faultInQuery(Call call) {
    return inQuery(call).fault();
  }

  private Optional<String> fault() {
    return garbled
        ? Optional.of("The body is neither a form nor a JSON object.")
        : Arrays.stream(RequestParameter.values())
            .flatMap(each -> text(each).flatMap(each::fault).stream())
            .findFirst();
  }

  private void read(String text) {
    if (text.startsWith("{")) {
      readJson(text);
    } else {
      readForm(text);
    }
  }

  private void readJson(String text) {
    try {
      JSON.readTree(text).properties().forEach(each -> put(each.getKey(), each.getValue(), 0));
    } catch (JacksonException malformed) {
      garbled = true;
    }
  }

  /// An object's fields have its name before theirs, as Lichess reads them: `clock.limit`.
  private void put(String name, JsonNode value, int depth) {
    if (depth > DEEPEST) {
      garbled = true;
    } else if (value.isObject()) {
      value
          .properties()
          .forEach(each -> put(name + "." + each.getKey(), each.getValue(), depth + 1));
    } else if (value.isArray()) {
      body.put(name, list(value));
    } else if (!value.isNull()) {
      body.put(name, value.asString());
    }
  }

  private static String list(JsonNode array) {
    return array
        .valueStream()
        .map(each -> each.isValueNode() ? each.asString() : each.toString())
        .collect(Collectors.joining(","));
  }

  private void readForm(String text) {
    for (String pair : text.split("&")) {
      int equals = pair.indexOf('=');
      Optional<String> name = decoded(pair.substring(0, Math.max(0, equals)));
      Optional<String> value = decoded(pair.substring(equals + 1));
      if (equals > 0 && name.isPresent() && value.isPresent()) {
        body.merge(name.get(), value.get(), (one, other) -> one + "," + other);
      } else {
        garbled |= !pair.isEmpty();
      }
    }
  }

  private static Optional<String> decoded(String text) {
    try {
      return Optional.of(URLDecoder.decode(text, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  /// A field of the body, or else of the query.
  Optional<String> text(RequestParameter name) {
    return Optional.ofNullable(body.get(name.text()))
        .or(() -> call.query(name.text()))
        .filter(value -> !value.isBlank());
  }

  /// A field that is a list with commas.
  List<String> list(RequestParameter name) {
    return text(name).stream()
        .flatMap(list -> Stream.of(list.split(",")))
        .map(String::strip)
        .toList();
  }

  /// A field that is a whole number.
  OptionalInt number(RequestParameter name) {
    return text(name).stream().mapToInt(Integer::parseInt).findFirst();
  }

  /// A number of things; whoever asks for more than `most` gets that many.
  int count(RequestParameter name, int usual, int most) {
    return Math.min(number(name).orElse(usual), most);
  }

  /// A field that is a point in time.
  Optional<Instant> moment(RequestParameter name) {
    return text(name).map(Long::parseLong).map(Instant::ofEpochMilli);
  }

  /// A field that is true or false.
  Optional<Boolean> choice(RequestParameter name) {
    return text(name).map(value -> value.equalsIgnoreCase("true") || value.equals("1"));
  }

  /// Whether a field is there, and true.
  boolean flag(RequestParameter name) {
    return choice(name).orElse(false);
  }
}
